import { foodFacts } from "../content/food-facts.ts";
import type { StorySeed } from "../seed-types.ts";

export const story: StorySeed = {
  key: "advent-baking-plan",
  storyType: "article",
  picture: "story-advent-baking-plan",
  alt: {
    de: "Rote Dose mit Vanillekipferln und grüne Dose mit Zimtsternen, daneben Kerzen, Tannenzweige und Zimtstangen auf dunklem Holz",
    en: "Red tin of vanilla crescents and green tin of cinnamon stars, with candles, fir twigs and cinnamon sticks on dark wood",
  },
  slug: { de: "backplan-fuer-den-advent", en: "advent-baking-plan" },
  title: { de: "Backplan für den Advent", en: "A baking plan for Advent" },
  summary: {
    de: "Was wochenlang hält, kommt zuerst, was weich bleiben soll, zuletzt: ein Plan von Mitte November bis zum 23. Dezember, mit Haltbarkeit, Dosen und Resten.",
    en: "What keeps for weeks comes first, what should stay soft comes last: a plan from mid-November to 23 December, with keeping times, tins and leftovers.",
  },
  author: "ofenwarm",
  publishedAt: "2025-11-15T08:00:00Z",
  category: "cookies",
  moreCategories: ["christmas", "baking-all", "german", "cake"],
  tags: ["baking", "sweet", "winter", "make-ahead"],
  likedBy: ["sonntagstisch", "loeffelweise", "lindeundlaib", "team"],
  body: {
    de: [
      {
        type: "text",
        text: "Wer am 22. Dezember mit fünf Sorten anfängt, steht bis Mitternacht in der Küche. Dabei werden die meisten Plätzchen besser, wenn sie liegen: Gewürze verteilen sich, Feuchtigkeit gleicht sich aus. Ein Nachmittag pro Adventswochenende genügt, wenn die Reihenfolge stimmt. Sie richtet sich danach, wie lange etwas hält.",
      },
      { type: "headline", level: 2, text: "Der Plan" },
      {
        type: "list",
        ordered: true,
        items: [
          "**Mitte November: einkaufen.** Mandeln, Zucker, Mehl, Trockenfrüchte, Vanille, Zimt, Backpapier. Prüfe die Gewürze vom letzten Jahr mit der Nase, gemahlene haben nach einem Jahr Geschmack verloren.",
          "**Um den 1. Advent: Stollen und Vanillekipferl.** Stollen soll kühl und verpackt zwei bis vier Wochen ziehen; seine Früchte weichst du am Vorabend ein. Kipferl halten in der Dose 4 Wochen, also bis Weihnachten.",
          "**Um den 2. Advent: Teig auf Vorrat.** Forme Kugeln für Cookies und friere sie roh ein. Auch rohe Rollen für eine zweite Ladung Kipferl halten im Gefrierfach, und zwar 2 Monate.",
          "**Um den 3. Advent: Zimtsterne und Lebkuchen.** Ein bis zwei Wochen vor Weihnachten ist für beide der richtige Zeitpunkt: Die Sterne sind zum Fest durchgezogen, die Lebkuchen nach einer Woche weich.",
          "**In der Woche vor Weihnachten: alles, was weich bleiben soll.** Backe die gefrorenen Cookies ab, sie halten 4–5 Tage. Am 23. Dezember ist der Gugelhupf dran, er bleibt unter einer Haube 4 Tage saftig.",
        ],
      },
      {
        type: "recipes",
        recipes: [
          "stollen",
          "vanilla-crescents",
          "lebkuchen",
          "star-cookies",
          "chocolate-chip-cookies",
          "lemon-gugelhupf",
        ],
      },
      { type: "headline", level: 2, text: "Wie lange es dauert" },
      {
        type: "content_meta_carousel",
        title: "Arbeit und Wartezeit",
        entries: [
          {
            title: "Stollen, zwei Laibe",
            text: "Am Vorabend die Früchte, dann 60 Minuten Arbeit, zweieinhalb Stunden Gehzeit und 45 Minuten im Ofen bei 180 °C.",
          },
          {
            title: "Vanillekipferl, 50 Stück",
            text: "50 Minuten Arbeit, 60 Minuten Kühlzeit, zweimal 12 Minuten im Ofen bei 180 °C, dann noch eine halbe Stunde auskühlen.",
          },
          {
            title: "Zimtsterne, 40 Stück",
            text: "45 Minuten Arbeit, 60 Minuten Kühlzeit und 15 Minuten Gefrierfach, zweimal 12 Minuten bei 150 °C, 15 Minuten auf dem Blech.",
          },
          {
            title: "Elisenlebkuchen, 24 Stück",
            text: "50 Minuten Arbeit, 60 Minuten Quellzeit, zweimal 20 Minuten bei 160 °C, zwei Stunden für Abkühlen und Schokolade.",
          },
          {
            title: "Cookies, 16 Stück",
            text: "25 Minuten Arbeit bis zu den Kugeln. Gefroren brauchen sie im Ofen 2–3 Minuten länger als aus dem Kühlschrank.",
          },
          {
            title: "Zitronen-Gugelhupf, 16 Stücke",
            text: "35 Minuten Arbeit, 50 Minuten im Ofen und anderthalb Stunden, bis er kalt, getränkt und glasiert ist.",
          },
        ],
      },
      {
        type: "text",
        text: "Kipferl und Zimtsterne passen an denselben Nachmittag, wenn es sein muss: Während der eine Teig kühlt, knetest du den anderen. Backe zuerst die Sterne bei 150 °C und danach die Kipferl bei 180 °C, denn ein Ofen ist schneller heiß als kalt.",
      },
      { type: "headline", level: 2, text: "Eigelb hier, Eiweiß dort" },
      {
        type: "text",
        text: `Die Kipferl brauchen zwei Eigelbe, die Zimtsterne drei Eiweiße, zusammen etwa 100 g. Hebe das Eiweiß von den Kipferln auf: Im Kühlschrank hält es ${foodFacts.eggWhites.de}, das reicht nicht bis zum 3. Advent. Friere es deshalb in einem kleinen Glas ein, schreibe Zahl und Datum darauf und lass es am Vorabend im Kühlschrank auftauen. Es fehlt dann nur noch ein Ei. Aufgetautes Eiweiß lässt sich genauso steif schlagen wie frisches.`,
      },
      { type: "recipe_part", recipe: "vanilla-crescents", group: 0 },
      { type: "headline", level: 2, text: "Backen mit mehreren Blechen" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Ein Blech nach dem anderen** backt am gleichmäßigsten. Mit Umluft gehen zwei Bleche, dann stellst du den Ofen 20 °C niedriger und tauschst sie nach der halben Zeit.",
          "**Belege nie ein heißes Blech.** Butterteig läuft darauf auseinander, bevor er backt. Ziehe das Backpapier mit den nächsten Plätzchen erst auf das Blech, wenn es kalt ist.",
          "**Gleiche Größe, gleiche Dicke.** Kleine Plätzchen kommen auf ein eigenes Blech.",
          "**Die ersten drei zur Probe.** Danach weißt du, ob dein Ofen eine Minute mehr oder weniger braucht.",
          "**Vom Blech nehmen**, sobald sie fest sind. Auf dem heißen Blech backen sie weiter.",
        ],
      },
      { type: "headline", level: 2, text: "Dosen" },
      {
        type: "text",
        text: "Alles muss ganz kalt sein, bevor der Deckel daraufkommt, sonst schlägt sich Feuchtigkeit nieder. Jede Sorte bekommt eine eigene Dose: Knuspriges neben Weichem wird weich, und Kipferl neben Lebkuchen schmecken nach Lebkuchen. Zwischen die Lagen gehört Backpapier. Stelle die Dosen kühl, trocken und dunkel, aber nicht in den Kühlschrank.",
      },
      {
        type: "proscons",
        prosTitle: "Blechdose",
        pros: ["hält Mürbes und Knuspriges trocken", "lässt sich stapeln", "nimmt keinen Geruch an"],
        consTitle: "Was sie nicht kann",
        cons: [
          "Weiches weich halten, dafür muss sie dicht schließen",
          "harte Lebkuchen retten, das macht ein Stück Apfelschale, das du täglich tauschst",
        ],
      },
      { type: "headline", level: 2, text: "Einfrieren" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Rohe Cookie-Kugeln:** 3 Monate. Auf einem Brett anfrieren, dann in den Beutel.",
          "**Rohe Kipferl-Rollen:** 2 Monate, über Nacht im Kühlschrank auftauen.",
          "**Gebackene Zimtsterne:** 3 Monate in einer festen Dose. Sie tauen verschlossen auf, sonst wird der Guss fleckig.",
          "**Gugelhupf:** 3 Monate, getränkt, aber ohne Guss.",
          "**Gebackene Kipferl:** besser nicht. In der Dose halten sie ohnehin bis Weihnachten.",
        ],
      },
      { type: "headline", level: 2, text: "Mit Kindern, für Gäste, per Post" },
      {
        type: "text",
        text: "Kinder können Kugeln rollen, Sterne ausstechen und zuckern. Am Ofen und beim Lösen heißer Plätzchen bleiben sie Zuschauer. Roher Teig mit Mehl oder Ei wird nicht genascht, auch Mehl kann Keime enthalten. Zum Verschicken eignet sich, was fest ist und keinen Guss hat. Packe die Plätzchen paarweise Rücken an Rücken in eine Dose und fülle alle Lücken mit Papier, dann kann nichts rutschen.",
      },
      {
        type: "text",
        text: "Ein Blech Zimtsterne im Dezember ist kein Grund zur Sorge. Warum du bei täglichem Zimt trotzdem auf die Sorte achten solltest, steht in [Gewürze, die man wirklich braucht](story:story-spice-bowls).",
      },
      { type: "cta_button", text: "Alle Rezepte für Weihnachten", href: "category:christmas" },
    ],
    en: [
      {
        type: "text",
        text: "Start on five kinds on 22 December and you will be in the kitchen until midnight. Yet most Christmas biscuits improve with time in the tin: spices spread, moisture evens out. One afternoon for each weekend of Advent is enough if the order is right. It follows from how long things keep.",
      },
      { type: "headline", level: 2, text: "The plan" },
      {
        type: "list",
        ordered: true,
        items: [
          "**Mid-November: shopping.** Almonds, sugar, flour, dried fruit, vanilla, cinnamon, baking paper. Check last year’s spices with your nose; ground ones lose their flavour after a year.",
          "**Around the first Sunday of Advent: stollen and vanilla crescents.** Stollen should rest for two to four weeks, wrapped and in a cool place; soak its fruit the evening before you bake. Crescents keep for 4 weeks in a tin, which takes them to Christmas.",
          "**Around the second Sunday: dough for the freezer.** Shape balls for cookies and freeze them raw. Raw rolls for a second batch of crescents keep in the freezer as well, for 2 months.",
          "**Around the third Sunday: cinnamon stars and Lebkuchen.** One to two weeks before Christmas is the right time for both: the stars have mellowed by the holidays, and the Lebkuchen are soft after a week.",
          "**In the week before Christmas: everything that should be soft.** Bake the frozen cookies, which keep for 4–5 days. On 23 December it is the turn of the Gugelhupf, which stays moist under a cover for 4 days.",
        ],
      },
      {
        type: "recipes",
        recipes: [
          "stollen",
          "vanilla-crescents",
          "lebkuchen",
          "star-cookies",
          "chocolate-chip-cookies",
          "lemon-gugelhupf",
        ],
      },
      { type: "headline", level: 2, text: "How long it takes" },
      {
        type: "content_meta_carousel",
        title: "Work and waiting",
        entries: [
          {
            title: "Stollen, two loaves",
            text: "The fruit the evening before, then 60 minutes of work, two and a half hours of rising and 45 minutes in the oven at 180 °C.",
          },
          {
            title: "Vanilla crescents, 50 pieces",
            text: "50 minutes of work, 60 minutes of chilling, twice 12 minutes in the oven at 180 °C, then another half an hour to cool.",
          },
          {
            title: "Cinnamon stars, 40 pieces",
            text: "45 minutes of work, 60 minutes in the fridge and 15 minutes in the freezer, twice 12 minutes at 150 °C, 15 minutes on the tray.",
          },
          {
            title: "Elisen gingerbread, 24 pieces",
            text: "50 minutes of work, 60 minutes of standing, twice 20 minutes at 160 °C, two hours for cooling and chocolate.",
          },
          {
            title: "Cookies, 16 pieces",
            text: "25 minutes of work until they are balls. Frozen ones need 2–3 minutes more in the oven than chilled ones.",
          },
          {
            title: "Lemon Gugelhupf, 16 slices",
            text: "35 minutes of work, 50 minutes in the oven and an hour and a half until it is cold, soaked and iced.",
          },
        ],
      },
      {
        type: "text",
        text: "Crescents and stars fit into one afternoon if need be: while one dough chills, you make the other. Bake the stars first at 150 °C and then the crescents at 180 °C, because an oven heats up faster than it cools.",
      },
      { type: "headline", level: 2, text: "Yolks here, whites there" },
      {
        type: "text",
        text: `The crescents need two egg yolks, the cinnamon stars three whites, about 100 g in all. Save the whites from the crescents: they keep for ${foodFacts.eggWhites.en} in the fridge, which is not long enough for the third Sunday of Advent. So freeze them in a small jar, write the number and date on it, and thaw them in the fridge the evening before. You then need only one more egg. Thawed whites whisk just as stiff as fresh ones.`,
      },
      { type: "recipe_part", recipe: "vanilla-crescents", group: 0 },
      { type: "headline", level: 2, text: "Baking several trays" },
      {
        type: "list",
        ordered: false,
        items: [
          "**One tray after another** bakes most evenly. A fan oven takes two trays at once: set it 20 °C lower and swap them half-way.",
          "**Never load a hot tray.** Buttery dough spreads on it before it bakes. Slide the paper with the next biscuits on only when the tray is cold.",
          "**Same size, same thickness.** Small biscuits get a tray of their own.",
          "**Bake three as a trial.** Then you know whether your oven needs a minute more or less.",
          "**Take them off the tray** as soon as they are firm. On hot metal they go on baking.",
        ],
      },
      { type: "headline", level: 2, text: "Tins" },
      {
        type: "text",
        text: "Everything must be quite cold before the lid goes on, or moisture condenses. Each kind gets its own tin: crisp biscuits beside soft ones turn soft, and crescents beside Lebkuchen taste of Lebkuchen. Put baking paper between the layers. Keep the tins somewhere cool, dry and dark, but not in the fridge.",
      },
      {
        type: "proscons",
        prosTitle: "A metal tin",
        pros: ["keeps short and crisp biscuits dry", "stacks well", "takes on no smell"],
        consTitle: "What it cannot do",
        cons: [
          "keep soft ones soft, unless it closes tightly",
          "rescue hard Lebkuchen; a piece of apple peel does, changed daily",
        ],
      },
      { type: "headline", level: 2, text: "Freezing" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Raw balls of cookie dough:** 3 months. Freeze them on a board first, then bag them.",
          "**Raw rolls of crescent dough:** 2 months; thaw overnight in the fridge.",
          "**Baked cinnamon stars:** 3 months in a rigid box. Thaw them with the lid on, or the icing turns blotchy.",
          "**Gugelhupf:** 3 months, soaked but not iced.",
          "**Baked crescents:** better not. They last until Christmas in the tin anyway.",
        ],
      },
      { type: "headline", level: 2, text: "With children, for guests, by post" },
      {
        type: "text",
        text: "Children can roll balls, cut out stars and dust with sugar. At the oven, and when hot biscuits come off the tray, they only watch. Raw dough with flour or egg is not for nibbling; flour can carry germs, too. What travels best is firm and has no icing. Pack biscuits in pairs, back to back, in a tin and fill every gap with paper so that nothing can slide.",
      },
      {
        type: "text",
        text: "A tray of cinnamon stars in December is no cause for worry. Why you should still look at the kind if you eat it daily is explained in [The spices you really need](story:story-spice-bowls).",
      },
      { type: "cta_button", text: "All recipes for Christmas", href: "category:christmas" },
    ],
  },
};
