import type { StorySeed } from "../seed-types.ts";

export const story: StorySeed = {
  key: "story-citrus",
  storyType: "article",
  picture: "story-citrus",
  alt: {
    de: "Halbierte Grapefruits, Orangen, Blutorangen, Zitronen und Limetten von oben auf hellem Grund, dazwischen grüne Blätter",
    en: "Halved grapefruit, oranges, blood oranges, lemons and limes from above on a pale ground, with green leaves in between",
  },
  slug: { de: "zitrus-im-januar", en: "citrus-in-january" },
  title: { de: "Zitrus im Januar", en: "Citrus in January" },
  summary: {
    de: "Wenn sonst nichts reift, ist Zitruszeit: wer wann Saison hat, was auf der Schale sein darf und was man aus einer Zitrone alles herausholt.",
    en: "When nothing else is ripe, citrus is: who is in season when, what is allowed on the peel, and how much one lemon has to give.",
  },
  author: "barimhof",
  publishedAt: "2026-01-17T10:00:00Z",
  category: "drinks-all",
  moreCategories: ["aperitif", "cocktails", "juices", "dessert", "cake"],
  tags: ["kitchen-knowledge", "winter", "no-waste"],
  likedBy: ["team", "ofenwarm", "nordfang", "kuechenkraut"],
  body: {
    de: [
      {
        type: "text",
        text: "Im Januar ist im Obstregal wenig Auswahl: ein paar Lageräpfel, Trauben von der anderen Seite der Welt und dann, leuchtend, die Zitrusfrüchte. Sie sind jetzt nicht da, weil es sonst nichts gibt. Rund ums Mittelmeer ist genau jetzt Ernte. Wer eine Bar betreibt, wartet auf diese Wochen wie andere auf den Spargel.",
      },
      { type: "headline", level: 2, text: "Wer wann dran ist" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Clementinen und Mandarinen:** November bis Februar. Am besten mit Blättern dran, dann sieht man die Frische.",
          "**Orangen** (Navel, später Valencia): November bis Mai. Navel sind leicht zu schälen und kernlos, Valencia sind saftiger.",
          "**Blutorangen** aus Sizilien: Ende Dezember bis April. Tarocco ist süß und oft nur gesprenkelt, Moro fast schwarz und herb.",
          "**Bitterorangen** (Sevilla): nur ein paar Wochen im Januar und Februar. Roh kaum essbar, für Marmelade unersetzlich.",
          "**Zitronen:** das ganze Jahr, im Winter am saftigsten. **Limetten:** ohne Saison, sie kommen aus den Tropen.",
          "**Grapefruit und Pomelo:** November bis April. **Kumquats:** Dezember bis April, samt Schale zu essen.",
          "**Bergamotte:** etwa November bis März. Ein paar Tropfen Saft oder Abrieb sind schon viel.",
        ],
      },
      {
        type: "text",
        text: "Blutorangen bekommen ihre Farbe von Anthocyanen, demselben Farbstoff, der in Heidelbeeren steckt. Er bildet sich, wenn auf milde Tage kalte Nächte folgen. In einem zu warmen Winter bleiben sie orange, und das liegt dann nicht am Händler.",
      },
      { type: "headline", level: 2, text: "Was auf der Schale ist" },
      {
        type: "text",
        text: "Wachs und Konservierungsstoffe wie Imazalil müssen angegeben sein, oft steht es klein am Netz. „Unbehandelt“ heißt: **nach der Ernte** nicht behandelt. Davor kann gespritzt worden sein. Brauchst du die Schale, nimm Bio und wasche sie heiß ab. Bei behandelten Früchten hilft Waschen nur wenig, da bleibt es beim Saft. Grüne Stellen sind kein Zeichen von Unreife, sie zeigen nur, dass es am Baum nicht kalt genug war.",
      },
      {
        type: "text",
        text: "Wähle nach Gewicht: Eine Frucht, die schwer in der Hand liegt, hat Saft. In der Obstschale halten Zitronen etwa eine Woche, im Gemüsefach drei bis vier. Eine schimmelige Frucht steckt die ganze Schale an, also gleich aussortieren.",
      },
      { type: "headline", level: 2, text: "Aus einer Zitrone alles holen" },
      {
        type: "content_meta_carousel",
        title: "Von außen nach innen",
        entries: [
          {
            title: "Abrieb",
            text: "Nur das Gelbe, mit feiner Reibe. Immer vor dem Auspressen, danach geht es schlecht.",
          },
          {
            title: "Zeste",
            text: "Ein breiter Streifen mit dem Sparschäler. Über dem Glas knicken, damit die Öle hineinsprühen, dann am Rand entlang reiben.",
          },
          {
            title: "Saft",
            text: "Zimmerwarm und vorher mit Druck gerollt gibt eine Zitrone 40–50 ml, kalt deutlich weniger.",
          },
          {
            title: "Filets",
            text: "Beide Enden ab, Schale samt weißer Haut herunterschneiden, dann zwischen den Häutchen auslösen. Über einer Schüssel, der Saft wird mitgenommen.",
          },
          {
            title: "Der Rest",
            text: "Ausgepresste Hälften mit Zucker bedecken und über Nacht stehen lassen: Es entsteht ein Sirup für Limonade.",
          },
        ],
      },
      {
        type: "quote",
        text: "Reibe die Schale einer Bio-Zitrone ab, bevor du sie auspresst; der Abrieb lässt sich einfrieren.",
        author: "Bar im Hof",
      },
      { type: "headline", level: 2, text: "Im Glas" },
      {
        type: "text",
        text: "Am Tresen ist Zitrus zweierlei: Säure und Duft. Säure kommt aus frischem Saft, der am selben Tag gepresst ist. Duft kommt aus der Schale, und die darf bei Drinks nie fehlen, in denen gar kein Saft steckt. Einem Negroni ohne Orangenzeste fehlt der Duft.",
      },
      { type: "video", video: "clip-negroni", caption: "Bitter, rot, viel Eis: der Negroni. Ohne Ton." },
      { type: "recipes", recipes: ["negroni", "aperitivo-spritz", "carrot-ginger-juice"] },
      { type: "headline", level: 2, text: "Am Herd" },
      {
        type: "text",
        text: "Säure am Schluss ist der schnellste Weg, ein flaches Gericht zu wecken, schneller als [Salz](story:salt). Gib Saft erst dazu, wenn der Topf vom Feuer ist, sonst wird er stumpf. Vorsicht mit heißer Milch, sie gerinnt. Bei Fisch liegen Scheiben mit im Ofen, ihr Saft wird mild, die Schale etwas bitter. Im Kuchen arbeiten beide zusammen: Abrieb in den Teig, Saft in den Guss.",
      },
      { type: "recipes", recipes: ["lemon-gugelhupf", "salmon-sheet-pan", "guacamole"] },
      { type: "headline", level: 2, text: "Einmal einlegen, ein Jahr haben" },
      {
        type: "text",
        text: "Für Salzzitronen schneidest du vier Bio-Zitronen kreuzweise ein, füllst sie mit 100 g grobem Salz und drückst sie in ein sauberes Glas. So viel Zitronensaft angießen, dass alles bedeckt ist, meist braucht es den von drei weiteren. Vier Wochen kühl und dunkel stehen lassen, ab und zu wenden. Gegessen wird die Schale, fein gehackt: zu Linsen, Huhn, Salat. Im Kühlschrank hält das Glas ein Jahr, solange alles unter Saft steht.",
      },
      {
        type: "text",
        text: "Noch ein Hinweis, der nichts mit Geschmack zu tun hat: Grapefruit und Pomelo verändern, wie der Körper manche Medikamente abbaut. Wer regelmäßig Tabletten nimmt, liest den Beipackzettel oder fragt in der Apotheke.",
      },
    ],
    en: [
      {
        type: "text",
        text: "In January the fruit shelf offers little: a few stored apples, grapes from the other side of the world, and then, glowing, the citrus. It is not there merely because there is nothing else. All around the Mediterranean, this is harvest time. If you run a bar you wait for these weeks the way other people wait for asparagus.",
      },
      { type: "headline", level: 2, text: "Who is in season when" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Clementines and mandarins:** November to February. Best with leaves attached, which show how fresh they are.",
          "**Oranges** (Navel, later Valencia): November to May. Navels peel easily and have no pips; Valencias are juicier.",
          "**Blood oranges** from Sicily: late December to April. Tarocco is sweet and often merely speckled, Moro nearly black and sharp.",
          "**Bitter oranges** (Seville): only a few weeks in January and February. Hardly edible raw, irreplaceable in marmalade.",
          "**Lemons:** all year, juiciest in winter. **Limes:** no season, as they come from the tropics.",
          "**Grapefruit and pomelo:** November to April. **Kumquats:** December to April, eaten skin and all.",
          "**Bergamot:** roughly November to March. A few drops of juice or a little zest is already plenty.",
        ],
      },
      {
        type: "text",
        text: "Blood oranges owe their colour to anthocyanins, the same pigments you find in blueberries. They form when mild days are followed by cold nights. After too warm a winter the fruit stays orange, and your greengrocer is not to blame.",
      },
      { type: "headline", level: 2, text: "What is on the peel" },
      {
        type: "text",
        text: "In the EU, wax and preservatives such as imazalil have to be declared, often in small print on the net. “Untreated” means not treated **after harvest**; the trees may still have been sprayed. If you want the peel, buy organic and wash it in hot water. With treated fruit washing helps only a little, so stick to the juice. Green patches are no sign of unripeness; they only show that it was not cold enough on the tree.",
      },
      {
        type: "text",
        text: "Choose by weight: a fruit that sits heavy in the hand has juice in it. Lemons keep for about a week in the fruit bowl and three to four in the vegetable drawer. One mouldy fruit will infect the whole bowl, so take it out at once.",
      },
      { type: "headline", level: 2, text: "Everything a lemon has" },
      {
        type: "content_meta_carousel",
        title: "From the outside in",
        entries: [
          {
            title: "Grated zest",
            text: "Only the yellow part, on a fine grater. Always before juicing; afterwards it is difficult.",
          },
          {
            title: "A twist",
            text: "One broad strip, cut with a peeler. Bend it over the glass so that the oils spray in, then run it around the rim.",
          },
          {
            title: "Juice",
            text: "At room temperature and rolled under your palm first, a lemon gives 40–50 ml; cold, a good deal less.",
          },
          {
            title: "Segments",
            text: "Cut off both ends, slice away the peel with the white pith, then cut between the membranes. Work over a bowl and keep the juice.",
          },
          {
            title: "The rest",
            text: "Cover squeezed halves with sugar and leave them overnight: you get a syrup for lemonade.",
          },
        ],
      },
      {
        type: "quote",
        text: "Grate the zest of an organic lemon before you squeeze it; it freezes well.",
        author: "Bar im Hof",
      },
      { type: "headline", level: 2, text: "In the glass" },
      {
        type: "text",
        text: "Behind the bar citrus is two things: sourness and scent. Sourness comes from fresh juice, pressed the same day. Scent comes from the peel, and it matters most in drinks that contain no juice at all. A Negroni without an orange twist lacks its scent.",
      },
      { type: "video", video: "clip-negroni", caption: "Bitter, red, plenty of ice: the Negroni. No sound." },
      { type: "recipes", recipes: ["negroni", "aperitivo-spritz", "carrot-ginger-juice"] },
      { type: "headline", level: 2, text: "At the stove" },
      {
        type: "text",
        text: "A little acid at the end is the fastest way to wake a flat dish, faster than [salt](story:salt). Add juice once the pan is off the heat, or it goes dull. Careful with hot milk, which will curdle. With fish, slices go into the oven too; their juice turns mild and the peel slightly bitter. In cake the two work together: zest in the batter, juice in the icing.",
      },
      { type: "recipes", recipes: ["lemon-gugelhupf", "salmon-sheet-pan", "guacamole"] },
      { type: "headline", level: 2, text: "Preserve once, enjoy for a year" },
      {
        type: "text",
        text: "For preserved lemons, cut a deep cross into four organic lemons, pack them with 100 g coarse salt and press them into a clean jar. Add enough lemon juice to cover everything, usually that of three more. Leave in a cool, dark place for four weeks, turning the jar now and then. What you eat is the peel, finely chopped: with lentils, chicken, salad. In the fridge the jar keeps for a year, as long as everything stays below the juice.",
      },
      {
        type: "text",
        text: "One more note that has nothing to do with taste: grapefruit and pomelo change the way the body breaks down certain medicines. If you take tablets regularly, read the leaflet or ask your pharmacist.",
      },
    ],
  },
};
