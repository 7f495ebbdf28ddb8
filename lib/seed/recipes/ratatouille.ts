import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "ratatouille",
  alt: {
    de: "Runde Form mit dachziegelartig geschichteten Scheiben von Aubergine, Zucchini und Tomate, dazwischen Thymianzweige und Basilikum",
    en: "Round dish of overlapping slices of aubergine, courgette and tomato, with sprigs of thyme and a few basil leaves in between",
  },
  slug: { de: "ratatouille-aus-dem-ofen", en: "baked-ratatouille" },
  title: { de: "Ratatouille aus dem Ofen", en: "Baked ratatouille" },
  summary: {
    de: "Aubergine, Zucchini und Tomate, in Scheiben geschichtet und auf einer Paprikasauce im Ofen gebacken.",
    en: "Aubergine, courgette and tomato, sliced, layered and baked on a red pepper sauce.",
  },
  chefsNote: {
    de: "Streng genommen ist das ein Tian, eine Ratatouille wird im Topf geschmort. In der Form behält das Gemüse seine Gestalt. Am nächsten Tag schmeckt es auch zimmerwarm mit Brot.",
    en: "Strictly speaking this is a tian; a ratatouille is stewed in a pot. In the dish the vegetables keep their shape. The next day they are also good at room temperature with bread.",
  },
  author: "gemuesefach",
  publishedAt: "2026-08-07T08:00:00Z",
  difficulty: "easy",
  duration: { preparation: 35, baking: 60, resting: 10 },
  ovenCelsius: 190,
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 310, fat: 22, protein: 6, carbohydrate: 20 },
  ingredients: [
    {
      heading: { de: "Für die Sauce", en: "For the sauce" },
      items: [
        { ingredient: "onion", amount: 1, characteristic: { de: "fein gewürfelt", en: "finely diced" } },
        { ingredient: "red-bell-pepper", amount: 1, characteristic: { de: "fein gewürfelt", en: "finely diced" } },
        { ingredient: "garlic", amount: 3, unit: "clove", characteristic: { de: "gehackt", en: "chopped" } },
        { ingredient: "tomato-passata", amount: 400, unit: "g" },
        { ingredient: "olive-oil", amount: 6, unit: "tbsp" },
        { ingredient: "salt" },
        { ingredient: "black-pepper" },
      ],
    },
    {
      heading: { de: "Für die Schichten", en: "For the layers" },
      items: [
        { ingredient: "aubergine", amount: 1, addition: { de: "schlank", en: "slim" } },
        { ingredient: "courgette", amount: 2 },
        { ingredient: "tomato", amount: 6, addition: { de: "fest", en: "firm" } },
        { ingredient: "thyme", amount: 6, unit: "sprig" },
        { ingredient: "basil", amount: 6, unit: "leaf" },
      ],
    },
  ],
  utensils: [
    { utensil: "baking-dish", size: { de: "rund, {tin 28 cm}", en: "round, {tin 28 cm}" } },
    { utensil: "frying-pan" },
    { utensil: "mandoline" },
    { utensil: "bowl", size: { de: "groß", en: "large" } },
    { utensil: "baking-paper" },
    { utensil: "cutting-board" },
    { utensil: "knife" },
    { utensil: "pastry-brush" },
  ],
  steps: [
    {
      heading: { de: "Gemüse schneiden und salzen", en: "Slice and salt" },
      text: {
        de: "Hoble Aubergine und Zucchini in Scheiben von {4 mm}, die Tomaten schneidest du mit dem Messer genauso dick. Mische die Auberginen mit {½ tsp salt} Salz und lass sie stehen, während die Sauce kocht. Danach trocken tupfen.",
        en: "Slice the aubergine and courgettes {4 mm} thick on the mandoline; cut the tomatoes with a knife to the same thickness. Toss the aubergine with {½ tsp salt} salt and leave it while the sauce cooks. Pat dry afterwards.",
      },
      ingredients: ["aubergine", "courgette", "tomato", "salt"],
      utensils: ["mandoline", "bowl", "cutting-board", "knife"],
      tip: {
        de: "Gleiche Dicke ist wichtiger als gleiche Größe: Sonst ist die Tomate zerfallen, bevor die Aubergine weich ist.",
        en: "Equal thickness matters more than equal size: otherwise the tomato collapses before the aubergine is soft.",
      },
    },
    {
      heading: { de: "Sauce kochen", en: "Make the sauce" },
      text: {
        de: "Dünste Zwiebel und Paprika in {3 tbsp olive-oil} Öl {8 min} weich, gib den Knoblauch für {1 min} dazu. Gieße die passierten Tomaten an, streife die Blättchen von {2 sprig thyme|Zweig|Zweigen} Thymian hinein und lass die Sauce {5 min} köcheln. Kräftig mit Salz und Pfeffer abschmecken.",
        en: "Soften the onion and pepper in {3 tbsp olive-oil} of the oil for {8 min}, then add the garlic for {1 min}. Pour in the passata, strip in the leaves of {2 sprig thyme} of thyme and simmer for {5 min}. Season boldly with salt and pepper.",
      },
      ingredients: [
        "onion",
        "red-bell-pepper",
        { ingredient: "olive-oil", amount: 3 },
        "garlic",
        "tomato-passata",
        { ingredient: "thyme", amount: 2 },
        "salt",
        "black-pepper",
      ],
      utensils: ["frying-pan"],
    },
    {
      heading: { de: "Schichten", en: "Arrange" },
      text: {
        de: "Heize den Ofen auf {190 °C} Ober-/Unterhitze ({fan 170 °C}) vor. Streiche die Sauce in die Form und stelle die Scheiben abwechselnd und dicht an dicht hinein, von außen nach innen. Bepinsle sie mit dem restlichen Öl, salze sie und lege den übrigen Thymian darauf.",
        en: "Preheat the oven to {190 °C} ({fan 170 °C}). Spread the sauce in the dish and stand the slices in it, alternating and tightly packed, from the outside in. Brush with the remaining oil, season with salt and lay the rest of the thyme on top.",
      },
      ingredients: [
        "aubergine",
        "courgette",
        "tomato",
        { ingredient: "olive-oil", amount: 3 },
        { ingredient: "thyme", amount: 4 },
        "salt",
      ],
      utensils: ["baking-dish", "pastry-brush"],
      tip: {
        de: "Lieber zu eng als zu locker: Beim Backen schrumpft alles um ein Viertel.",
        en: "Too tight is better than too loose: everything shrinks by a quarter in the oven.",
      },
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Decke die Form mit einem Stück Backpapier ab und backe das Gemüse {40 min}, bis es weich ist. Nimm das Papier weg und gib ihm noch {20 min}, damit Wasser verdampft und die Ränder Farbe bekommen.",
        en: "Cover the dish with a piece of baking paper and bake for {40 min} until the vegetables are soft. Take off the paper and give them another {20 min}, so that water evaporates and the edges colour.",
      },
      ingredients: [],
      utensils: ["baking-dish", "baking-paper"],
    },
    {
      heading: { de: "Ruhen lassen", en: "Let it rest" },
      text: {
        de: "Lass die Form {10 min} stehen, dann zieht die Flüssigkeit zurück ins Gemüse. Mit Basilikum bestreuen und warm oder lauwarm servieren.",
        en: "Leave the dish to stand for {10 min}, so that the juices settle back into the vegetables. Scatter with basil and serve warm or lukewarm.",
      },
      ingredients: ["basil"],
      utensils: [],
    },
  ],
  category: "vegetables",
  moreCategories: ["dinner", "lunch", "french", "sides", "summer"],
  tags: [
    "vegan",
    "vegetarian",
    "gluten-free",
    "lactose-free",
    "healthy",
    "low-carb",
    "make-ahead",
    "baking",
    "summer",
    "featured-contributor",
  ],
  likedBy: ["team", "kuechenkraut", "sonntagstisch", "kupferkessel", "nordfang"],
};
