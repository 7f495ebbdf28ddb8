import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "potato-gratin",
  alt: {
    de: "Kartoffelgratin in einer runden roten Form von oben: Ringe aus goldbraunen Kartoffelscheiben mit Thymian, daneben ein Löffel und ein blau-weißes Tuch",
    en: "Potato gratin in a round red dish from above: rings of golden potato slices with thyme, a spoon and a blue-and-white cloth beside it",
  },
  slug: { de: "kartoffelgratin", en: "potato-gratin" },
  title: { de: "Kartoffelgratin", en: "Potato gratin" },
  summary: {
    de: "Dünne Kartoffelscheiben, in Sahne und Milch mit Knoblauch und Thymian gegart und goldbraun gebacken. Ganz ohne Käse.",
    en: "Thin slices of potato cooked in cream and milk with garlic and thyme, then baked until golden. No cheese at all.",
  },
  chefsNote: {
    de: "Das Vorkochen in der Sahne hat zwei Gründe: Die Stärke bindet die Flüssigkeit, und die Scheiben garen im Ofen gleichmäßig. Wasche sie deshalb nach dem Hobeln nicht mehr. Vorwiegend festkochende Kartoffeln werden weich und behalten ihre Form.",
    en: "There are two reasons for simmering the potatoes in the cream first: their starch thickens the liquid, and the slices bake evenly. That is why they are not rinsed after slicing. All-purpose potatoes turn soft and keep their shape.",
  },
  author: "gemuesefach",
  publishedAt: "2025-12-19T15:00:00Z",
  difficulty: "easy",
  duration: { preparation: 35, baking: 50, resting: 10 },
  ovenCelsius: 180,
  servings: { amount: 6, type: "portion" },
  nutrition: { kcal: 335, fat: 20, protein: 6, carbohydrate: 30 },
  ingredients: [
    {
      items: [
        {
          ingredient: "potato",
          amount: 1,
          unit: "kg",
          addition: { de: "vorwiegend festkochend", en: "all-purpose" },
        },
        { ingredient: "whipping-cream", amount: 300, unit: "ml" },
        { ingredient: "whole-milk", amount: 250, unit: "ml" },
        { ingredient: "garlic", amount: 2, unit: "clove" },
        { ingredient: "thyme", amount: 6, unit: "sprig" },
        { ingredient: "butter", amount: 20, unit: "g", characteristic: { de: "weich", en: "softened" } },
        {
          ingredient: "nutmeg",
          amount: 1,
          unit: "pinch",
          characteristic: { de: "frisch gerieben", en: "freshly grated" },
        },
        { ingredient: "salt", amount: 1.5, unit: "tsp" },
        { ingredient: "black-pepper", amount: 0.25, unit: "tsp", addition: { de: "gemahlen", en: "ground" } },
      ],
    },
  ],
  utensils: [
    { utensil: "baking-dish", size: { de: "rund, {tin 28 cm}", en: "round, {tin 28 cm}" } },
    { utensil: "pot" },
    { utensil: "peeler" },
    { utensil: "mandoline" },
    { utensil: "silicone-spatula" },
    { utensil: "knife" },
    { utensil: "wire-rack" },
  ],
  steps: [
    {
      heading: { de: "Ofen und Form vorbereiten", en: "Prepare the oven and dish" },
      text: {
        de: "Heize den Ofen auf {180 °C} Ober-/Unterhitze ({fan 160 °C}) vor. Halbiere eine Knoblauchzehe, reibe die Form damit aus und streiche sie mit der Butter ein. Schneide beide Zehen in dünne Scheiben.",
        en: "Preheat the oven to {180 °C} ({fan 160 °C}). Halve one of the garlic cloves, rub the dish with it and grease the dish with the butter. Slice both cloves thinly.",
      },
      ingredients: ["garlic", "butter"],
      utensils: ["baking-dish", "knife"],
    },
    {
      heading: { de: "Kartoffeln hobeln", en: "Slice the potatoes" },
      text: {
        de: "Schäle die Kartoffeln und hoble sie in {3 mm} dünne Scheiben. Wasche sie danach nicht mehr.",
        en: "Peel the potatoes and slice them {3 mm} thin. Do not rinse them after that.",
      },
      ingredients: ["potato"],
      utensils: ["peeler", "mandoline"],
    },
    {
      heading: { de: "In Sahne vorkochen", en: "Simmer in the cream" },
      text: {
        de: "Bringe Sahne, Milch, Knoblauch, die Blättchen von vier Thymianzweigen, Muskat, Salz und Pfeffer im Topf zum Köcheln. Rühre die Kartoffeln ein und lass sie bei kleiner Hitze {5 min} ziehen, bis die Sahne etwas dicker wird. Rühre dabei vorsichtig um, damit nichts ansetzt.",
        en: "Bring the cream, milk, garlic, the leaves of four sprigs of thyme, the nutmeg, salt and pepper to a simmer in the pot. Stir in the potatoes and cook them gently over a low heat for {5 min}, until the cream thickens a little. Stir carefully so that nothing catches.",
      },
      ingredients: [
        "whipping-cream",
        "whole-milk",
        "garlic",
        { ingredient: "thyme", amount: 4 },
        "nutmeg",
        "salt",
        "black-pepper",
        "potato",
      ],
      utensils: ["pot", "silicone-spatula"],
      tip: {
        de: "Schmecke die Sahne jetzt ab: Sie darf kräftig gesalzen sein, denn die Kartoffeln nehmen noch viel davon auf.",
        en: "Taste the cream now: it can be quite salty, as the potatoes will absorb a good deal of it.",
      },
    },
    {
      heading: { de: "Einschichten", en: "Layer" },
      text: {
        de: "Verteile die Hälfte der Scheiben flach in der Form. Lege den Rest von außen nach innen in Ringen darauf, sodass sich die Scheiben überlappen, und gieße die Sahne darüber. Sie soll die Kartoffeln fast bedecken.",
        en: "Spread half of the slices flat in the dish. Arrange the rest on top in overlapping rings from the outside in, and pour over the cream. It should almost cover the potatoes.",
      },
      ingredients: [],
      utensils: ["baking-dish"],
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Backe das Gratin auf der mittleren Schiene {50 min}, bis es goldbraun ist und ein Messer ohne Widerstand bis auf den Boden gleitet.",
        en: "Bake the gratin on the middle shelf for {50 min}, until golden brown and a knife slides to the bottom without resistance.",
      },
      ingredients: [],
      utensils: ["baking-dish", "knife"],
      tip: {
        de: "Wird es zu schnell dunkel, decke die Form locker mit Alufolie ab.",
        en: "If it darkens too quickly, cover the dish loosely with foil.",
      },
    },
    {
      heading: { de: "Ruhen lassen", en: "Let it rest" },
      text: {
        de: "Stelle die Form auf ein Gitter und lass das Gratin {10 min} ruhen. Die Sauce wird dabei dicker. Lege den übrigen Thymian darauf.",
        en: "Stand the dish on a rack and let the gratin rest for {10 min}. The sauce thickens as it does. Lay the rest of the thyme on top.",
      },
      ingredients: [{ ingredient: "thyme", amount: 2 }],
      utensils: ["wire-rack"],
    },
  ],
  category: "sides",
  moreCategories: ["potato", "french", "lunch", "dinner"],
  tags: ["vegetarian", "gluten-free", "baking", "creamy", "comfort-food", "winter"],
  likedBy: ["lindeundlaib", "sonntagstisch", "team"],
};
