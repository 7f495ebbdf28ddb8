import { foodFacts } from "../content/food-facts.ts";
import type { StorySeed } from "../seed-types.ts";

export const story: StorySeed = {
  key: "meal-planning",
  storyType: "article",
  picture: "story-meal-planning",
  alt: {
    de: "Aufgeschlagenes Notizbuch von oben mit einem Wochenplan und einer Einkaufsliste, ringsum Spargel, Spaghetti, Karotten, Zitronen, Tomaten und Eier",
    en: "Open notebook from above with a plan for the week and a shopping list, surrounded by asparagus, spaghetti, carrots, lemons, tomatoes and eggs",
  },
  slug: { de: "essensplan-fuer-eine-woche", en: "meal-planning-for-a-week" },
  title: { de: "Ein Essensplan für die Woche", en: "Meal planning for a week" },
  summary: {
    de: "Fünf Gerichte, ein Abend für Reste, ein freier: wie ein Plan aufgebaut ist, der auch am Donnerstag noch stimmt, mit einem Beispiel für vier.",
    en: "Five dishes, one evening for leftovers, one left free: how to build a plan that still holds on Thursday, with an example for four.",
  },
  author: "loeffelweise",
  publishedAt: "2026-04-25T08:00:00Z",
  category: "dinner",
  moreCategories: ["easy", "kids", "quick", "lunch"],
  tags: ["budget-friendly", "make-ahead", "no-waste", "for-children"],
  likedBy: ["kuechenkraut", "gemuesefach", "sonntagstisch"],
  body: {
    de: [
      {
        type: "text",
        text: "Um halb sechs zu überlegen, was es um halb sieben gibt, ist anstrengender als kochen. Ein Wochenplan kostet zwanzig Minuten am Freitagabend und spart drei Gänge in den Laden. Er muss nicht schön sein. Er muss nur zwei Fragen beantworten: Was verdirbt zuerst, und an welchem Abend ist wie viel Zeit?",
      },
      { type: "headline", level: 2, text: "In fünf Schritten" },
      {
        type: "list",
        ordered: true,
        items: [
          "**Nachsehen.** Was liegt im Kühlschrank, im Gefrierfach, im Vorrat, und was davon muss weg? Das steht zuerst im Plan.",
          "**Termine eintragen.** Schreibe zu jedem Abend, wie viele mitessen und wie viele Minuten du hast: 20, 40 oder 60.",
          "**Fünf Gerichte wählen, nicht sieben.** Ein Abend gehört den Resten, einer bleibt frei für das, was dazwischenkommt.",
          "**Nach Haltbarkeit ordnen.** Fisch am Einkaufstag, Pilze und Spinat in der ersten Wochenhälfte, Kohl, Linsen und Dosen am Ende.",
          "**Den Zettel aus dem Plan schreiben**, nach Abteilungen sortiert. Streiche, was noch da ist.",
        ],
      },
      { type: "headline", level: 2, text: "Was zuerst wegmuss" },
      {
        type: "content_meta_carousel",
        title: "Haltbarkeit nach dem Einkauf",
        entries: [
          { title: "1 Tag", text: "Frischer Fisch, Garnelen, Muscheln, Hackfleisch. Kaufe sie für denselben Abend." },
          {
            title: "2–3 Tage",
            text: "Beeren, Mozzarella, Geflügel, Pilze, Spinat, Spargel, geöffnete Sahne, weiche Kräuter wie Basilikum und Dill.",
          },
          {
            title: "5–7 Tage",
            text: "Tomaten, Gurke, Zucchini, Aubergine, Paprika, Joghurt, Schmand, Feta, Frühlingszwiebeln.",
          },
          {
            title: "2 Wochen und mehr",
            text: "Karotten, Zitronen, Eier, Ingwer. Kohl, Rote Bete, Äpfel, Zwiebeln und Kartoffeln halten kühl gelagert drei Wochen und länger.",
          },
        ],
      },
      { type: "headline", level: 2, text: "Ein Beispiel: eine Woche im Frühling" },
      {
        type: "text",
        text: "Der große Einkauf ist am Samstag, ein kleiner am Mittwoch: Pilze, Brot, Milch, Obst. Der Plan ist für vier gerechnet, jedes Rezept lässt sich auf der Seite auf andere Portionen umstellen.",
      },
      {
        type: "list",
        ordered: false,
        items: [
          "**Samstag, 40 Minuten:** [Ofenlachs mit Zitrone und Spargel](recipe:salmon-sheet-pan), weil Fisch nur einen Tag hält. Alles liegt auf einem Blech.",
          "**Sonntag, 45 Minuten:** [Chili sin Carne](recipe:chili-sin-carne), gleich für acht. Die Hälfte kommt, rasch abgekühlt, in den Kühlschrank, dort hält es 3–4 Tage.",
          "**Montag, 30 Minuten:** [Spaghetti al pomodoro](recipe:spaghetti-pomodoro). Nudeln und Dosentomaten sind aus dem Vorrat, nur Kirschtomaten und Basilikum frisch.",
          "**Dienstag, 10 Minuten Arbeit:** Das zweite Chili, durch und durch erhitzt, auf Ofenkartoffeln. Sie backen 60 Minuten bei 200 °C allein.",
          "**Mittwoch, 45 Minuten:** [Pilzrisotto](recipe:mushroom-risotto) mit den Pilzen vom selben Tag.",
          "**Donnerstag, 30 Minuten:** [Rote Linsensuppe](recipe:red-lentil-soup). Linsen, Karotten und Zwiebeln halten bis zum Ende der Woche und länger.",
          "**Freitag, offen:** Reste, Eier, das Gefrierfach oder ein Essen außer Haus.",
        ],
      },
      { type: "recipes", recipes: ["salmon-sheet-pan", "chili-sin-carne", "mushroom-risotto", "red-lentil-soup"] },
      {
        type: "text",
        text: "Außerhalb der Spargelzeit tauschst du den Samstag: Im Winter gibt es [Borschtsch](recipe:borscht), im Sommer [Ratatouille](recipe:ratatouille); rechne dafür mit 80 und 105 Minuten. Der Rest der Woche bleibt gleich.",
      },
      { type: "headline", level: 2, text: "Einmal kochen, zweimal essen" },
      {
        type: "text",
        text: `Geplante Reste sparen mehr Zeit als jedes schnelle Rezept. Nimm dafür, was beim Aufwärmen nicht leidet: Chili, Linsen, Eintopf, Schmorgerichte. Schlecht eignen sich Fisch und Nudeln, gekocht halten beide nur ${foodFacts.cookedPasta.de}, und Reis muss nach 24 Stunden gegessen sein. Kühle alles innerhalb von zwei Stunden, Reis innerhalb von einer, erhitze nur die Portionen, die du brauchst, und jede nur einmal.`,
      },
      {
        type: "list",
        ordered: false,
        items: [
          "**Ein Kilo Kartoffeln mehr:** am nächsten Tag als Tortilla [aus Resten](story:leftovers) oder aus der Pfanne. Gekocht halten sie 3 Tage.",
          "**Die doppelte Tomatensauce:** übermorgen mit Eiern als [Shakshuka](recipe:shakshuka) oder für 3 Monate ins Gefrierfach.",
          "**Ein Blech Gemüse mehr:** kalt mit Feta als Salat, püriert als Suppe.",
        ],
      },
      { type: "headline", level: 2, text: "Themen statt Rezepte" },
      {
        type: "proscons",
        prosTitle: "Feste Themen je Wochentag",
        pros: [
          "„montags Nudeln, donnerstags Suppe“ muss niemand neu erfinden",
          "Kinder wissen, was kommt, und dürfen innerhalb des Themas wählen",
          "der Einkauf wird jede Woche ähnlicher und schneller",
        ],
        consTitle: "Wo es hakt",
        cons: [
          "es wird eintönig, wenn das Rezept nie wechselt",
          "Saison und Angebote kommen zu kurz, wenn du zu früh festlegst",
        ],
      },
      {
        type: "text",
        text: "Mit Kindern hat sich bewährt: An jedem Abend steht etwas auf dem Tisch, das alle mögen, und sei es Brot mit Butter. Neues kommt in kleiner Menge daneben. Und ein Abend in der Woche wird reihum bestimmt.",
      },
      { type: "headline", level: 2, text: "Wenn der Plan nicht aufgeht" },
      {
        type: "text",
        text: "Tausche Tage, aber halte die Reihenfolge der Haltbarkeit ein. Fällt ein Abend aus, friere ein, was bis dahin nicht hält, am besten noch am selben Tag. Und lege dir zwei Notessen in den Vorrat, für die nie etwas Frisches fehlt: Nudeln mit Tomaten aus der Dose, Linsen mit Zwiebeln und Reis.",
      },
      {
        type: "link_module",
        title: "Der Zettel zum Plan",
        text: "Füge die Zutaten aus den Rezepten hinzu: Gleiche Zutaten werden zusammengezählt und nach Abteilungen sortiert.",
        label: "Zum Einkaufszettel",
        href: "route:/shopping-list",
        picture: "salmon-sheet-pan",
      },
    ],
    en: [
      {
        type: "text",
        text: "Deciding at half past five what to eat at half past six is harder than cooking. A plan takes twenty minutes on Friday evening and saves three trips to the shop. It need not be pretty. It only has to answer two questions: what spoils first, and how much time is there on which evening?",
      },
      { type: "headline", level: 2, text: "In five steps" },
      {
        type: "list",
        ordered: true,
        items: [
          "**Look.** What is in the fridge, the freezer and the store cupboard, and what has to go? That goes into the plan first.",
          "**Enter the dates.** For each evening, write down how many are eating and how many minutes you have: 20, 40 or 60.",
          "**Choose five dishes, not seven.** One evening belongs to leftovers, one stays free for whatever comes up.",
          "**Sort by keeping time.** Fish on shopping day, mushrooms and spinach in the first half of the week, cabbage, lentils and tins at the end.",
          "**Write the shopping list from the plan**, sorted by aisle. Cross off what you still have.",
        ],
      },
      { type: "headline", level: 2, text: "What has to go first" },
      {
        type: "content_meta_carousel",
        title: "Keeping time after shopping",
        entries: [
          { title: "1 day", text: "Fresh fish, prawns, mussels, mince. Buy them for the same evening." },
          {
            title: "2–3 days",
            text: "Berries, mozzarella, poultry, mushrooms, spinach, asparagus, opened cream, soft herbs such as basil and dill.",
          },
          {
            title: "5–7 days",
            text: "Tomatoes, cucumber, courgettes, aubergine, peppers, yoghurt, sour cream, feta, spring onions.",
          },
          {
            title: "2 weeks and more",
            text: "Carrots, lemons, eggs, ginger. Cabbage, beetroot, apples, onions and potatoes keep for three weeks and more somewhere cool.",
          },
        ],
      },
      { type: "headline", level: 2, text: "An example: a week in spring" },
      {
        type: "text",
        text: "The big shop is on Saturday, a small one on Wednesday: mushrooms, bread, milk, fruit. The plan is for four; every recipe on the site can be set to other servings.",
      },
      {
        type: "list",
        ordered: false,
        items: [
          "**Saturday, 40 minutes:** [Sheet-pan salmon with lemon and asparagus](recipe:salmon-sheet-pan), because fish keeps for only one day. Everything lies on one tray.",
          "**Sunday, 45 minutes:** [Chili sin carne](recipe:chili-sin-carne), made for eight. Half of it is cooled quickly and goes into the fridge, where it keeps for 3–4 days.",
          "**Monday, 30 minutes:** [Spaghetti al pomodoro](recipe:spaghetti-pomodoro). Pasta and tinned tomatoes come from the store cupboard; only the cherry tomatoes and basil are fresh.",
          "**Tuesday, 10 minutes of work:** the second half of the chilli, heated right through, on baked potatoes. They bake by themselves for 60 minutes at 200 °C.",
          "**Wednesday, 45 minutes:** [Mushroom risotto](recipe:mushroom-risotto), with the mushrooms bought that day.",
          "**Thursday, 30 minutes:** [Red lentil soup](recipe:red-lentil-soup). Lentils, carrots and onions last until the end of the week and longer.",
          "**Friday, open:** leftovers, eggs, the freezer or dinner out.",
        ],
      },
      { type: "recipes", recipes: ["salmon-sheet-pan", "chili-sin-carne", "mushroom-risotto", "red-lentil-soup"] },
      {
        type: "text",
        text: "Outside the asparagus season, swap the Saturday: [borscht](recipe:borscht) in winter, [ratatouille](recipe:ratatouille) in summer; allow 80 and 105 minutes for these. The rest of the week stays the same.",
      },
      { type: "headline", level: 2, text: "Cook once, eat twice" },
      {
        type: "text",
        text: `Planned leftovers save more time than any quick recipe. Choose what does not suffer from reheating: chilli, lentils, stews, braises. Fish and pasta are poor candidates, since both keep for only ${foodFacts.cookedPasta.en} once cooked, and rice has to be eaten within 24 hours. Chill everything within two hours, rice within one, heat only the portions you need, and each of them only once.`,
      },
      {
        type: "list",
        ordered: false,
        items: [
          "**A kilo of potatoes more:** next day in a tortilla [made from leftovers](story:leftovers), or fried. Boiled, they keep for 3 days.",
          "**Twice the tomato sauce:** with eggs as [shakshuka](recipe:shakshuka) the day after tomorrow, or into the freezer for 3 months.",
          "**One more tray of vegetables:** cold with feta as a salad, blended as a soup.",
        ],
      },
      { type: "headline", level: 2, text: "Themes instead of recipes" },
      {
        type: "proscons",
        prosTitle: "A fixed theme for each weekday",
        pros: [
          "“pasta on Monday, soup on Thursday” needs no new idea",
          "children know what is coming and may choose within the theme",
          "the shopping gets more alike, and quicker, every week",
        ],
        consTitle: "Where it gets stuck",
        cons: [
          "it becomes monotonous if the recipe never changes",
          "season and special offers lose out if you decide too early",
        ],
      },
      {
        type: "text",
        text: "What works well with children: every evening there is something on the table that everyone likes, even if it is bread and butter. New things come beside it, in small amounts. And one evening a week is chosen by each in turn.",
      },
      { type: "headline", level: 2, text: "When the plan does not work out" },
      {
        type: "text",
        text: "Swap days, but stick to the order of keeping times. If an evening drops out, freeze what will not last, ideally the same day. And keep two emergency dinners in the store cupboard that need nothing fresh: pasta with tinned tomatoes, lentils with onions and rice.",
      },
      {
        type: "link_module",
        title: "The list for the plan",
        text: "Add the ingredients from the recipes: the amounts are added up and sorted by aisle.",
        label: "To the shopping list",
        href: "route:/shopping-list",
        picture: "salmon-sheet-pan",
      },
    ],
  },
};
