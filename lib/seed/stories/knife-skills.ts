import type { StorySeed } from "../seed-types.ts";

export const story: StorySeed = {
  key: "knife-skills",
  storyType: "article",
  picture: "story-knife-skills",
  alt: {
    de: "Holzbrett von oben mit Karottenstiften und -scheiben, Paprika- und Zwiebelwürfeln, Ringen von Frühlingszwiebeln und Gurkenscheiben, rechts ein Kochmesser",
    en: "Wooden board from above with carrot batons and coins, diced pepper and onion, spring onion rings and cucumber slices, a chef’s knife on the right",
  },
  slug: { de: "schneidetechniken-welche-form-wofuer", en: "knife-skills-which-cut-for-what" },
  title: { de: "Schneiden: welche Form wofür", en: "Knife skills: which cut for what" },
  summary: {
    de: "Würfel, Stifte, Streifen, Rollschnitt: wie groß ein Stück sein soll, wie du Paprika, Kohl, Kräuter und Chili zerlegst und was die Größe mit der Garzeit zu tun hat.",
    en: "Dice, batons, ribbons, roll cuts: how big a piece should be, how to take apart peppers, cabbage, herbs and chillies, and what size has to do with cooking time.",
  },
  author: "gemuesefach",
  publishedAt: "2026-03-21T08:00:00Z",
  category: "vegetables",
  moreCategories: ["easy", "salad", "soups-and-stews"],
  tags: ["technique", "kitchen-knowledge"],
  likedBy: ["team", "kuechenkraut", "sonntagstisch"],
  body: {
    de: [
      {
        type: "text",
        text: "„In Würfel schneiden“ steht in fast jedem Rezept, und selten steht dabei, warum. Die Größe entscheidet, wann ein Stück gar ist, wie viel es bräunt und ob es auf den Löffel passt. Wichtiger als gerade Kanten ist, dass alle Stücke gleich groß sind: Sonst ist das kleine zerfallen, wenn das große noch hart ist.",
      },
      { type: "headline", level: 2, text: "Die Formen" },
      {
        type: "content_meta_carousel",
        title: "Von fein nach grob",
        entries: [
          {
            title: "Brunoise, 2–3 mm",
            text: "Winzige Würfel für Saucen, Füllungen und Salatdressings. In Butter sind sie nach 2 bis 3 Minuten weich.",
          },
          {
            title: "Feine Würfel, 5 mm",
            text: "Zwiebel, Karotte und Sellerie als Grundlage für Schmorgerichte und Saucen. Sie sollen weich werden und verschwinden.",
          },
          {
            title: "Würfel, 1 cm",
            text: "Für Suppen und Eintöpfe: Ein Stück passt neben anderen auf den Löffel. Karotten brauchen so 8 bis 10 Minuten.",
          },
          {
            title: "Grobe Stücke, 2–3 cm",
            text: "Fürs Blech und für alles, was länger als eine halbe Stunde schmort. Karotten brauchen so 15 bis 20 Minuten.",
          },
          {
            title: "Julienne, 2–3 mm × 5 cm",
            text: "Streichholzdünne Streifen für Salate, für die Pfanne und als rohe Einlage in heißer Brühe.",
          },
          {
            title: "Stifte, 1 cm × 6 cm",
            text: "Pommes frites, Gemüse zum Dippen, Wurzelgemüse vom Blech.",
          },
        ],
      },
      {
        type: "text",
        text: "Alle diese Formen entstehen auf demselben Weg: erst Scheiben, dann aus den Scheiben Stifte, dann aus den Stiften Würfel. Die Dicke der Scheibe ist die Kantenlänge des Würfels. Miss am Anfang ruhig ein Stück mit dem Lineal nach, danach hast du das Maß im Auge.",
      },
      { type: "headline", level: 2, text: "Drei Bewegungen" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Schubschnitt:** Die Klinge geht nach unten und zugleich nach vorn, danach hebst du sie ganz an. Der Schnitt für Zwiebeln, Karotten, Kartoffeln, Fleisch.",
          "**Wiegeschnitt:** Die Spitze bleibt auf dem Brett, der Griff geht auf und ab. Für Kräuter, Nüsse und Schokolade, und nur mit gebogener Schneide.",
          "**Zugschnitt:** Die Klinge wird ohne Druck zu dir gezogen. Für weiche Tomaten, rohen Fisch, Kuchen und alles, was nicht gequetscht werden darf.",
        ],
      },
      {
        type: "text",
        text: "Rundes rollt, und Rollen ist gefährlich. Schneide deshalb zuerst eine dünne Scheibe ab oder halbiere das Stück, und lege es auf die flache Seite. Das gilt für Karotten und Gurken ebenso wie für Kartoffeln, Rote Bete und Kürbis.",
      },
      {
        type: "link_module",
        title: "Noch stumpf?",
        text: "Wie du ein Messer schärfst, wie du es hältst, was die Kralle ist und wie du eine Zwiebel würfelst.",
        label: "Messer schärfen und schneiden",
        href: "story:story-knife-and-board",
        picture: "story-knife-and-board",
      },
      { type: "headline", level: 2, text: "Gemüse für Gemüse" },
      { type: "headline", level: 3, text: "Karotte" },
      {
        type: "text",
        text: "Für den **Rollschnitt** schneidest du schräg ein Stück ab, drehst die Karotte um eine Vierteldrehung und schneidest im selben Winkel weiter. Die Stücke haben viel Schnittfläche, bräunen deshalb gut und rollen nicht mehr davon. Für Julienne schneidest du 5 cm lange Stücke längs in dünne Scheiben, stapelst drei davon und schneidest sie längs in Streifen.",
      },
      { type: "headline", level: 3, text: "Paprika" },
      {
        type: "text",
        text: "Deckel und Boden abschneiden, die Schote an einer Seite aufschlitzen und wie ein Band aufrollen, während das Messer die weißen Rippen und das Kerngehäuse löst. Lege die Platte mit der Haut nach unten: Auf der glatten Haut rutscht die Klinge, durch das Fleisch gleitet sie. Deckel und Boden schneidest du um den Stiel herum klein.",
      },
      { type: "headline", level: 3, text: "Kohl" },
      {
        type: "text",
        text: "Den Kopf vierteln, den Strunk als Keil herausschneiden, jedes Viertel auf eine flache Seite legen und quer in Streifen schneiden: 2 mm für Salat, 5 mm für die Pfanne, 1 cm für den Eintopf.",
      },
      { type: "headline", level: 3, text: "Tomate" },
      {
        type: "text",
        text: "Ist das Kochmesser nicht ganz scharf, nimm das Brotmesser. Den Stielansatz keilförmig herausschneiden. Für Würfel, die nicht wässern, viertelst du die Tomate und löst Kerne und Gelee mit einem flachen Schnitt heraus; sie schmecken gut in der Salatsauce.",
      },
      { type: "headline", level: 3, text: "Avocado" },
      {
        type: "text",
        text: "Rundherum bis auf den Kern einschneiden, die Hälften gegeneinander drehen und den Kern **mit einem Löffel** herausheben. Wer mit dem Messer in den Kern schlägt oder die Hälfte in der Hand würfelt, schneidet sich leicht in die Handfläche. Lege die Hälfte auf das Brett oder zerdrücke das Fleisch gleich mit der Gabel.",
      },
      { type: "recipes", recipes: ["borscht", "ratatouille", "guacamole"] },
      { type: "headline", level: 2, text: "Kräuter, Knoblauch, Ingwer, Chili" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Petersilie, Dill, Koriander:** waschen und gut trocknen, sonst klebt alles. Zusammenschieben, in dünne Streifen schneiden, einmal quer. Nicht endlos wiegen: Nasses grünes Mus hat seinen Geschmack an das Brett abgegeben.",
          "**Basilikum, Minze, Salbei:** Blätter stapeln, eng aufrollen, quer in feine Streifen schneiden. Das heißt Chiffonade und hält die Ränder länger grün als Hacken.",
          "**Schnittlauch:** im Bund quer schneiden, mit dem schärfsten Messer, das du hast. Ein stumpfes quetscht die Röhrchen.",
          "**Knoblauch:** mit der flachen Klinge andrücken, schälen. In Scheiben ist er mild, gehackt kräftig, mit Salz zur Paste zerrieben am schärfsten, denn die Schärfe entsteht erst, wenn Zellen platzen.",
          "**Ingwer:** mit einem Teelöffel schälen. Quer zur Faser in Scheiben, dann in Stifte, dann in Würfel schneiden, so bleiben keine Fäden.",
          "**Chili:** längs halbieren, die weißen Trennwände herauskratzen, an ihnen sitzt die meiste Schärfe. Trage Handschuhe oder wasche dir danach die Hände mit Spülmittel, und fasse dir vorher nicht ins Auge.",
        ],
      },
      {
        type: "proscons",
        prosTitle: "Wann eine Maschine hilft",
        pros: [
          "ab einem Kilo Karotten oder Kohl",
          "für gleichmäßig dünne Scheiben, mit Hobel und Restehalter",
          "für Pasten aus Kräutern, Ingwer und Knoblauch",
        ],
        consTitle: "Wann das Messer besser ist",
        cons: [
          "bei wenigem, denn die Maschine will gespült werden",
          "bei Zwiebeln, die in der Maschine wässrig und bitter werden",
          "bei frischen Kräutern, die ganz bleiben sollen",
        ],
      },
      { type: "headline", level: 2, text: "Die Reihenfolge auf dem Brett" },
      {
        type: "list",
        ordered: true,
        items: [
          "Lege ein feuchtes Tuch unter das Brett, stelle eine Schüssel für Abfälle daneben und eine für jede Zutat.",
          "Schneide zuerst, was roh gegessen wird, zuletzt Fleisch und Fisch. Dazwischen wäschst du Brett und Messer mit heißem Wasser und Spülmittel.",
          "Schneide Mildes vor Scharfem: Gurke vor Zwiebel, Zwiebel vor Chili.",
          "Was braun wird, kommt spät dran: Apfel, Avocado, Artischocke. Ein paar Tropfen Zitronensaft bremsen es.",
          "Räume ab, was fertig ist. Auf einem vollen Brett wird der Schnitt ungenau.",
        ],
      },
      {
        type: "text",
        text: "Zum Üben taugt alles, was in großer Menge und ohne Anspruch gebraucht wird. Ein Topf Borschtsch verlangt Streifen, Würfel und Scheiben von fünf Gemüsen, ein Kartoffelsalat gleichmäßige Scheiben. Nach zwei, drei Töpfen bist du deutlich schneller, ohne dich zu beeilen.",
      },
      { type: "recipes", recipes: ["potato-salad", "mapo-tofu", "greek-salad"] },
    ],
    en: [
      {
        type: "text",
        text: "“Dice” is in nearly every recipe, and the reason for it hardly ever. Size decides when a piece is cooked, how much it browns and whether it fits on the spoon. Straight edges matter less than equal pieces: otherwise the small one has fallen apart while the big one is still hard.",
      },
      { type: "headline", level: 2, text: "The cuts" },
      {
        type: "content_meta_carousel",
        title: "From fine to coarse",
        entries: [
          {
            title: "Brunoise, 2–3 mm",
            text: "Tiny dice for sauces, fillings and dressings. In butter they are soft after 2 to 3 minutes.",
          },
          {
            title: "Fine dice, 5 mm",
            text: "Onion, carrot and celery as the base of braises and sauces. They are meant to soften and disappear.",
          },
          {
            title: "Dice, 1 cm",
            text: "For soups and stews: one piece fits on the spoon beside others. Carrots this size take 8 to 10 minutes.",
          },
          {
            title: "Chunks, 2–3 cm",
            text: "For the roasting tray and for anything that braises for more than half an hour. Carrots this size take 15 to 20 minutes.",
          },
          {
            title: "Julienne, 2–3 mm × 5 cm",
            text: "Matchstick strips for salads, for the frying pan and to go raw into hot broth.",
          },
          {
            title: "Batons, 1 cm × 6 cm",
            text: "Chips, vegetables for dipping, roots for the oven tray.",
          },
        ],
      },
      {
        type: "text",
        text: "All of these are made in the same way: first slices, then batons from the slices, then dice from the batons. The thickness of the slice is the edge of the cube. Check a piece with a ruler to begin with; after that you can judge it by eye.",
      },
      { type: "headline", level: 2, text: "Three movements" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Push cut:** the blade goes down and forward at once, then lifts right off the board. The cut for onions, carrots, potatoes and meat.",
          "**Rocking cut:** the tip stays on the board while the handle goes up and down. For herbs, nuts and chocolate, and only with a curved edge.",
          "**Pull cut:** draw the blade towards you without pressing. For soft tomatoes, raw fish, cake and anything that must not be squashed.",
        ],
      },
      {
        type: "text",
        text: "Round things roll, and rolling is dangerous. So first take off a thin slice or halve the piece, and lay it on its flat side. That goes for carrots and cucumbers as much as for potatoes, beetroot and squash.",
      },
      {
        type: "link_module",
        title: "Still blunt?",
        text: "How to sharpen a knife and hold it, what the claw is, and how to dice an onion.",
        label: "Sharpening a knife, and using it",
        href: "story:story-knife-and-board",
        picture: "story-knife-and-board",
      },
      { type: "headline", level: 2, text: "Vegetable by vegetable" },
      { type: "headline", level: 3, text: "Carrot" },
      {
        type: "text",
        text: "For the **roll cut**, take off a piece at an angle, give the carrot a quarter turn and cut again at the same angle. The pieces have a lot of cut surface, so they brown well, and they no longer roll away. For julienne, cut 5 cm lengths into thin slices lengthways, stack three of them and cut them lengthways into strips.",
      },
      { type: "headline", level: 3, text: "Pepper" },
      {
        type: "text",
        text: "Cut off top and bottom, slit one side and unroll the pepper like a ribbon while the knife frees the white ribs and the core. Lay the sheet skin side down: the blade skids on smooth skin and glides through the flesh. Chop the top and bottom from around the stalk.",
      },
      { type: "headline", level: 3, text: "Cabbage" },
      {
        type: "text",
        text: "Quarter the head, cut out the core as a wedge, lay each quarter on a flat side and slice it crossways: 2 mm for salad, 5 mm for the frying pan, 1 cm for a stew.",
      },
      { type: "headline", level: 3, text: "Tomato" },
      {
        type: "text",
        text: "If your chef’s knife is not truly sharp, use the bread knife. Cut out the stalk end as a wedge. For dice that do not weep, quarter the tomato and take out seeds and jelly with one flat cut; they are good in the salad dressing.",
      },
      { type: "headline", level: 3, text: "Avocado" },
      {
        type: "text",
        text: "Cut all the way round down to the stone, twist the halves apart and lift out the stone **with a spoon**. Striking the stone with a knife, or dicing a half in your hand, easily ends in a cut palm. Lay the half on the board, or mash the flesh with a fork straight away.",
      },
      { type: "recipes", recipes: ["borscht", "ratatouille", "guacamole"] },
      { type: "headline", level: 2, text: "Herbs, garlic, ginger, chilli" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Parsley, dill, coriander:** wash and dry well, or everything sticks. Gather into a heap, cut into thin strips, then once across. Do not go over it for ever: wet green pulp has left its flavour on the board.",
          "**Basil, mint, sage:** stack the leaves, roll them up tightly and slice them finely across. This is a chiffonade, and its edges stay green for longer than chopped ones.",
          "**Chives:** slice across the bunch with the sharpest knife you have. A blunt one crushes the tubes.",
          "**Garlic:** press with the flat of the blade, then peel. Sliced it is mild, chopped it is strong, and rubbed to a paste with salt it is at its hottest, because the heat only forms when cells burst.",
          "**Ginger:** peel with a teaspoon. Slice across the fibres, then cut into sticks, then dice, so that no threads are left.",
          "**Chilli:** halve lengthways and scrape out the white ribs, which carry most of the heat. Wear gloves, or wash your hands with washing-up liquid afterwards, and keep them away from your eyes until then.",
        ],
      },
      {
        type: "proscons",
        prosTitle: "When a machine helps",
        pros: [
          "from a kilo of carrots or cabbage upwards",
          "for even, thin slices, with a mandoline and its guard",
          "for pastes of herbs, ginger and garlic",
        ],
        consTitle: "When a knife is better",
        cons: [
          "for small amounts, since the machine has to be washed up",
          "for onions, which turn watery and bitter in a machine",
          "for fresh herbs that should stay in pieces",
        ],
      },
      { type: "headline", level: 2, text: "The order on the board" },
      {
        type: "list",
        ordered: true,
        items: [
          "Put a damp cloth under the board, a bowl for scraps beside it, and one for each ingredient.",
          "Cut first what will be eaten raw, and meat and fish last. In between, wash board and knife with hot water and washing-up liquid.",
          "Cut mild before sharp: cucumber before onion, onion before chilli.",
          "What turns brown comes late: apple, avocado, artichoke. A few drops of lemon juice slow it down.",
          "Clear away what is done. On a crowded board cuts become inaccurate.",
        ],
      },
      {
        type: "text",
        text: "To practise, choose something that needs a lot of vegetables and forgives uneven ones. A pot of borscht asks for strips, dice and slices of five vegetables, a potato salad for even slices. After two or three pots you will be noticeably quicker without hurrying.",
      },
      { type: "recipes", recipes: ["potato-salad", "mapo-tofu", "greek-salad"] },
    ],
  },
};
