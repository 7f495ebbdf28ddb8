import type { RecipeSeed } from "../seed-types.ts";

/** Left lying half done: no note yet, the last step without a heading, and nobody has said what becomes of the chia seeds. */
export const recipe: RecipeSeed = {
  key: "porridge-with-berries",
  alt: {
    de: "Haferbrei in einer blauen Schale mit Himbeeren, Brombeeren, Heidelbeeren, Mandeln und Minze, daneben ein Löffel auf blauem Leinen",
    en: "Oat porridge in a blue bowl with raspberries, blackberries, blueberries, almonds and mint, a spoon on blue linen beside it",
  },
  slug: { de: "porridge-mit-beeren", en: "porridge-with-berries" },
  title: { de: "Porridge mit Beeren", en: "Porridge with berries" },
  summary: {
    de: "Sechs Minuten rühren, drei Minuten quellen lassen, und das warme Frühstück ist fertig.",
    en: "Six minutes of stirring, three of standing, and a warm breakfast is ready.",
  },
  chefsNote: { de: "", en: "" },
  author: "kuechenkraut",
  state: "draft",
  difficulty: "easy",
  duration: { preparation: 10, baking: 0, resting: 3 },
  servings: { amount: 2, type: "portion" },
  ingredients: [
    {
      items: [
        { ingredient: "rolled-oats", amount: 80, unit: "g" },
        { ingredient: "whole-milk", amount: 300, unit: "ml" },
        { ingredient: "water", amount: 200, unit: "ml" },
        { ingredient: "salt", amount: 1, unit: "pinch" },
      ],
    },
    {
      heading: { de: "Obendrauf", en: "On top" },
      items: [
        { ingredient: "raspberry", amount: 80, unit: "g" },
        { ingredient: "blueberry", amount: 80, unit: "g" },
        { ingredient: "blackberry", amount: 40, unit: "g" },
        { ingredient: "almond", amount: 20, unit: "g" },
        { ingredient: "maple-syrup", amount: 2, unit: "tbsp" },
        { ingredient: "chia-seeds", amount: 1, unit: "tsp" },
      ],
    },
  ],
  utensils: [{ utensil: "saucepan" }, { utensil: "lid" }, { utensil: "wooden-spoon" }, { utensil: "bowl", amount: 2 }],
  steps: [
    {
      heading: { de: "Rühren", en: "Stir" },
      text: {
        de: "Bringe Haferflocken, Milch, Wasser und Salz im kleinen Topf unter Rühren zum Kochen. Schalte auf kleine Hitze und rühre {6 min} weiter, bis der Löffel eine Spur zieht, die langsam wieder zuläuft.",
        en: "Bring the oats, milk, water and salt to the boil in a saucepan, stirring. Turn the heat down and keep stirring for {6 min}, until the spoon leaves a trail that slowly closes again.",
      },
      ingredients: ["rolled-oats", "whole-milk", "water", "salt"],
      utensils: ["saucepan", "wooden-spoon"],
    },
    {
      heading: { de: "Stehen lassen", en: "Let it stand" },
      text: {
        de: "Nimm den Topf vom Herd, lege den Deckel auf und lass den Porridge {3 min} quellen.",
        en: "Take the pan off the heat, put the lid on and leave the porridge to swell for {3 min}.",
      },
      ingredients: [],
      utensils: ["saucepan", "lid"],
    },
    {
      heading: { de: "", en: "" },
      text: {
        de: "In zwei Schalen füllen. Beeren und Mandeln darauf, Ahornsirup darüber.",
        en: "Spoon into two bowls. Berries and almonds on top, maple syrup over them.",
      },
      ingredients: ["raspberry", "blueberry", "blackberry", "almond", "maple-syrup"],
      utensils: ["bowl"],
    },
  ],
  category: "breakfast",
  moreCategories: [],
  tags: [],
  likedBy: [],
};
