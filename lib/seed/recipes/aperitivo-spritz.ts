import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "aperitivo-spritz",
  alt: {
    de: "Orangefarbener Spritz mit Eiswürfeln und Orangenscheibe im bauchigen Weinglas, daneben ein Schälchen grüne Oliven",
    en: "Orange spritz with ice cubes and an orange slice in a large wine glass, with a small bowl of green olives beside it",
  },
  slug: { de: "orangen-spritz", en: "orange-spritz" },
  title: { de: "Orangen-Spritz", en: "Orange spritz" },
  summary: {
    de: "Drei Teile Prosecco, zwei Teile Orangenaperitif, ein Teil Soda. Dazu gibt es grüne Oliven.",
    en: "Three parts prosecco, two parts orange aperitif, one part soda. Serve with green olives.",
  },
  chefsNote: {
    de: "Drei Teile Prosecco, zwei Teile Aperitif, ein Teil Soda: Das Verhältnis passt für jede Glasgröße. Fülle das Glas bis oben mit Eis, denn wenig Eis schmilzt schneller. Die salzigen Oliven mildern das Bittere.",
    en: "Three parts prosecco, two parts aperitif, one part soda: the ratio works for any size of glass. Fill the glass to the top with ice, because a little ice melts faster. The salty olives soften the bitterness.",
  },
  author: "barimhof",
  publishedAt: "2026-07-03T16:00:00Z",
  difficulty: "easy",
  duration: { preparation: 5, baking: 0, resting: 0 },
  servings: { amount: 2, type: "portion" },
  nutrition: { kcal: 229, fat: 5.7, protein: 0.8, carbohydrate: 19 },
  ingredients: [
    {
      items: [
        { ingredient: "ice-cube", amount: 12 },
        {
          ingredient: "prosecco",
          amount: 180,
          unit: "ml",
          addition: { de: "trocken, gut gekühlt", en: "dry, well chilled" },
        },
        { ingredient: "orange-aperitif", amount: 120, unit: "ml", addition: { de: "11 % vol", en: "11% ABV" } },
        { ingredient: "soda-water", amount: 60, unit: "ml", addition: { de: "gut gekühlt", en: "well chilled" } },
        { ingredient: "orange", amount: 2, unit: "slice", addition: { de: "unbehandelt", en: "unwaxed" } },
        { ingredient: "green-olive", amount: 80, unit: "g", addition: { de: "dazu", en: "on the side" } },
      ],
    },
  ],
  utensils: [
    { utensil: "wine-glass", amount: 2, size: { de: "groß", en: "large" } },
    { utensil: "jigger", amount: 1 },
    { utensil: "bar-spoon", amount: 1 },
    { utensil: "knife", amount: 1 },
    { utensil: "cutting-board", amount: 1 },
  ],
  steps: [
    {
      heading: { de: "Orange und Oliven", en: "Orange and olives" },
      text: {
        de: "Wasche eine Orange heiß ab und schneide zwei Scheiben von etwa {5 mm} aus der Mitte. Lass die Oliven abtropfen und stelle sie in einem Schälchen bereit.",
        en: "Wash an orange in hot water and cut two slices, about {5 mm} thick, from the middle. Drain the olives and put them in a small bowl.",
      },
      ingredients: ["orange", "green-olive"],
      utensils: ["knife", "cutting-board"],
    },
    {
      heading: { de: "Gläser füllen", en: "Fill the glasses" },
      text: {
        de: "Gib in jedes Weinglas 6 Eiswürfel. Schiebe eine Orangenscheibe zwischen Eis und Glaswand, dort bleibt sie stehen und gibt Aroma ab.",
        en: "Put 6 ice cubes in each wine glass. Slide an orange slice between the ice and the glass, where it stays upright and gives off its scent.",
      },
      ingredients: ["ice-cube", "orange"],
      utensils: ["wine-glass"],
    },
    {
      heading: { de: "Eingießen", en: "Pour" },
      text: {
        de: "Gieße pro Glas erst {=90 ml prosecco} Prosecco auf das Eis, dann {=60 ml orange-aperitif} Orangenaperitif. Der Aperitif ist schwerer und sinkt von allein durch den Wein.",
        en: "For each glass, pour {=90 ml prosecco} prosecco over the ice first, then {=60 ml orange-aperitif} orange aperitif. The aperitif is heavier and sinks through the wine by itself.",
      },
      ingredients: ["prosecco", "orange-aperitif"],
      utensils: ["wine-glass", "jigger"],
      tip: {
        de: "Andersherum bleibt der Aperitif am Boden liegen, und du rührst den Prosecco schal.",
        en: "The other way round, the aperitif sits at the bottom and you stir the bubbles out of the prosecco.",
      },
    },
    {
      heading: { de: "Mit Soda abschließen", en: "Finish with soda" },
      text: {
        de: "Gib {=30 ml soda-water} Soda in jedes Glas. Hebe den Inhalt einmal mit dem Barlöffel vom Boden an, mehr Rühren braucht es nicht. Stelle die Oliven dazu.",
        en: "Add {=30 ml soda-water} soda water to each glass. Lift the drink once from the bottom with a bar spoon; it needs no more stirring than that. Serve with the olives.",
      },
      ingredients: ["soda-water", "green-olive"],
      utensils: ["jigger", "bar-spoon"],
    },
  ],
  category: "aperitif",
  moreCategories: ["drinks-all", "cocktails", "italian", "summer", "party"],
  tags: ["lactose-free", "beverages-and-smoothies", "no-cook", "summer"],
  likedBy: ["team", "sonntagstisch", "kuechenkraut", "gemuesefach", "nordfang", "kupferkessel"],
};
