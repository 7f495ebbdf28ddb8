import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "borscht",
  alt: {
    de: "Dunkelrosa Borschtsch mit Rote-Bete-Streifen, Karotten- und Kartoffelstücken, in der Mitte ein Klecks Schmand mit Dill, daneben Schwarzbrot",
    en: "Deep pink borscht with strips of beetroot, pieces of carrot and potato, a spoonful of sour cream with dill in the middle, dark bread beside it",
  },
  slug: { de: "borschtsch-mit-schmand-und-dill", en: "borscht-with-sour-cream-and-dill" },
  title: { de: "Borschtsch mit Schmand und Dill", en: "Borscht with sour cream and dill" },
  summary: {
    de: "Rote Bete, Kohl und Kartoffeln in einer Brühe, die süß und sauer zugleich ist. Ein Schuss Essig sorgt dafür, dass die Farbe bleibt.",
    en: "Beetroot, cabbage and potatoes in a broth that is sweet and sour at once. A splash of vinegar makes sure the colour stays.",
  },
  chefsNote: {
    de: "Das Rezept reicht für sechs große Teller. Dazu passt Schwarzbrot. Am nächsten Tag schmeckt der Borschtsch noch runder; den Schmand gibst du dann erst auf den Teller.",
    en: "The recipe makes six large bowls. Serve it with dark bread. The next day the borscht tastes even rounder; add the sour cream in the bowl.",
  },
  author: "sonntagstisch",
  publishedAt: "2026-01-18T10:15:00Z",
  difficulty: "medium",
  duration: { preparation: 30, baking: 30, resting: 20 },
  servings: { amount: 6, type: "portion" },
  nutrition: { kcal: 286, fat: 16, protein: 6, carbohydrate: 28 },
  ingredients: [
    {
      heading: { de: "Für die Bete", en: "For the beetroot" },
      items: [
        {
          ingredient: "beetroot",
          amount: 600,
          unit: "g",
          characteristic: { de: "in feinen Streifen", en: "in thin strips" },
        },
        { ingredient: "onion", amount: 1, characteristic: { de: "fein gewürfelt", en: "finely diced" } },
        { ingredient: "carrot", amount: 2, characteristic: { de: "in Scheiben", en: "sliced" } },
        { ingredient: "sunflower-oil", amount: 3, unit: "tbsp" },
        { ingredient: "tomato-paste", amount: 2, unit: "tbsp" },
        { ingredient: "white-wine-vinegar", amount: 3, unit: "tbsp" },
      ],
    },
    {
      heading: { de: "Für die Brühe", en: "For the broth" },
      items: [
        { ingredient: "vegetable-broth", amount: 1.5, unit: "l" },
        {
          ingredient: "potato",
          amount: 400,
          unit: "g",
          characteristic: { de: "in Würfeln von {2 cm}", en: "in {2 cm} dice" },
        },
        {
          ingredient: "white-cabbage",
          amount: 300,
          unit: "g",
          characteristic: { de: "fein gehobelt", en: "finely shredded" },
        },
        { ingredient: "garlic", amount: 2, unit: "clove", characteristic: { de: "gepresst", en: "crushed" } },
        { ingredient: "salt" },
        { ingredient: "black-pepper" },
      ],
    },
    {
      heading: { de: "Zum Servieren", en: "To serve" },
      items: [
        { ingredient: "sour-cream", amount: 200, unit: "g" },
        { ingredient: "dill", amount: 1, unit: "bunch", characteristic: { de: "gehackt", en: "chopped" } },
      ],
    },
  ],
  utensils: [
    { utensil: "cutting-board" },
    { utensil: "knife" },
    { utensil: "grater" },
    { utensil: "frying-pan", size: { de: "groß", en: "large" } },
    { utensil: "lid" },
    { utensil: "pot", size: { de: "groß", en: "large" } },
    { utensil: "wooden-spoon" },
  ],
  steps: [
    {
      heading: { de: "Gemüse schneiden", en: "Cut the vegetables" },
      text: {
        de: "Schäle Rote Bete, Karotten und Kartoffeln. Reibe die Bete grob oder schneide sie in feine Streifen, die Karotten in Scheiben und die Kartoffeln in Würfel von {2 cm}. Den Kohl fein hobeln, die Zwiebel würfeln.",
        en: "Peel the beetroot, carrots and potatoes. Coarsely grate the beetroot or cut it into thin strips, slice the carrots and cut the potatoes into {2 cm} dice. Shred the cabbage and dice the onion.",
      },
      ingredients: ["beetroot", "carrot", "potato", "white-cabbage", "onion"],
      utensils: ["cutting-board", "knife", "grater"],
      tip: {
        de: "Rote Bete färbt Bretter und Finger. Reibe beides vorher dünn mit Öl ein oder nimm Handschuhe.",
        en: "Beetroot stains boards and fingers. Rub both with a little oil beforehand, or wear gloves.",
      },
    },
    {
      heading: { de: "Bete schmoren", en: "Braise the beetroot" },
      text: {
        de: "Erhitze das Öl in einer großen Pfanne und schwitze die Zwiebel und die Karotten darin {5 min} an. Bete, Tomatenmark und Essig einrühren, eine Kelle Brühe angießen und zugedeckt bei kleiner Hitze {20 min} schmoren.",
        en: "Heat the oil in a large frying pan and cook the onion and carrots for {5 min}. Stir in the beetroot, tomato purée and vinegar, add a ladleful of the stock, cover and braise over low heat for {20 min}.",
      },
      ingredients: [
        "sunflower-oil",
        "onion",
        "carrot",
        "beetroot",
        "tomato-paste",
        "white-wine-vinegar",
        { ingredient: "vegetable-broth", amount: 0.1 },
      ],
      utensils: ["frying-pan", "lid", "wooden-spoon"],
      tip: {
        de: "Der Essig muss gleich zur Bete. Ohne Säure wird aus Dunkelrot beim Kochen Braun.",
        en: "The vinegar has to meet the beetroot early. Without acid, dark red cooks to brown.",
      },
    },
    {
      heading: { de: "Kartoffeln und Kohl kochen", en: "Cook potatoes and cabbage" },
      text: {
        de: "Bringe währenddessen die restliche Brühe in einem großen Topf zum Kochen. Gib die Kartoffeln hinein und lass sie {10 min} köcheln, dann kommt der Kohl für weitere {5 min} dazu.",
        en: "Meanwhile, bring the rest of the stock to the boil in a large pot. Add the potatoes and simmer for {10 min}, then add the cabbage for another {5 min}.",
      },
      ingredients: [{ ingredient: "vegetable-broth", amount: 1.4 }, "potato", "white-cabbage"],
      utensils: ["pot"],
    },
    {
      heading: { de: "Zusammenbringen", en: "Bring it together" },
      text: {
        de: "Gib das Betegemüse und den Knoblauch in den Topf und lass alles {10 min} ziehen. Die Suppe soll dabei nur zittern, nicht mehr sprudeln. Mit Salz und Pfeffer abschmecken.",
        en: "Add the beetroot mixture and the garlic to the pot and heat through for {10 min}. The soup should only tremble now, not bubble. Season with salt and pepper.",
      },
      ingredients: ["garlic", "salt", "black-pepper"],
      utensils: ["pot", "wooden-spoon"],
    },
    {
      heading: { de: "Ruhen lassen", en: "Let it rest" },
      text: {
        de: "Nimm den Topf vom Herd und lass ihn zugedeckt {20 min} stehen. Erst dann schmecken Süße und Säure nach einer Suppe statt nach zwei Zutaten. Danach noch einmal probieren und nachsalzen.",
        en: "Take the pot off the heat and leave it covered for {20 min}. Only then do sweet and sour taste like one soup instead of two ingredients. Taste again and adjust the salt.",
      },
      ingredients: ["salt"],
      utensils: ["pot", "lid"],
    },
    {
      heading: { de: "Mit Schmand servieren", en: "Serve with sour cream" },
      text: {
        de: "Verteile den Borschtsch auf sechs Teller und setze je einen großen Löffel Schmand in die Mitte. Streue den Dill darüber.",
        en: "Divide the borscht between six bowls and put a big spoonful of sour cream in the middle of each. Scatter with the dill.",
      },
      ingredients: ["sour-cream", "dill"],
      utensils: [],
    },
  ],
  category: "soups-and-stews",
  moreCategories: ["dinner", "eastern-european", "vegetables"],
  tags: ["vegetarian", "gluten-free", "healthy", "braising", "comfort-food", "make-ahead", "budget-friendly", "winter"],
  likedBy: ["team", "gemuesefach", "kuechenkraut", "lindeundlaib"],
};
