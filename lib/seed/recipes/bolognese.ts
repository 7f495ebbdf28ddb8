import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "bolognese",
  alt: {
    de: "Tagliatelle mit dunkelrotem Hackfleischragù und geriebenem Parmesan auf einem hellen Teller, daneben eine Gabel und ein Stück Parmesan",
    en: "Tagliatelle with dark red meat ragù and grated Parmesan on a pale plate, a fork and a piece of Parmesan beside it",
  },
  slug: { de: "tagliatelle-al-ragu-bolognese", en: "tagliatelle-with-ragu-bolognese" },
  title: { de: "Tagliatelle mit Ragù alla bolognese", en: "Tagliatelle with ragù alla bolognese" },
  summary: {
    de: "Rinderhack, Pancetta, Gemüse und wenig Tomate, zwei Stunden auf kleiner Hitze geschmort. Dazu Tagliatelle, wie in Bologna.",
    en: "Minced beef, pancetta, vegetables and a little tomato, simmered gently for two hours. Served with tagliatelle, as in Bologna.",
  },
  chefsNote: {
    de: "Das Fleisch bekommt seinen Geschmack beim Anbraten: Drücke es flach in den heißen Topf und lass es in Ruhe. Die Milch mildert die Säure von Wein und Tomaten. Breite Eiernudeln nehmen das Ragù besser auf als Spaghetti. Statt Wein kannst du dieselbe Menge Brühe nehmen.",
    en: "The meat gets its flavour from browning: press it flat into the hot pot and leave it alone. The milk softens the acidity of the wine and tomatoes. Wide egg noodles hold the ragù better than spaghetti. Instead of wine you can use the same amount of stock.",
  },
  author: "team",
  publishedAt: "2026-01-10T09:00:00Z",
  difficulty: "easy",
  duration: { preparation: 45, baking: 120, resting: 0 },
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 865, fat: 40, protein: 44, carbohydrate: 76 },
  ingredients: [
    {
      heading: { de: "Für das Ragù", en: "For the ragù" },
      items: [
        { ingredient: "olive-oil", amount: 2, unit: "tbsp" },
        {
          ingredient: "minced-beef",
          amount: 400,
          unit: "g",
          addition: { de: "nicht zu mager", en: "not too lean" },
        },
        {
          ingredient: "pancetta",
          amount: 80,
          unit: "g",
          characteristic: { de: "fein gewürfelt", en: "finely diced" },
        },
        { ingredient: "onion", amount: 1, characteristic: { de: "fein gewürfelt", en: "finely diced" } },
        { ingredient: "carrot", amount: 1, characteristic: { de: "fein gewürfelt", en: "finely diced" } },
        {
          ingredient: "celery",
          amount: 2,
          unit: "stalk",
          characteristic: { de: "fein gewürfelt", en: "finely diced" },
        },
        { ingredient: "white-wine", amount: 120, unit: "ml", addition: { de: "trocken", en: "dry" } },
        { ingredient: "tomato-passata", amount: 250, unit: "g" },
        { ingredient: "vegetable-broth", amount: 250, unit: "ml" },
        {
          ingredient: "salt",
          id: "ragu-salt",
          amount: 1,
          unit: "tsp",
          addition: { de: "für das Ragù", en: "for the ragù" },
        },
        { ingredient: "black-pepper" },
        { ingredient: "whole-milk", amount: 100, unit: "ml" },
      ],
    },
    {
      heading: { de: "Außerdem", en: "To finish" },
      items: [
        { ingredient: "tagliatelle", amount: 400, unit: "g" },
        {
          ingredient: "salt",
          id: "pasta-salt",
          amount: 40,
          unit: "g",
          addition: { de: "für das Nudelwasser", en: "for the pasta water" },
        },
        { ingredient: "parmesan", amount: 50, unit: "g", characteristic: { de: "gerieben", en: "grated" } },
      ],
    },
  ],
  utensils: [
    { utensil: "casserole", size: { de: "mit schwerem Boden", en: "heavy-based" } },
    { utensil: "lid" },
    { utensil: "wooden-spoon" },
    { utensil: "bowl" },
    { utensil: "cutting-board" },
    { utensil: "knife" },
    { utensil: "pot", size: { de: "groß", en: "large" } },
    { utensil: "tongs" },
    { utensil: "grater" },
  ],
  steps: [
    {
      heading: { de: "Hackfleisch anbraten", en: "Brown the meat" },
      text: {
        de: "Erhitze das Öl im Schmortopf bei starker Hitze. Drücke das Hackfleisch flach hinein und brate es {6 min}, ohne zu rühren, bis es unten kräftig braun ist. Zerteile es mit dem Kochlöffel, brate es noch {3 min}, bis nichts mehr rosa ist, und gib es in eine Schüssel.",
        en: "Heat the oil in the casserole over a high heat. Press in the minced beef in a flat layer and fry it for {6 min} without stirring, until well browned underneath. Break it up with the wooden spoon, fry for another {3 min} until none of it is pink, and lift it out into a bowl.",
      },
      ingredients: ["olive-oil", "minced-beef"],
      utensils: ["casserole", "wooden-spoon", "bowl"],
      tip: {
        de: "Tritt viel Saft aus, war der Topf nicht heiß genug. Lass den Saft verdampfen, erst danach bräunt das Fleisch.",
        en: "If a lot of juice comes out, the pot was not hot enough. Let it boil away; only then will the meat brown.",
      },
    },
    {
      heading: { de: "Pancetta und Gemüse dünsten", en: "Soften pancetta and vegetables" },
      text: {
        de: "Lass die Pancetta im selben Topf bei mittlerer Hitze {4 min} aus. Gib Zwiebel, Karotte und Sellerie dazu und dünste das Gemüse unter Rühren {10 min}, bis es weich ist und am Boden leicht ansetzt.",
        en: "Render the pancetta in the same pot over a medium heat for {4 min}. Add the onion, carrot and celery and cook them for {10 min}, stirring, until they are soft and begin to catch on the bottom.",
      },
      ingredients: ["pancetta", "onion", "carrot", "celery"],
      utensils: ["casserole", "wooden-spoon", "cutting-board", "knife"],
    },
    {
      heading: { de: "Ablöschen", en: "Add wine and tomatoes" },
      text: {
        de: "Gib das Hackfleisch mit seinem Saft zurück in den Topf, gieße den Wein an und lass ihn {3 min} einkochen. Kratze dabei den Bodensatz los. Rühre passierte Tomaten, Brühe, {1 tsp salt} Salz und etwas Pfeffer ein.",
        en: "Return the meat and its juices to the pot, pour in the wine and let it boil down for {3 min} while you scrape up what sticks to the bottom. Stir in the passata, stock, {1 tsp salt} salt and a little pepper.",
      },
      ingredients: ["minced-beef", "white-wine", "tomato-passata", "vegetable-broth", "ragu-salt", "black-pepper"],
      utensils: ["casserole", "wooden-spoon"],
    },
    {
      heading: { de: "Schmoren", en: "Simmer" },
      text: {
        de: "Lege den Deckel schräg auf und lass das Ragù bei kleinster Hitze {90 min} köcheln, sodass nur ab und zu eine Blase aufsteigt. Rühre gelegentlich um. Wird es trocken, gib einen Schluck Wasser dazu.",
        en: "Put the lid on at an angle and simmer the ragù over the lowest heat for {90 min}, with only a bubble rising now and then. Stir occasionally. If it dries out, add a splash of water.",
      },
      ingredients: [],
      utensils: ["casserole", "lid", "wooden-spoon"],
    },
    {
      heading: { de: "Milch einrühren", en: "Stir in the milk" },
      text: {
        de: "Rühre die Milch ein und lass das Ragù ohne Deckel noch {30 min} köcheln, bis es dick ist und am Löffel hält. Bringe inzwischen {4 l} Wasser mit {40 g salt#2} Salz im großen Topf zum Kochen. Schmecke das Ragù ab.",
        en: "Stir in the milk and simmer the ragù uncovered for another {30 min}, until it is thick and stays on the spoon. Meanwhile bring {4 l} of water to the boil with {40 g salt#2} salt in the large pot. Taste the ragù and adjust the seasoning.",
      },
      ingredients: ["whole-milk", "pasta-salt"],
      utensils: ["casserole", "pot"],
    },
    {
      heading: { de: "Tagliatelle mischen", en: "Toss the tagliatelle" },
      text: {
        de: "Koche die Tagliatelle {6 min} oder nach Packung bissfest. Hebe sie mit der Zange tropfnass in das Ragù und wende sie bei kleiner Hitze {1 min}; ist die Sauce zu dick, gib etwas Nudelwasser dazu. Serviere sie mit geriebenem Parmesan.",
        en: "Boil the tagliatelle for {6 min}, or as the packet says, until just firm to the bite. Lift them dripping into the ragù with tongs and toss over a low heat for {1 min}; if the sauce is too thick, add some of the pasta water. Serve with grated Parmesan.",
      },
      ingredients: ["tagliatelle", "parmesan"],
      utensils: ["pot", "tongs", "casserole", "grater"],
    },
  ],
  category: "pasta",
  moreCategories: ["dinner", "italian", "entrees"],
  tags: ["braising", "make-ahead", "comfort-food", "savoury"],
  likedBy: ["ofenwarm", "kuechenkraut", "loeffelweise", "sonntagstisch", "kupferkessel"],
};
