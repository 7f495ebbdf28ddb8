import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "apple-crumble",
  alt: {
    de: "Goldbrauner Apfel-Crumble mit Mandelblättchen in einer Auflaufform mit blauem Rand, daneben ein Kännchen Vanillesauce",
    en: "Golden apple crumble with flaked almonds in a blue-rimmed baking dish, with a small jug of custard beside it",
  },
  slug: { de: "apfel-crumble-mit-vanillesauce", en: "apple-crumble-with-custard" },
  title: { de: "Apfel-Crumble mit Vanillesauce", en: "Apple crumble with custard" },
  summary: {
    de: "Weiche Zimtäpfel unter knusprigen Streuseln, dazu eine Vanillesauce, die in der Backzeit fertig wird.",
    en: "Soft cinnamon apples under a crunchy topping, with a proper custard that is ready before the oven is.",
  },
  chefsNote: {
    de: "Spare nicht an den {=120 g butter} Butter, sonst werden die Streusel trocken. Boskoop wird im Ofen weich, Elstar behält etwas Biss; am besten mischst du beide. Die Vanillesauce schmeckt warm und kalt.",
    en: "Do not cut down on the {=120 g butter} of butter, or the topping turns dry. Bramleys go soft in the oven, Cox keeps some bite; a mix of the two is best. The custard is good warm or cold.",
  },
  author: "sonntagstisch",
  publishedAt: "2026-10-04T10:00:00Z",
  difficulty: "easy",
  duration: { preparation: 35, baking: 40, resting: 10 },
  ovenCelsius: 190,
  servings: { amount: 6, type: "portion" },
  nutrition: { kcal: 625, fat: 26, protein: 10, carbohydrate: 84 },
  ingredients: [
    {
      heading: { de: "Äpfel", en: "Apples" },
      items: [
        { ingredient: "apple", amount: 8, addition: { de: "säuerlich, etwa {1.2 kg}", en: "tart, about {1.2 kg}" } },
        { ingredient: "lemon-juice", amount: 2, unit: "tbsp" },
        { ingredient: "sugar", amount: 40, unit: "g" },
        { ingredient: "ground-cinnamon", amount: 1, unit: "tsp" },
      ],
    },
    {
      heading: { de: "Streusel", en: "Topping" },
      items: [
        { ingredient: "plain-flour", amount: 200, unit: "g" },
        { ingredient: "brown-sugar", amount: 100, unit: "g" },
        { ingredient: "salt", amount: 1, unit: "pinch" },
        { ingredient: "butter", amount: 120, unit: "g", characteristic: { de: "kalt, gewürfelt", en: "cold, diced" } },
        { ingredient: "flaked-almond", amount: 40, unit: "g" },
      ],
    },
    {
      heading: { de: "Vanillesauce", en: "Custard" },
      items: [
        { ingredient: "whole-milk", amount: 500, unit: "ml" },
        { ingredient: "vanilla-pod", amount: 1 },
        { ingredient: "egg-yolk", amount: 3 },
        { id: "custard-sugar", ingredient: "sugar", amount: 40, unit: "g" },
        { ingredient: "cornstarch", amount: 10, unit: "g" },
      ],
    },
  ],
  utensils: [
    { utensil: "baking-dish", amount: 1, size: { de: "{tin 30 × 20 cm}", en: "{tin 30 × 20 cm}" } },
    { utensil: "peeler", amount: 1 },
    { utensil: "knife", amount: 1 },
    { utensil: "cutting-board", amount: 1 },
    { utensil: "bowl", amount: 2 },
    { utensil: "saucepan", amount: 1 },
    { utensil: "whisk", amount: 1 },
    { utensil: "wooden-spoon", amount: 1 },
  ],
  steps: [
    {
      heading: { de: "Äpfel schneiden", en: "Cut the apples" },
      text: {
        de: "Heize den Ofen auf {190 °C} Ober-/Unterhitze ({fan 170 °C}) vor. Schäle und entkerne die Äpfel und schneide sie in {2 cm} große Stücke. Mische sie in der Auflaufform mit Zitronensaft, {40 g sugar} Zucker und dem Zimt.",
        en: "Heat the oven to {190 °C} ({fan 170 °C}). Peel and core the apples and cut them into {2 cm} pieces. Toss them in the baking dish with the lemon juice, {40 g sugar} sugar and the cinnamon.",
      },
      ingredients: ["apple", "lemon-juice", "sugar", "ground-cinnamon"],
      utensils: ["peeler", "knife", "cutting-board", "baking-dish"],
    },
    {
      heading: { de: "Streusel reiben", en: "Rub the topping" },
      text: {
        de: "Mische Mehl, braunen Zucker und Salz. Verreibe die kalte Butter mit den Fingerspitzen darin, bis grobe Streusel entstehen, und mische die Mandelblättchen unter. Verteile alles locker auf den Äpfeln, ohne es anzudrücken.",
        en: "Mix the flour, brown sugar and salt. Rub in the cold butter with your fingertips until you have coarse clumps, then stir in the flaked almonds. Scatter everything loosely over the apples without pressing it down.",
      },
      ingredients: ["plain-flour", "brown-sugar", "salt", "butter", "flaked-almond"],
      utensils: ["bowl", "baking-dish"],
      tip: {
        de: "Wird die Butter in den Händen weich, stelle die Streusel kurz kalt. Aus warmer Butter wird im Ofen eine Decke statt Streusel.",
        en: "If the butter turns soft in your hands, chill the topping for a moment. Warm butter bakes into a lid instead of a crumble.",
      },
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Backe den Crumble in der Mitte des Ofens {40 min}, bis die Streusel goldbraun sind und der Saft am Rand dick blubbert. Lass ihn danach {10 min} stehen, denn der Saft ist sehr heiß.",
        en: "Bake in the middle of the oven for {40 min}, until the topping is golden and thick juice bubbles up at the edges. Leave it to stand for {10 min} afterwards, because the juice is very hot.",
      },
      ingredients: [],
      utensils: ["baking-dish"],
    },
    {
      heading: { de: "Milch aufkochen", en: "Heat the milk" },
      text: {
        de: "Schlitze inzwischen die Vanilleschote auf und kratze das Mark in die Milch. Gib die Schote dazu und koche die Milch einmal auf. Verrühre Eigelbe, {40 g sugar#2} Zucker und Stärke in einer Schüssel glatt.",
        en: "Meanwhile, slit the vanilla pod and scrape the seeds into the milk. Add the pod and bring the milk just to the boil. Whisk the egg yolks, {40 g sugar#2} sugar and cornflour in a bowl until smooth.",
      },
      ingredients: ["whole-milk", "vanilla-pod", "egg-yolk", "custard-sugar", "cornstarch"],
      utensils: ["saucepan", "knife", "bowl", "whisk"],
    },
    {
      heading: { de: "Sauce binden", en: "Thicken the custard" },
      text: {
        de: "Gieße die heiße Milch in dünnem Strahl unter Rühren auf die Eigelbe und gib alles zurück in den Topf. Rühre die Sauce bei kleiner Hitze {5 min}, bis sie den Löffelrücken überzieht und einmal zart aufwallt. Fische die Schote heraus und reiche die Sauce warm zum Crumble.",
        en: "Pour the hot milk on to the egg yolks in a thin stream, whisking all the time, then return everything to the pan. Stir over a low heat for {5 min}, until it coats the back of the spoon and gives one gentle bubble. Fish out the pod and serve the custard warm with the crumble.",
      },
      ingredients: [],
      utensils: ["saucepan", "whisk", "wooden-spoon"],
      tip: {
        de: "Lass die Sauce nicht stark kochen. Bilden sich Flöckchen, gieße die Sauce durch ein feines Sieb.",
        en: "Do not let the custard boil hard. If you do get flecks, pour the custard through a fine sieve.",
      },
    },
  ],
  category: "dessert",
  moreCategories: ["british", "kids", "baking-all", "community"],
  tags: ["vegetarian", "baking", "sweet", "autumn", "for-children", "comfort-food", "autumn-2026"],
  likedBy: ["loeffelweise", "kuechenkraut", "ofenwarm", "team", "lindeundlaib"],
};
