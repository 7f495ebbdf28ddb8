import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "red-lentil-soup",
  alt: {
    de: "Orangerote Linsensuppe in einer weißen Schale mit einem roten Kringel Gewürzbutter und Minzblättern, daneben Zitronenspalten und Fladenbrot",
    en: "Orange-red lentil soup in a white bowl with a red swirl of spiced butter and mint leaves, lemon wedges and flatbread beside it",
  },
  slug: { de: "rote-linsensuppe-mit-minzbutter", en: "red-lentil-soup-with-mint-butter" },
  title: { de: "Rote Linsensuppe mit Minzbutter", en: "Red lentil soup with mint butter" },
  summary: {
    de: "Mercimek çorbası mit Zitrone und heißer Minzbutter, in einer halben Stunde fertig.",
    en: "Mercimek çorbası with lemon and sizzling mint butter, ready in half an hour.",
  },
  chefsNote: {
    de: "Linsen, Tomatenmark und getrocknete Minze lassen sich gut auf Vorrat halten. Am zweiten Tag ist die Suppe sehr dick; verdünne sie mit Wasser und schmecke sie noch einmal ab.",
    en: "Lentils, tomato purée and dried mint keep well in the cupboard. By the second day the soup is very thick; let it down with water and taste it again.",
  },
  author: "kuechenkraut",
  publishedAt: "2026-02-03T17:30:00Z",
  difficulty: "easy",
  duration: { preparation: 15, baking: 15, resting: 0 },
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 413, fat: 17, protein: 17, carbohydrate: 43 },
  ingredients: [
    {
      heading: { de: "Für die Suppe", en: "For the soup" },
      items: [
        { ingredient: "olive-oil", amount: 2, unit: "tbsp" },
        { ingredient: "onion", amount: 1, characteristic: { de: "gewürfelt", en: "diced" } },
        { ingredient: "carrot", amount: 2, characteristic: { de: "in dünnen Scheiben", en: "thinly sliced" } },
        { ingredient: "garlic", amount: 2, unit: "clove", characteristic: { de: "gehackt", en: "chopped" } },
        { ingredient: "tomato-paste", amount: 2, unit: "tbsp" },
        { ingredient: "cumin", amount: 1, unit: "tsp" },
        { ingredient: "red-lentil", amount: 250, unit: "g" },
        { ingredient: "vegetable-broth", amount: 1.2, unit: "l" },
        { ingredient: "lemon", amount: 1 },
        { ingredient: "salt" },
      ],
    },
    {
      heading: { de: "Für die Minzbutter", en: "For the mint butter" },
      items: [
        { ingredient: "butter", amount: 40, unit: "g" },
        { ingredient: "dried-mint", amount: 2, unit: "tsp" },
        { ingredient: "pul-biber", amount: 1, unit: "tsp" },
        {
          ingredient: "mint",
          amount: 2,
          unit: "sprig",
          addition: { de: "frisch, zum Bestreuen", en: "fresh, to serve" },
        },
      ],
    },
  ],
  utensils: [
    { utensil: "cutting-board" },
    { utensil: "knife" },
    { utensil: "pot", size: { de: "groß", en: "large" } },
    { utensil: "wooden-spoon" },
    { utensil: "fine-sieve" },
    { utensil: "hand-blender" },
    { utensil: "saucepan" },
  ],
  steps: [
    {
      heading: { de: "Gemüse anschwitzen", en: "Soften the vegetables" },
      text: {
        de: "Schneide Zwiebel, Karotten und Knoblauch klein. Erhitze das Olivenöl in einem großen Topf und schwitze die Zwiebel und die Karotten darin bei mittlerer Hitze {5 min} an. Sie sollen glasig werden, nicht braun.",
        en: "Chop the onion, carrots and garlic. Heat the olive oil in a large pot and cook the onion and carrots over medium heat for {5 min}. They should turn soft and glossy, not brown.",
      },
      ingredients: ["olive-oil", "onion", "carrot", "garlic"],
      utensils: ["cutting-board", "knife", "pot", "wooden-spoon"],
    },
    {
      heading: { de: "Würzen", en: "Add the spices" },
      text: {
        de: "Gib Knoblauch, Tomatenmark und Kreuzkümmel dazu. Rühre alles {1 min}, bis das Tomatenmark am Topfboden dunkler wird und es nach Gewürz duftet.",
        en: "Add the garlic, tomato purée and cumin. Stir for {1 min}, until the purée darkens on the bottom of the pot and smells of spice.",
      },
      ingredients: ["garlic", "tomato-paste", "cumin"],
      utensils: ["pot", "wooden-spoon"],
    },
    {
      heading: { de: "Linsen kochen", en: "Cook the lentils" },
      text: {
        de: "Spüle die Linsen im Sieb ab, bis das Wasser fast klar ist, und gib sie mit der Brühe in den Topf. Aufkochen, den Schaum abnehmen und halb zugedeckt {15 min} leise köcheln lassen, bis die Linsen zerfallen.",
        en: "Rinse the lentils in a sieve until the water runs almost clear, then add them to the pot with the stock. Bring to the boil, skim off the foam and simmer gently, half covered, for {15 min}, until the lentils fall apart.",
      },
      ingredients: ["red-lentil", "vegetable-broth"],
      utensils: ["fine-sieve", "pot"],
      tip: {
        de: "Salz erst am Schluss: Die Brühe bringt schon welches mit, und beim Kochen wird sie stärker.",
        en: "Leave the salt until the end: the stock brings some already and grows stronger as it cooks.",
      },
    },
    {
      heading: { de: "Pürieren", en: "Blend" },
      text: {
        de: "Püriere die Suppe so glatt, wie du sie magst. Halbiere die Zitrone, presse eine Hälfte in die Suppe und schneide die andere in Spalten. Mit Salz abschmecken.",
        en: "Blend the soup as smooth as you like it. Halve the lemon, squeeze one half into the soup and cut the other into wedges. Season with salt.",
      },
      ingredients: ["lemon", "salt"],
      utensils: ["hand-blender", "knife"],
    },
    {
      heading: { de: "Minzbutter aufschäumen", en: "Foam the mint butter" },
      text: {
        de: "Lass die Butter in einem kleinen Topf schmelzen und aufschäumen. Vom Herd nehmen, getrocknete Minze und Pul Biber einrühren und sofort in Kringeln über die Suppe gießen. Mit frischer Minze und den Zitronenspalten auf den Tisch stellen.",
        en: "Melt the butter in a small pan until it foams. Take it off the heat, stir in the dried mint and pul biber and swirl it over the soup at once. Serve with fresh mint and the lemon wedges.",
      },
      ingredients: ["butter", "dried-mint", "pul-biber", "mint", "lemon"],
      utensils: ["saucepan"],
      tip: {
        de: "Minze verbrennt in Sekunden und wird dann bitter. Erst vom Herd, dann rühren.",
        en: "Dried mint burns in seconds and turns bitter. Off the heat first, then stir.",
      },
    },
  ],
  category: "soups-and-stews",
  moreCategories: ["lunch", "turkish"],
  tags: ["vegetarian", "gluten-free", "healthy", "budget-friendly", "savoury", "winter"],
  likedBy: ["team", "gemuesefach", "loeffelweise", "sonntagstisch", "muehlenhof"],
};
