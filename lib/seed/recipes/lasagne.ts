import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "lasagne",
  alt: {
    de: "Ein Stück Lasagne mit Schichten aus Nudelplatten, Hackfleischsauce und Béchamel auf einem weißen Teller, oben goldbraun, dahinter die Auflaufform",
    en: "A piece of lasagne with layers of pasta, meat sauce and béchamel on a white plate, golden brown on top, the baking dish behind it",
  },
  slug: { de: "lasagne-mit-hackfleisch", en: "classic-beef-lasagne" },
  title: { de: "Lasagne mit Hackfleisch und Béchamel", en: "Beef lasagne with béchamel" },
  summary: {
    de: "Vier Lagen Nudeln, Hackfleischsauce und Béchamel. Die Platten kommen roh in die Form und werden im Ofen gar.",
    en: "Four layers of pasta, meat sauce and béchamel. The sheets go in uncooked and soften in the oven.",
  },
  chefsNote: {
    de: "Beide Saucen dürfen etwas flüssig sein, denn die Platten saugen viel auf. Ist die Sauce zu dick, bleibt der Teig hart. Nach dem Backen ruht die Lasagne, sonst rutschen die Schichten beim Schneiden auseinander.",
    en: "Both sauces can be a little runny, because the sheets soak up a lot. If the sauce is too thick, the pasta stays hard. Let the lasagne rest after baking, or the layers will slide apart when you cut it.",
  },
  author: "loeffelweise",
  publishedAt: "2026-02-07T10:00:00Z",
  difficulty: "medium",
  duration: { preparation: 45, baking: 70, resting: 15 },
  ovenCelsius: 180,
  servings: { amount: 6, type: "portion" },
  nutrition: { kcal: 640, fat: 35, protein: 34, carbohydrate: 48 },
  ingredients: [
    {
      heading: { de: "Für die Hackfleischsauce", en: "For the meat sauce" },
      items: [
        { ingredient: "olive-oil", amount: 2, unit: "tbsp" },
        { ingredient: "minced-beef", amount: 500, unit: "g" },
        { ingredient: "onion", amount: 1, characteristic: { de: "fein gewürfelt", en: "finely diced" } },
        { ingredient: "carrot", amount: 2, characteristic: { de: "fein gewürfelt", en: "finely diced" } },
        {
          ingredient: "celery",
          amount: 2,
          unit: "stalk",
          characteristic: { de: "fein gewürfelt", en: "finely diced" },
        },
        { ingredient: "tomato-passata", amount: 700, unit: "g" },
        {
          ingredient: "salt",
          id: "sauce-salt",
          amount: 1.5,
          unit: "tsp",
          addition: { de: "für die Sauce", en: "for the sauce" },
        },
        { ingredient: "black-pepper" },
      ],
    },
    {
      heading: { de: "Für die Béchamel", en: "For the béchamel" },
      items: [
        { ingredient: "butter", amount: 50, unit: "g" },
        { ingredient: "plain-flour", amount: 50, unit: "g" },
        { ingredient: "whole-milk", amount: 750, unit: "ml" },
        {
          ingredient: "salt",
          id: "bechamel-salt",
          amount: 0.5,
          unit: "tsp",
          addition: { de: "für die Béchamel", en: "for the béchamel" },
        },
        {
          ingredient: "nutmeg",
          amount: 1,
          unit: "pinch",
          characteristic: { de: "frisch gerieben", en: "freshly grated" },
        },
      ],
    },
    {
      heading: { de: "Zum Schichten", en: "For the layers" },
      items: [
        {
          ingredient: "lasagne-sheet",
          amount: 12,
          addition: { de: "getrocknet, ohne Vorkochen", en: "dried, no need to pre-cook" },
        },
        { ingredient: "parmesan", amount: 80, unit: "g", characteristic: { de: "gerieben", en: "grated" } },
      ],
    },
  ],
  utensils: [
    {
      utensil: "baking-dish",
      size: { de: "{tin 20 × 30 cm}, mind. {6 cm} hoch", en: "{tin 20 × 30 cm}, at least {6 cm} deep" },
    },
    { utensil: "casserole" },
    { utensil: "saucepan" },
    { utensil: "wooden-spoon" },
    { utensil: "whisk" },
    { utensil: "ladle" },
    { utensil: "grater" },
    { utensil: "cutting-board" },
    { utensil: "knife" },
  ],
  steps: [
    {
      heading: { de: "Fleisch und Gemüse anbraten", en: "Brown meat and vegetables" },
      text: {
        de: "Erhitze das Öl im Schmortopf, drücke das Hackfleisch flach hinein und brate es bei starker Hitze {8 min}. Zerteile es, sobald es unten braun ist, bis es krümelig ist und nichts mehr rosa. Gib Zwiebel, Karotten und Sellerie dazu und brate sie bei mittlerer Hitze {8 min} mit.",
        en: "Heat the oil in the casserole, press in the minced beef in a flat layer and fry it over a high heat for {8 min}. Break it up once it is brown underneath, until it is crumbly with no pink left. Add the onion, carrots and celery and fry them over a medium heat for another {8 min}.",
      },
      ingredients: ["olive-oil", "minced-beef", "onion", "carrot", "celery"],
      utensils: ["casserole", "wooden-spoon", "cutting-board", "knife"],
    },
    {
      heading: { de: "Sauce köcheln", en: "Simmer the sauce" },
      text: {
        de: "Rühre die passierten Tomaten ein, spüle das Glas mit {100 ml} Wasser aus und gieße es dazu. Würze mit {1½ tsp salt} Salz und Pfeffer und lass die Sauce offen {30 min} leise köcheln. Sie soll noch fließen.",
        en: "Stir in the passata, rinse out the jar with {100 ml} of water and pour that in as well. Season with {1½ tsp salt} salt and some pepper and simmer the sauce gently, uncovered, for {30 min}. It should still flow.",
      },
      ingredients: ["tomato-passata", "sauce-salt", "black-pepper"],
      utensils: ["casserole"],
    },
    {
      heading: { de: "Béchamel rühren", en: "Make the béchamel" },
      text: {
        de: "Heize den Ofen auf {180 °C} Ober-/Unterhitze ({fan 160 °C}) vor. Zerlass die Butter im kleinen Topf und schwitze das Mehl darin {2 min} an, ohne dass es bräunt. Gieße die Milch nach und nach unter kräftigem Rühren mit dem Schneebesen dazu und lass die Béchamel {5 min} leise köcheln. Würze sie mit {½ tsp salt#2} Salz und Muskat.",
        en: "Preheat the oven to {180 °C} ({fan 160 °C}). Melt the butter in the saucepan and cook the flour in it for {2 min} without letting it brown. Add the milk little by little, whisking hard, and simmer the béchamel gently for {5 min}. Season with {½ tsp salt#2} salt and nutmeg.",
      },
      ingredients: ["butter", "plain-flour", "whole-milk", "bechamel-salt", "nutmeg"],
      utensils: ["saucepan", "whisk"],
      tip: {
        de: "Klümpchen verschwinden, wenn du die Béchamel durch ein Sieb streichst.",
        en: "If there are lumps, push the béchamel through a sieve.",
      },
    },
    {
      heading: { de: "Schichten", en: "Build the layers" },
      text: {
        de: "Hebe {300 ml} Béchamel für die oberste Schicht auf. Verstreiche eine Kelle der übrigen in der Form, lege drei Platten darauf, dann ein Drittel der Hackfleischsauce und eine Kelle Béchamel. Wiederhole das mit Platten, Sauce und Béchamel noch zweimal. Schließe mit drei Platten ab, bedecke sie ganz mit der aufgehobenen Béchamel und streue den Parmesan darüber.",
        en: "Set aside {300 ml} of the béchamel for the top. Spread a ladleful of the rest in the dish, lay three sheets on it, then a third of the meat sauce and a ladleful of béchamel. Repeat with sheets, sauce and béchamel twice more. Finish with three sheets, cover them completely with the reserved béchamel and scatter over the Parmesan.",
      },
      ingredients: ["lasagne-sheet", "parmesan"],
      utensils: ["baking-dish", "ladle", "grater"],
      tip: {
        de: "Lass zum Rand der Form etwas Platz, die Platten werden größer. Ecken ohne Sauce bleiben hart.",
        en: "Leave a little room at the edge of the dish, as the sheets swell. Corners without sauce stay hard.",
      },
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Backe die Lasagne auf der mittleren Schiene {40 min}, bis sie am Rand blubbert und oben goldbraun ist. Ein Messer soll ohne Widerstand durch alle Platten gleiten.",
        en: "Bake the lasagne on the middle shelf for {40 min}, until it bubbles at the edge and is golden brown on top. A knife should slide through all the sheets without resistance.",
      },
      ingredients: [],
      utensils: ["baking-dish", "knife"],
    },
    {
      heading: { de: "Ruhen lassen", en: "Let it rest" },
      text: {
        de: "Lass die Lasagne in der Form {15 min} ruhen. Danach lässt sie sich in saubere Stücke schneiden.",
        en: "Leave the lasagne to rest in its dish for {15 min}. After that it cuts into neat pieces.",
      },
      ingredients: [],
      utensils: ["baking-dish"],
    },
  ],
  category: "pasta",
  moreCategories: ["dinner", "italian", "entrees", "kids", "party", "community"],
  tags: ["for-children", "baking", "make-ahead", "comfort-food", "creamy", "savoury", "winter"],
  likedBy: ["team", "ofenwarm", "kuechenkraut", "sonntagstisch", "lindeundlaib"],
};
