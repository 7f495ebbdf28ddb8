import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "green-smoothie",
  alt: {
    de: "Leuchtend grüner Smoothie im Glas mit Minze, Limettenscheibe und Trinkhalm, davor Limettenscheiben und Chiasamen",
    en: "Bright green smoothie in a glass with mint, a lime slice and a straw, with lime slices and chia seeds in front",
  },
  slug: { de: "gruener-smoothie", en: "green-smoothie" },
  title: { de: "Grüner Smoothie", en: "Green smoothie" },
  summary: {
    de: "Spinat, den man nicht schmeckt, und Apfel, Gurke und Minze, die man schmeckt. In zehn Minuten im Glas.",
    en: "Spinach you cannot taste, and apple, cucumber and mint you can. In the glass within ten minutes.",
  },
  chefsNote: {
    de: "Mixe zuerst die Blätter mit dem Wasser, bis keine Stücke mehr zu sehen sind, und gib erst dann Apfel, Banane und Gurke dazu. So wird der Smoothie auch in einem einfachen Standmixer glatt.",
    en: "Blend the leaves with the water first, until there are no bits left, and only then add the apple, banana and cucumber. That makes the smoothie smooth even in a simple blender.",
  },
  author: "gemuesefach",
  publishedAt: "2026-01-06T06:30:00Z",
  difficulty: "easy",
  duration: { preparation: 10, baking: 0, resting: 0 },
  servings: { amount: 2, type: "portion" },
  nutrition: { kcal: 131, fat: 1.2, protein: 3.1, carbohydrate: 25 },
  ingredients: [
    {
      items: [
        {
          ingredient: "spinach",
          amount: 80,
          unit: "g",
          addition: { de: "jung, ohne Stiele", en: "young leaves, no stalks" },
        },
        { ingredient: "mint", amount: 2, unit: "sprig" },
        { ingredient: "water", amount: 200, unit: "ml", addition: { de: "kalt", en: "cold" } },
        { ingredient: "apple", amount: 1, addition: { de: "grün und säuerlich", en: "green and tart" } },
        { ingredient: "banana", amount: 1, addition: { de: "reif, am besten gefroren", en: "ripe, ideally frozen" } },
        { ingredient: "cucumber", amount: 150, unit: "g" },
        { ingredient: "lime", amount: 1, addition: { de: "unbehandelt", en: "unwaxed" } },
        { ingredient: "chia-seeds", amount: 1, unit: "tsp" },
      ],
    },
  ],
  utensils: [
    { utensil: "blender", amount: 1 },
    { utensil: "knife", amount: 1 },
    { utensil: "cutting-board", amount: 1 },
    { utensil: "citrus-press", amount: 1 },
    { utensil: "long-drink-glass", amount: 2 },
  ],
  steps: [
    {
      heading: { de: "Vorbereiten", en: "Prepare" },
      text: {
        de: "Wasche Spinat und Minze und zupfe die Minzblätter ab; zwei Spitzen behältst du für die Gläser. Viertle und entkerne den Apfel, die Schale bleibt dran. Schneide Apfel, Gurke und Banane in grobe Stücke. Schneide zwei Scheiben von der Limette ab und presse den Rest aus.",
        en: "Wash the spinach and mint and pick the mint leaves, keeping two tips for the glasses. Quarter and core the apple but leave the skin on. Cut the apple, cucumber and banana into chunks. Cut two slices from the lime and juice the rest.",
      },
      ingredients: ["spinach", "mint", "apple", "cucumber", "banana", "lime"],
      utensils: ["knife", "cutting-board", "citrus-press"],
    },
    {
      heading: { de: "Erst das Grün", en: "Greens first" },
      text: {
        de: "Gib Spinat, Minzblätter und Wasser in den Standmixer. Mixe alles {45 s} auf höchster Stufe, bis keine Blattstücke mehr zu sehen sind.",
        en: "Put the spinach, mint leaves and water in the blender. Blend on the highest setting for {45 s}, until you can no longer see any bits of leaf.",
      },
      ingredients: ["spinach", "mint", "water"],
      utensils: ["blender"],
      tip: {
        de: "Faserig wird der Smoothie, wenn Blätter und Obst zusammen in den Mixer kommen.",
        en: "The smoothie turns stringy when leaves and fruit go into the blender together.",
      },
    },
    {
      heading: { de: "Obst dazu", en: "Add the fruit" },
      text: {
        de: "Gib Apfel, Banane, Gurke und Limettensaft dazu und mixe noch einmal {60 s}. Ist der Smoothie zu dick, hilft ein Schluck Wasser; ist er zu herb, noch ein Stück Banane.",
        en: "Add the apple, banana, cucumber and lime juice and blend for another {60 s}. If the smoothie is too thick, a splash of water helps; if it is too sharp, a little more banana.",
      },
      ingredients: ["apple", "banana", "cucumber", "lime"],
      utensils: ["blender"],
    },
    {
      heading: { de: "Einschenken", en: "Pour" },
      text: {
        de: "Verteile den Smoothie auf zwei Gläser und streue die Chiasamen darüber. Stecke Limettenscheiben an den Rand, Minze obenauf. Trinke ihn gleich, nach einer Stunde setzt er sich ab.",
        en: "Divide the smoothie between two glasses and sprinkle over the chia seeds. Put a lime slice on each rim and mint on top. Drink it straight away; it separates within an hour.",
      },
      ingredients: ["chia-seeds"],
      utensils: ["long-drink-glass"],
    },
  ],
  category: "smoothies",
  moreCategories: ["drinks-all", "breakfast", "vegetables"],
  tags: [
    "vegan",
    "vegetarian",
    "gluten-free",
    "lactose-free",
    "beverages-and-smoothies",
    "alcohol-free",
    "healthy",
    "for-children",
    "no-cook",
  ],
  likedBy: ["kuechenkraut", "loeffelweise", "team"],
};
