import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "potato-salad",
  alt: {
    de: "Kartoffelscheiben in einer hellen Schüssel mit Radieschen, Gurke und viel Schnittlauch, daneben ein Holzlöffel",
    en: "Sliced potatoes in a pale bowl with radishes, cucumber and plenty of chives, a wooden spoon beside it",
  },
  slug: { de: "berliner-kartoffelsalat", en: "berlin-style-potato-salad" },
  title: { de: "Berliner Kartoffelsalat", en: "Berlin-style potato salad" },
  summary: {
    de: "Mit Gewürzgurke und Mayonnaise, wie es sich in Berlin gehört, aber mit so wenig davon, dass man die Kartoffel noch schmeckt. Die warme Brühe macht den Rest.",
    en: "With gherkins and mayonnaise, as Berlin insists, but little enough of it to let you taste the potato. Warm stock does the rest.",
  },
  chefsNote: {
    de: "Brühe und Mayonnaise ergänzen sich: Die Brühe würzt die warmen Kartoffeln, die Mayonnaise macht den Salat cremig. Radieschen und Gurke kommen erst kurz vor dem Essen hinein, sonst ziehen sie Wasser.",
    en: "Stock and mayonnaise belong together here: the stock seasons the warm potatoes, the mayonnaise makes the salad creamy. The radishes and cucumber go in just before eating, or they will water it down.",
  },
  author: "sonntagstisch",
  publishedAt: "2026-04-01T12:00:00Z",
  difficulty: "easy",
  duration: { preparation: 30, baking: 25, resting: 70 },
  servings: { amount: 6, type: "portion" },
  nutrition: { kcal: 265, fat: 13, protein: 4, carbohydrate: 30 },
  ingredients: [
    {
      heading: { de: "Für den Salat", en: "For the salad" },
      items: [
        { ingredient: "potato", amount: 1, unit: "kg", addition: { de: "festkochend", en: "waxy" } },
        { ingredient: "red-onion", amount: 1, characteristic: { de: "in feinen Ringen", en: "in thin rings" } },
        { ingredient: "gherkin", amount: 4, characteristic: { de: "fein gewürfelt", en: "finely diced" } },
        { ingredient: "cucumber", amount: 0.5, characteristic: { de: "in dünnen Scheiben", en: "thinly sliced" } },
        { ingredient: "radish", amount: 10, characteristic: { de: "in dünnen Scheiben", en: "thinly sliced" } },
        { ingredient: "chives", amount: 1, unit: "bunch", characteristic: { de: "in Röllchen", en: "snipped" } },
      ],
    },
    {
      heading: { de: "Für die Marinade", en: "For the dressing" },
      items: [
        { ingredient: "vegetable-broth", amount: 200, unit: "ml" },
        { ingredient: "white-wine-vinegar", amount: 3, unit: "tbsp" },
        { ingredient: "mustard", amount: 1, unit: "tbsp" },
        { ingredient: "sunflower-oil", amount: 3, unit: "tbsp" },
        { ingredient: "mayonnaise", amount: 3, unit: "tbsp" },
        { ingredient: "sugar", amount: 1, unit: "tsp" },
        { ingredient: "salt" },
        { ingredient: "black-pepper" },
      ],
    },
  ],
  utensils: [
    { utensil: "pot", size: { de: "groß", en: "large" } },
    { utensil: "colander" },
    { utensil: "knife" },
    { utensil: "bowl", size: { de: "groß", en: "large" } },
    { utensil: "saucepan" },
    { utensil: "whisk" },
    { utensil: "mandoline" },
  ],
  steps: [
    {
      heading: { de: "Kartoffeln kochen", en: "Boil the potatoes" },
      text: {
        de: "Setze die Kartoffeln mit Schale in einem großen Topf mit kaltem, gesalzenem Wasser auf. Aufkochen und {25 min} leise kochen, bis ein Messer gerade so hineingleitet. Abgießen und {10 min} im Sieb ausdampfen lassen.",
        en: "Put the potatoes in their skins into a large pot of cold salted water. Bring to the boil and simmer for {25 min}, until a knife just slides in. Drain and leave to steam dry in the colander for {10 min}.",
      },
      ingredients: ["potato", "salt"],
      utensils: ["pot", "colander"],
      tip: {
        de: "Nimm etwa gleich große Knollen. Was zu lange kocht, wird beim Mischen Püree.",
        en: "Choose potatoes of about the same size. Any that overcook will be mash by the time you toss them.",
      },
    },
    {
      heading: { de: "Brühe würzen", en: "Season the stock" },
      text: {
        de: "Erwärme inzwischen die Brühe mit den Zwiebelringen, dem Essig und dem Zucker in einem kleinen Topf, bis sie dampft. Vom Herd nehmen, Senf und Öl mit dem Schneebesen unterschlagen, mit Salz und Pfeffer kräftig würzen.",
        en: "Meanwhile, warm the stock with the onion rings, vinegar and sugar in a saucepan until it steams. Off the heat, whisk in the mustard and oil and season firmly with salt and pepper.",
      },
      ingredients: [
        "vegetable-broth",
        "red-onion",
        "white-wine-vinegar",
        "sugar",
        "mustard",
        "sunflower-oil",
        "salt",
        "black-pepper",
      ],
      utensils: ["saucepan", "whisk"],
    },
    {
      heading: { de: "Warm mischen", en: "Dress while warm" },
      text: {
        de: "Pelle die Kartoffeln, solange sie warm sind, und schneide sie in {5 mm} dicke Scheiben in die Schüssel. Gieße die heiße Brühe darüber und hebe sie vorsichtig unter. Es sieht nach zu viel Flüssigkeit aus; warte ab.",
        en: "Peel the potatoes while they are warm and slice them into the bowl, about {5 mm} thick. Pour over the hot stock and turn everything gently. It will look like far too much liquid; wait.",
      },
      ingredients: ["potato"],
      utensils: ["knife", "bowl"],
      tip: {
        de: "Kalte Kartoffeln nehmen nichts mehr auf. Wer sie am Vortag kocht, isst Kartoffeln mit Sauce, keinen Kartoffelsalat.",
        en: "Cold potatoes absorb nothing. Boil them the day before and you get potatoes in sauce, not potato salad.",
      },
    },
    {
      heading: { de: "Ziehen lassen", en: "Let it sit" },
      text: {
        de: "Decke die Schüssel ab und lass den Salat {60 min} bei Zimmertemperatur ziehen. Dabei ein- oder zweimal wenden, bis fast keine Brühe mehr am Boden steht.",
        en: "Cover the bowl and leave the salad at room temperature for {60 min}. Turn it once or twice in that time, until there is hardly any stock left at the bottom.",
      },
      ingredients: [],
      utensils: ["bowl"],
    },
    {
      heading: { de: "Fertig machen", en: "Finish" },
      text: {
        de: "Rühre die Mayonnaise und die Gewürzgurken unter. Hoble Salatgurke und Radieschen in dünne Scheiben, hebe sie mit dem größten Teil vom Schnittlauch unter und schmecke noch einmal ab. Den restlichen Schnittlauch darüberstreuen.",
        en: "Fold in the mayonnaise and gherkins. Slice the cucumber and radishes thinly, fold them in with most of the chives and taste again. Scatter with the rest of the chives.",
      },
      ingredients: ["mayonnaise", "gherkin", "cucumber", "radish", "chives", "salt", "black-pepper"],
      utensils: ["mandoline", "bowl"],
      tip: {
        de: "Ein Schluck Wasser aus dem Gurkenglas rettet jeden faden Kartoffelsalat.",
        en: "A splash of liquid from the gherkin jar rescues any dull potato salad.",
      },
    },
  ],
  category: "sides",
  moreCategories: ["salad", "german", "potato", "party", "easter"],
  tags: ["vegetarian", "gluten-free", "lactose-free", "make-ahead", "budget-friendly", "savoury", "spring"],
  likedBy: ["team", "kuechenkraut", "loeffelweise", "nordfang", "barimhof"],
};
