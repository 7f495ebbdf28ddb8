import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "gin-cucumber-longdrink",
  alt: {
    de: "Klarer Longdrink mit Eis, Gurkenscheiben und einem Gurkenstreifen im hohen Glas, darauf Minze, davor Limette und Wacholderbeeren",
    en: "Clear long drink with ice, cucumber slices and a cucumber ribbon in a tall glass, topped with mint, with lime and juniper berries in front",
  },
  slug: { de: "gin-gurken-longdrink", en: "gin-and-cucumber-long-drink" },
  title: { de: "Gin-Gurken-Longdrink", en: "Gin and cucumber long drink" },
  summary: {
    de: "Ein Gin Tonic mit Gurke, Limette, Minze und einem Schuss Holunderblüte.",
    en: "A gin and tonic with cucumber, lime, mint and a touch of elderflower.",
  },
  chefsNote: {
    de: "Lange Gurkenstreifen geben mehr Geschmack ab als eine Scheibe am Rand. Lass den Gin kurz darauf stehen, bevor das Eis ins Glas kommt. Ohne Alkohol ersetzt du den Gin durch kalten Wacholdertee.",
    en: "Long cucumber ribbons give off more flavour than a slice on the rim. Let the gin sit on them for a moment before the ice goes in. For a version without alcohol, replace the gin with cold juniper tea.",
  },
  author: "barimhof",
  publishedAt: "2026-08-07T16:30:00Z",
  difficulty: "easy",
  duration: { preparation: 10, baking: 0, resting: 5 },
  servings: { amount: 2, type: "portion" },
  nutrition: { kcal: 219, fat: 0.2, protein: 0.7, carbohydrate: 25 },
  ingredients: [
    {
      items: [
        { ingredient: "cucumber", amount: 150, unit: "g" },
        { ingredient: "juniper-berry", amount: 8 },
        { ingredient: "gin", amount: 100, unit: "ml" },
        { ingredient: "elderflower-cordial", amount: 20, unit: "ml" },
        { ingredient: "lime", amount: 1, addition: { de: "unbehandelt", en: "unwaxed" } },
        { ingredient: "ice-cube", amount: 12 },
        { ingredient: "tonic-water", amount: 300, unit: "ml", addition: { de: "gut gekühlt", en: "well chilled" } },
        { ingredient: "mint", amount: 2, unit: "sprig" },
      ],
    },
  ],
  utensils: [
    { utensil: "long-drink-glass", amount: 2 },
    { utensil: "peeler", amount: 1 },
    { utensil: "knife", amount: 1 },
    { utensil: "cutting-board", amount: 1 },
    { utensil: "mortar", amount: 1 },
    { utensil: "citrus-press", amount: 1 },
    { utensil: "jigger", amount: 1 },
    { utensil: "bar-spoon", amount: 1 },
  ],
  steps: [
    {
      heading: { de: "Gurke schneiden", en: "Cut the cucumber" },
      text: {
        de: "Wasche die Gurke und ziehe mit dem Sparschäler der Länge nach 2 breite Streifen ab. Schneide den Rest in dünne Scheiben und schlitze zwei davon für den Glasrand ein. Halbiere die Limette und presse sie aus.",
        en: "Wash the cucumber and pull off 2 wide ribbons lengthways with a peeler. Cut the rest into thin slices and slit two of them for the rims. Halve and juice the lime.",
      },
      ingredients: ["cucumber", "lime"],
      utensils: ["peeler", "knife", "cutting-board", "citrus-press"],
    },
    {
      heading: { de: "Ziehen lassen", en: "Infuse" },
      text: {
        de: "Drücke die Wacholderbeeren im Mörser nur leicht an. Lege in jedes Glas einen Gurkenstreifen an die Wand, gib Gurkenscheiben, Wacholder und je {=50 ml gin} Gin dazu. Lass das {5 min} stehen.",
        en: "Lightly bruise the juniper berries in a mortar. Line each glass with a cucumber ribbon, then add cucumber slices, juniper and {=50 ml gin} gin per glass. Leave for {5 min}.",
      },
      ingredients: ["juniper-berry", "cucumber", "gin"],
      utensils: ["mortar", "long-drink-glass", "jigger"],
      tip: {
        de: "Zerstoßener Wacholder macht den Drink trüb und bitter. Die Beeren sollen platzen, nicht zerfallen.",
        en: "Crushed juniper makes the drink cloudy and bitter. The berries should split, not fall apart.",
      },
    },
    {
      heading: { de: "Eis und Säure", en: "Ice and lime" },
      text: {
        de: "Gib je {=10 ml elderflower-cordial} Holunderblütensirup und die Hälfte des Limettensafts in die Gläser. Fülle jedes mit 6 Eiswürfeln auf und rühre einmal durch.",
        en: "Add {=10 ml elderflower-cordial} elderflower cordial and half of the lime juice to each glass. Fill each with 6 ice cubes and stir once.",
      },
      ingredients: ["elderflower-cordial", "lime", "ice-cube"],
      utensils: ["jigger", "bar-spoon"],
    },
    {
      heading: { de: "Auffüllen", en: "Top up" },
      text: {
        de: "Gieße je {=150 ml tonic-water} Tonic langsam am Barlöffel entlang ins Glas, so bleibt die Kohlensäure drin. Klatsche die Minze einmal zwischen den Händen, damit sie duftet, und stecke sie mit der Gurkenscheibe an den Rand.",
        en: "Pour {=150 ml tonic-water} tonic per glass slowly down the bar spoon so that the bubbles stay in. Clap the mint once between your palms to release its scent and tuck it in with the cucumber slice on the rim.",
      },
      ingredients: ["tonic-water", "mint"],
      utensils: ["bar-spoon", "long-drink-glass"],
    },
  ],
  category: "long-drink",
  moreCategories: ["drinks-all", "cocktails", "aperitif", "summer"],
  tags: ["lactose-free", "beverages-and-smoothies", "no-cook", "summer"],
  likedBy: ["team", "gemuesefach", "kuechenkraut"],
};
