import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "kaesespaetzle",
  alt: {
    de: "Käsespätzle in einer schwarzen Eisenpfanne von oben, mit geschmolzenem Käse, braunen Zwiebelringen und Schnittlauch, daneben ein Holzlöffel und ein Stück Käse",
    en: "Cheese spaetzle in a black iron pan from above, with melted cheese, brown onion rings and chives, a wooden spoon and a piece of cheese beside it",
  },
  slug: { de: "kaesespaetzle-mit-roestzwiebeln", en: "cheese-spaetzle-with-fried-onions" },
  title: { de: "Käsespätzle mit Röstzwiebeln", en: "Cheese spaetzle with fried onions" },
  summary: {
    de: "Frisch geschabte Spätzle, im Wechsel mit Bergkäse und Emmentaler geschichtet, obenauf braune Zwiebeln.",
    en: "Freshly made spaetzle layered with Alpine cheese and Emmental, with browned onions on top.",
  },
  chefsNote: {
    de: "Der Bergkäse bringt die Würze, der Emmentaler zieht Fäden. Reibe beide frisch: Fertig geriebener Käse ist mit Stärke bestäubt und schmilzt weniger glatt. Gut passt ein grüner Salat mit kräftiger Essigsauce.",
    en: "The Alpine cheese is there for flavour, the Emmental for the strings. Grate both yourself: ready-grated cheese is dusted with starch and melts less smoothly. A green salad with a sharp dressing goes well with it.",
  },
  author: "sonntagstisch",
  publishedAt: "2026-02-01T11:00:00Z",
  difficulty: "medium",
  duration: { preparation: 45, baking: 0, resting: 15 },
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 880, fat: 44, protein: 41, carbohydrate: 80 },
  ingredients: [
    {
      heading: { de: "Für die Spätzle", en: "For the spaetzle" },
      items: [
        { ingredient: "plain-flour", amount: 400, unit: "g" },
        { ingredient: "egg", amount: 5 },
        { ingredient: "water", amount: 150, unit: "ml" },
        {
          ingredient: "nutmeg",
          amount: 1,
          unit: "pinch",
          characteristic: { de: "frisch gerieben", en: "freshly grated" },
        },
        { ingredient: "salt" },
      ],
    },
    {
      heading: { de: "Für Käse und Zwiebeln", en: "For the cheese and onions" },
      items: [
        { ingredient: "onion", amount: 4, characteristic: { de: "in dünnen Ringen", en: "in thin rings" } },
        { ingredient: "butter", amount: 60, unit: "g" },
        {
          ingredient: "mountain-cheese",
          amount: 150,
          unit: "g",
          characteristic: { de: "frisch gerieben", en: "freshly grated" },
          addition: { de: "mit mikrobiellem Lab", en: "made with microbial rennet" },
        },
        {
          ingredient: "emmental",
          amount: 150,
          unit: "g",
          characteristic: { de: "frisch gerieben", en: "freshly grated" },
          addition: { de: "mit mikrobiellem Lab", en: "made with microbial rennet" },
        },
        { ingredient: "black-pepper" },
        { ingredient: "chives", amount: 0.5, unit: "bunch", characteristic: { de: "in Röllchen", en: "snipped" } },
      ],
    },
  ],
  utensils: [
    { utensil: "bowl", amount: 2, size: { de: "groß", en: "large" } },
    { utensil: "wooden-spoon" },
    { utensil: "frying-pan", size: { de: "aus Eisen, {28 cm}", en: "cast-iron, {28 cm}" } },
    { utensil: "plate" },
    { utensil: "pot", size: { de: "groß", en: "large" } },
    { utensil: "colander", size: { de: "grob gelocht", en: "with large holes" } },
    { utensil: "dough-scraper" },
    { utensil: "slotted-spoon" },
    { utensil: "grater" },
  ],
  steps: [
    {
      heading: { de: "Teig schlagen", en: "Beat the batter" },
      text: {
        de: "Verrühre Mehl, Eier, Wasser, Muskat und {1 tsp salt} Salz in einer Schüssel und schlage den Teig kräftig mit dem Kochlöffel, bis er Blasen wirft und zäh vom Löffel reißt. Decke ihn ab und lass ihn {15 min} quellen. Reibe inzwischen den Käse und mische beide Sorten.",
        en: "Stir the flour, eggs, water, nutmeg and {1 tsp salt} salt together in a bowl and beat hard with the wooden spoon until the batter bubbles and drops from the spoon in thick strands. Cover and leave to rest for {15 min}. Grate the cheeses in the meantime and mix them.",
      },
      ingredients: ["plain-flour", "egg", "water", "nutmeg", "salt", "mountain-cheese", "emmental"],
      utensils: ["bowl", "wooden-spoon", "grater"],
    },
    {
      heading: { de: "Zwiebeln bräunen", en: "Brown the onions" },
      text: {
        de: "Zerlass {45 g butter} Butter in der Pfanne und brate die Zwiebeln mit {¼ tsp salt} Salz bei mittlerer Hitze {20 min} braun. Rühre anfangs ab und zu, gegen Ende ständig um. Gib sie auf den Teller.",
        en: "Melt {45 g butter} of the butter in the pan and fry the onions with {¼ tsp salt} salt over a medium heat for {20 min} until brown. Stir now and then at first, constantly towards the end. Tip them onto the plate.",
      },
      ingredients: [{ ingredient: "butter", amount: 45 }, "onion", "salt"],
      utensils: ["frying-pan", "plate", "wooden-spoon"],
    },
    {
      heading: { de: "Spätzle kochen", en: "Cook the spaetzle" },
      text: {
        de: "Bringe {3 l} Wasser mit {30 g salt} Salz zum Kochen. Setze das Sieb auf den Topf, streiche den Teig in drei Portionen mit der Teigkarte hindurch und koche die Spätzle, bis sie oben schwimmen, und dann noch {1 min}. Schöpfe sie mit der Schaumkelle in die zweite Schüssel. Hebe eine Tasse Kochwasser auf.",
        en: "Bring {3 l} of water to the boil with {30 g salt} salt. Set the colander over the pot and push the batter through in three batches with the dough scraper. Boil each batch until the spaetzle float, then for another {1 min}, and lift them into the second bowl with the slotted spoon. Keep a cupful of the water.",
      },
      ingredients: ["salt"],
      utensils: ["pot", "colander", "dough-scraper", "slotted-spoon", "bowl"],
      tip: {
        de: "Läuft der Teig von allein durch das Sieb, rühre etwas Mehl unter; lässt er sich kaum schieben, einen Löffel Wasser. Statt des Siebs kannst du einen Spätzlehobel oder eine Spätzlepresse nehmen.",
        en: "If the batter runs through by itself, stir in a little flour; if you can hardly push it, a spoonful of water. A spaetzle maker or press works in place of the colander.",
      },
    },
    {
      heading: { de: "Mit Käse schichten", en: "Layer with cheese" },
      text: {
        de: "Zerlass die übrige Butter in der Pfanne und schichte Spätzle und Käse abwechselnd hinein. Gieße einen Schluck Kochwasser dazu und wende alles offen bei kleiner Hitze {5 min}, bis der Käse Fäden zieht.",
        en: "Melt the rest of the butter in the pan and layer in the spaetzle and cheese by turns. Add a splash of the cooking water and turn everything over a low heat, uncovered, for {5 min} until the cheese pulls into strings.",
      },
      ingredients: ["mountain-cheese", "emmental", { ingredient: "butter", amount: 15 }],
      utensils: ["frying-pan", "wooden-spoon"],
    },
    {
      heading: { de: "Servieren", en: "Serve" },
      text: {
        de: "Verteile die Röstzwiebeln und den Schnittlauch darauf, mahle Pfeffer darüber und bringe die Pfanne sofort auf den Tisch.",
        en: "Spread the fried onions and chives on top, grind over some pepper and take the pan to the table at once.",
      },
      ingredients: ["onion", "chives", "black-pepper"],
      utensils: ["frying-pan"],
    },
  ],
  category: "german",
  moreCategories: ["dinner", "entrees", "pasta", "kids"],
  tags: ["vegetarian", "comfort-food", "creamy", "savoury", "for-children", "winter"],
  likedBy: ["loeffelweise", "lindeundlaib", "ofenwarm", "team"],
};
