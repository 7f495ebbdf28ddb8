import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "goulash",
  alt: {
    de: "Rindergulasch in dunkelroter Sauce mit Petersilie in einem blauen Emailletopf, daneben zwei Scheiben Brot auf einem gestreiften Tuch",
    en: "Beef goulash in dark red sauce with parsley in a blue enamel pot, two slices of bread on a striped cloth beside it",
  },
  slug: { de: "rindergulasch", en: "beef-goulash" },
  title: { de: "Rindergulasch", en: "Beef goulash" },
  summary: {
    de: "Zartes Rindfleisch in einer dunklen Sauce aus Zwiebeln und Paprika, aus einem Topf und ganz ohne Mehl.",
    en: "Tender beef in a dark sauce of onions and paprika, made in one pot and without any flour.",
  },
  chefsNote: {
    de: "Die Sauce wird allein von den Zwiebeln sämig: Auf {=1 kg goulash-beef} Fleisch kommen acht Stück. Das Bindegewebe von Wade oder Schulter wird beim langen Schmoren weich und gibt der Sauce Glanz; mageres Fleisch würde trocken. In Ungarn heißt ein solches Gericht Pörkölt, Gulyás ist dort eine Suppe.",
    en: "The onions alone thicken the sauce: there are eight of them to {=1 kg goulash-beef} of meat. The connective tissue of shin or shoulder softens during the long braise and makes the sauce glossy, whereas lean meat would turn dry. In Hungary a dish like this is called pörkölt; gulyás is a soup there.",
  },
  author: "team",
  publishedAt: "2025-11-27T16:00:00Z",
  difficulty: "easy",
  duration: { preparation: 45, baking: 120, resting: 0 },
  servings: { amount: 6, type: "portion" },
  nutrition: { kcal: 530, fat: 20, protein: 43, carbohydrate: 41 },
  ingredients: [
    {
      items: [
        {
          ingredient: "goulash-beef",
          amount: 1,
          unit: "kg",
          characteristic: { de: "in {4 cm} großen Würfeln", en: "in {4 cm} cubes" },
          addition: { de: "Wade oder Schulter", en: "shin or shoulder" },
        },
        { ingredient: "onion", amount: 8, characteristic: { de: "fein gewürfelt", en: "finely diced" } },
        { ingredient: "clarified-butter", amount: 3, unit: "tbsp" },
        {
          ingredient: "garlic",
          amount: 3,
          unit: "clove",
          characteristic: { de: "fein gehackt", en: "finely chopped" },
        },
        { ingredient: "tomato-paste", amount: 2, unit: "tbsp" },
        { ingredient: "paprika-powder", amount: 4, unit: "tbsp" },
        { ingredient: "red-wine-vinegar", amount: 2, unit: "tbsp" },
        { ingredient: "caraway", amount: 1, unit: "tsp" },
        { ingredient: "dried-marjoram", amount: 2, unit: "tsp" },
        { ingredient: "vegetable-broth", amount: 700, unit: "ml" },
        { ingredient: "salt" },
        { ingredient: "black-pepper", amount: 0.5, unit: "tsp", addition: { de: "gemahlen", en: "ground" } },
      ],
    },
    {
      heading: { de: "Zum Servieren", en: "To serve" },
      items: [
        { ingredient: "parsley", amount: 5, unit: "sprig", characteristic: { de: "gehackt", en: "chopped" } },
        { ingredient: "sourdough-bread", amount: 6, unit: "slice" },
      ],
    },
  ],
  utensils: [
    { utensil: "casserole", size: { de: "groß", en: "large" } },
    { utensil: "lid" },
    { utensil: "knife" },
    { utensil: "cutting-board" },
    { utensil: "wooden-spoon" },
  ],
  steps: [
    {
      heading: { de: "Zwiebeln bräunen", en: "Brown the onions" },
      text: {
        de: "Erhitze das Butterschmalz im Schmortopf und brate die Zwiebeln mit {½ tsp salt} Salz bei mittlerer Hitze {20 min} goldbraun. Rühre dabei oft um und gib einen Schluck Wasser dazu, wenn sie ansetzen.",
        en: "Heat the clarified butter in the casserole and fry the onions with {½ tsp salt} salt over a medium heat for {20 min} until golden brown. Stir often, and add a splash of water if they catch.",
      },
      ingredients: ["clarified-butter", "onion", "salt"],
      utensils: ["casserole", "wooden-spoon", "knife", "cutting-board"],
    },
    {
      heading: { de: "Würzen", en: "Add the spices" },
      text: {
        de: "Rühre Knoblauch und Tomatenmark unter und röste beides {2 min} mit. Ziehe den Topf vom Herd, rühre das Paprikapulver ein und lösche sofort mit dem Essig ab.",
        en: "Stir in the garlic and tomato purée and cook for {2 min}. Take the casserole off the heat, stir in the paprika and pour in the vinegar straight away.",
      },
      ingredients: ["garlic", "tomato-paste", "paprika-powder", "red-wine-vinegar"],
      utensils: ["casserole", "wooden-spoon"],
      tip: {
        de: "Paprikapulver enthält viel Zucker und wird in heißem Fett schnell bitter. Deshalb kommt es erst neben dem Herd in den Topf.",
        en: "Paprika is rich in sugar and soon turns bitter in hot fat. That is why it goes in off the heat.",
      },
    },
    {
      heading: { de: "Fleisch zugeben", en: "Add the meat" },
      text: {
        de: "Gib Fleisch, Kümmel, Majoran und {2 tsp salt} Salz dazu, stelle den Topf wieder auf mittlere Hitze und lass das Fleisch unter Rühren {5 min} im eigenen Saft schmoren. Gieße die Brühe an, bis das Fleisch knapp bedeckt ist, und bringe alles zum Köcheln.",
        en: "Add the meat, caraway, marjoram and {2 tsp salt} salt, return the casserole to a medium heat and let the meat stew in its own juices for {5 min}, stirring. Pour in the stock until the meat is just covered and bring to a simmer.",
      },
      ingredients: ["goulash-beef", "caraway", "dried-marjoram", "salt", "vegetable-broth"],
      utensils: ["casserole", "wooden-spoon"],
    },
    {
      heading: { de: "Schmoren", en: "Braise" },
      text: {
        de: "Lege den Deckel mit einem Spalt auf und schmore das Gulasch bei kleiner Hitze {2 h}. Rühre ab und zu um und fülle Wasser nach, wenn das Fleisch aus der Sauce ragt. Es ist gar, wenn du einen Würfel mit der Gabel zerteilen kannst.",
        en: "Put the lid on, slightly ajar, and braise the goulash over a low heat for {2 h}. Stir now and then, and top up with water if the meat rises above the sauce. It is done when a cube comes apart under a fork.",
      },
      ingredients: [],
      utensils: ["casserole", "lid"],
      tip: {
        de: "Wade braucht manchmal {30 min, no timer} länger als Schulter. Probiere einen Würfel, bevor du die Sauce einkochst.",
        en: "Shin sometimes takes {30 min, no timer} longer than shoulder. Try a cube before you reduce the sauce.",
      },
    },
    {
      heading: { de: "Abschmecken und servieren", en: "Season and serve" },
      text: {
        de: "Lass die Sauce ohne Deckel {10 min} einkochen, bis sie glänzt. Würze mit dem Pfeffer und, wenn nötig, noch etwas Salz, streue die Petersilie darüber und serviere das Gulasch mit dem Brot.",
        en: "Simmer the sauce without the lid for {10 min} until it is glossy. Season with the pepper and, if it needs it, a little more salt, scatter with the parsley and serve with the bread.",
      },
      ingredients: ["black-pepper", "salt", "parsley", "sourdough-bread"],
      utensils: ["casserole"],
    },
  ],
  category: "eastern-european",
  moreCategories: ["dinner", "soups-and-stews", "entrees", "party"],
  tags: ["one-pot", "braising", "make-ahead", "comfort-food", "savoury", "winter"],
  likedBy: ["sonntagstisch", "kupferkessel", "kuechenkraut"],
};
