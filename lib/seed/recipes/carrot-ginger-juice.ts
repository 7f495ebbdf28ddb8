import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "carrot-ginger-juice",
  alt: {
    de: "Orangefarbener Karottensaft in einem hohen Glas mit Karottenscheibe, Minze und Trinkhalm, daneben Ingwer und Karotten",
    en: "Orange carrot juice in a tall glass with a carrot slice, mint and a straw, with ginger and carrots beside it",
  },
  slug: { de: "karotten-ingwer-saft", en: "carrot-and-ginger-juice" },
  title: { de: "Karotten-Ingwer-Saft", en: "Carrot and ginger juice" },
  summary: {
    de: "Süß von der Karotte, scharf vom Ingwer, frisch von der Zitrone: ein Saft direkt aus dem Entsafter.",
    en: "Sweet from the carrots, hot from the ginger, fresh from the lemon: a juice straight from the juicer.",
  },
  chefsNote: {
    de: "Nimm feste Karotten, denn weiche geben wenig Saft. Am besten trinkst du den Saft gleich nach dem Pressen. Der Trester eignet sich für Bratlinge oder Karottenkuchen.",
    en: "Choose firm carrots, because soft ones give little juice. It is best drunk as soon as it is made. The pulp is good in fritters or carrot cake.",
  },
  author: "gemuesefach",
  publishedAt: "2026-02-22T07:00:00Z",
  difficulty: "easy",
  duration: { preparation: 15, baking: 0, resting: 0 },
  servings: { amount: 2, type: "portion" },
  // Below the sum of the ingredients: the pulp, some 40 % of the carrots and a third of the fruit, stays in the juicer.
  nutrition: { kcal: 185, fat: 3.1, protein: 2.5, carbohydrate: 36 },
  ingredients: [
    {
      items: [
        { ingredient: "carrot", amount: 800, unit: "g" },
        { ingredient: "apple", amount: 2, addition: { de: "säuerlich", en: "tart" } },
        { ingredient: "ginger", amount: 30, unit: "g" },
        { ingredient: "orange", amount: 1 },
        { ingredient: "lemon-juice", amount: 1, unit: "tbsp" },
        { ingredient: "rapeseed-oil", amount: 1, unit: "tsp" },
        { ingredient: "mint", amount: 2, unit: "sprig" },
      ],
    },
  ],
  utensils: [
    { utensil: "juicer", amount: 1 },
    { utensil: "knife", amount: 1 },
    { utensil: "cutting-board", amount: 1 },
    { utensil: "citrus-press", amount: 1 },
    { utensil: "long-drink-glass", amount: 2 },
  ],
  steps: [
    {
      heading: { de: "Putzen und schneiden", en: "Wash and cut" },
      text: {
        de: "Bürste die Karotten unter Wasser ab, schälen musst du sie nicht. Schneide die Enden ab und zwei dünne Scheiben für die Gläser. Viertle und entkerne die Äpfel, wasche den Ingwer und schneide alles so klein, dass es in den Schacht passt.",
        en: "Scrub the carrots under the tap; there is no need to peel them. Trim the ends and cut two thin slices for the glasses. Quarter and core the apples, wash the ginger and cut everything small enough for the chute.",
      },
      ingredients: ["carrot", "apple", "ginger"],
      utensils: ["knife", "cutting-board"],
    },
    {
      heading: { de: "Entsaften", en: "Juice" },
      text: {
        de: "Schicke erst den Ingwer durch den Entsafter, dann abwechselnd Karotten und Äpfel. Der Apfel spült nach, was vom Ingwer im Sieb hängen bleibt. Drücke langsam nach, dann wird der Trester trockener und das Glas voller.",
        en: "Send the ginger through the juicer first, then carrots and apples in turn. The apple rinses through whatever ginger has stayed in the sieve. Push slowly; the pulp comes out drier and the glass fuller.",
      },
      ingredients: ["carrot", "apple", "ginger"],
      utensils: ["juicer"],
      tip: {
        de: "Ohne Entsafter: alles klein schneiden, mit {200 ml} Wasser im Standmixer fein pürieren und durch ein Tuch pressen.",
        en: "No juicer? Chop everything small, blend until fine with {200 ml} water and squeeze it through a cloth.",
      },
    },
    {
      heading: { de: "Abschmecken", en: "Balance" },
      text: {
        de: "Presse die Orange aus und rühre ihren Saft mit dem Zitronensaft unter. Rühre das Öl hinein: Ohne etwas Fett nimmt der Körper das Carotin kaum auf, und schmecken wirst du es nicht.",
        en: "Squeeze the orange and stir in its juice together with the lemon juice. Stir in the oil: without a little fat the body takes up hardly any of the carotene, and you will not taste it.",
      },
      ingredients: ["orange", "lemon-juice", "rapeseed-oil"],
      utensils: ["citrus-press"],
    },
    {
      heading: { de: "Einschenken", en: "Pour" },
      text: {
        de: "Verteile den Saft auf zwei Gläser. Stecke eine Karottenscheibe an jeden Rand und die Minze hinein. Trinke ihn bald: Im Kühlschrank hält er bis zum Abend, verliert aber an Schärfe.",
        en: "Divide the juice between two glasses. Put a carrot slice on each rim and mint in the top. Drink it soon: it keeps in the fridge until evening, but it loses some of its heat.",
      },
      ingredients: ["mint"],
      utensils: ["long-drink-glass"],
    },
  ],
  category: "juices",
  moreCategories: ["drinks-all", "breakfast", "vegetables"],
  tags: [
    "vegan",
    "vegetarian",
    "gluten-free",
    "lactose-free",
    "beverages-and-smoothies",
    "alcohol-free",
    "healthy",
    "no-cook",
    "winter",
  ],
  likedBy: ["kuechenkraut", "team"],
};
