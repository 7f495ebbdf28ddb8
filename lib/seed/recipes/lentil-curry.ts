import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "lentil-curry",
  alt: {
    de: "Linsencurry mit Tomaten, Spinat und einem Kringel Kokosmilch in einer dunklen Schale, darauf Koriander und eine Limettenspalte, daneben Basmatireis",
    en: "Lentil curry with tomatoes, spinach and a swirl of coconut milk in a dark bowl, topped with coriander and a lime wedge, basmati rice beside it",
  },
  slug: { de: "linsencurry-mit-kokosmilch-und-spinat", en: "lentil-curry-with-coconut-milk-and-spinach" },
  title: { de: "Linsencurry mit Kokosmilch und Spinat", en: "Lentil curry with coconut milk and spinach" },
  summary: {
    de: "Braune Linsen, die ihre Form behalten, in einer cremigen Sauce aus Tomaten und Kokosmilch. Vegan, mit Basmatireis.",
    en: "Brown lentils that keep their shape in a creamy sauce of tomatoes and coconut milk. Vegan, with basmati rice.",
  },
  chefsNote: {
    de: "Die Tomaten kommen erst dazu, wenn die Linsen fast weich sind, denn in Säure bleibt ihre Schale hart. Grüne Linsen gehen auch; rote zerfallen und ergeben einen Brei. Currypulver ist verschieden scharf, fange bei einem unbekannten mit der Hälfte an.",
    en: "Add the tomatoes only when the lentils are almost tender: acid keeps their skins hard. Green lentils work, too; red ones fall apart to a purée. Curry powders differ in heat, so start with half if yours is new to you.",
  },
  author: "gemuesefach",
  publishedAt: "2026-02-19T17:00:00Z",
  difficulty: "easy",
  duration: { preparation: 25, baking: 40, resting: 0 },
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 785, fat: 29, protein: 27, carbohydrate: 100 },
  ingredients: [
    {
      heading: { de: "Für das Curry", en: "For the curry" },
      items: [
        { ingredient: "sunflower-oil", amount: 2, unit: "tbsp" },
        { ingredient: "onion", amount: 2, characteristic: { de: "gewürfelt", en: "diced" } },
        { ingredient: "garlic", amount: 3, unit: "clove", characteristic: { de: "gehackt", en: "chopped" } },
        { ingredient: "ginger", amount: 20, unit: "g", characteristic: { de: "gerieben", en: "grated" } },
        { ingredient: "curry-powder", amount: 2, unit: "tbsp", addition: { de: "mild", en: "mild" } },
        { ingredient: "brown-lentil", amount: 250, unit: "g" },
        { ingredient: "vegetable-broth", amount: 700, unit: "ml" },
        { ingredient: "chopped-tomatoes", amount: 400, unit: "g", addition: { de: "aus der Dose", en: "tinned" } },
        { ingredient: "coconut-milk", amount: 400, unit: "ml" },
        { ingredient: "spinach", amount: 200, unit: "g", addition: { de: "gewaschen", en: "washed" } },
        { ingredient: "lime", amount: 1 },
        { ingredient: "salt" },
      ],
    },
    {
      heading: { de: "Dazu", en: "To serve" },
      items: [
        { ingredient: "basmati-rice", amount: 280, unit: "g" },
        {
          ingredient: "coriander",
          amount: 0.5,
          unit: "bunch",
          characteristic: { de: "abgezupft", en: "leaves picked" },
        },
      ],
    },
  ],
  utensils: [
    { utensil: "casserole" },
    { utensil: "lid" },
    { utensil: "wooden-spoon" },
    { utensil: "pot" },
    { utensil: "fine-sieve" },
    { utensil: "grater", size: { de: "fein", en: "fine" } },
    { utensil: "cutting-board" },
    { utensil: "knife" },
  ],
  steps: [
    {
      heading: { de: "Zwiebeln braten", en: "Fry the onions" },
      text: {
        de: "Erhitze das Öl im Schmortopf und brate die Zwiebeln darin bei mittlerer Hitze {8 min}, bis sie goldbraun sind. Rühre Knoblauch und Ingwer {1 min} mit.",
        en: "Heat the oil in the casserole and fry the onions over a medium heat for {8 min}, until golden brown. Stir in the garlic and ginger for {1 min}.",
      },
      ingredients: ["sunflower-oil", "onion", "garlic", "ginger"],
      utensils: ["casserole", "wooden-spoon", "grater", "cutting-board", "knife"],
    },
    {
      heading: { de: "Currypulver rösten", en: "Toast the curry powder" },
      text: {
        de: "Streue das Currypulver darüber und rühre {30 s}, bis es duftet. Gieße sofort {600 ml vegetable-broth} Brühe dazu.",
        en: "Sprinkle in the curry powder and stir for {30 s}, until fragrant. Immediately pour in {600 ml vegetable-broth} of the stock.",
      },
      ingredients: ["curry-powder", { ingredient: "vegetable-broth", amount: 600 }],
      utensils: ["casserole", "wooden-spoon"],
      tip: {
        de: "Currypulver verbrennt schnell und wird dann bitter. Miss die Brühe ab, bevor du es einstreust.",
        en: "Curry powder burns quickly and turns bitter. Measure the stock before you add it.",
      },
    },
    {
      heading: { de: "Linsen garen", en: "Cook the lentils" },
      text: {
        de: "Spüle die Linsen im Sieb ab und gib sie in den Topf. Lass sie zugedeckt bei kleiner Hitze {25 min} köcheln, bis sie fast weich sind. Gieße etwas von der restlichen Brühe nach, sobald die Linsen trocken liegen.",
        en: "Rinse the lentils in the sieve and add them to the casserole. Cover and simmer over a low heat for {25 min}, until almost tender. Add some of the remaining stock if the lentils run dry.",
      },
      ingredients: ["brown-lentil", { ingredient: "vegetable-broth", amount: 100 }],
      utensils: ["fine-sieve", "casserole", "lid"],
    },
    {
      heading: { de: "Tomaten und Kokosmilch dazugeben", en: "Add tomatoes and coconut milk" },
      text: {
        de: "Rühre die Tomaten, {350 ml coconut-milk} Kokosmilch und {1½ tsp salt} Salz ein. Lass das Curry offen {15 min} köcheln, bis die Linsen weich sind und die Sauce cremig ist.",
        en: "Stir in the tomatoes, {350 ml coconut-milk} of the coconut milk and {1½ tsp salt} salt. Simmer uncovered for {15 min}, until the lentils are tender and the sauce is creamy.",
      },
      ingredients: ["chopped-tomatoes", { ingredient: "coconut-milk", amount: 350 }, "salt"],
      utensils: ["casserole", "wooden-spoon"],
    },
    {
      heading: { de: "Reis kochen", en: "Cook the rice" },
      text: {
        de: "Wasche inzwischen den Reis, bis das Wasser klar bleibt. Koche ihn offen in reichlich Salzwasser {10 min}, gieße ihn ab und lass ihn zugedeckt ausdampfen.",
        en: "Meanwhile, rinse the rice until the water stays clear. Boil it uncovered in plenty of salted water for {10 min}, drain and leave it to steam under a lid.",
      },
      ingredients: ["basmati-rice", "salt"],
      utensils: ["pot", "fine-sieve", "lid"],
    },
    {
      heading: { de: "Spinat unterheben", en: "Fold in the spinach" },
      text: {
        de: "Gib den Spinat in zwei Portionen zum Curry und rühre, bis er nach {2 min} zusammengefallen ist. Halbiere die Limette, presse eine Hälfte hinein und schneide die andere in Spalten. Schmecke mit Salz ab.",
        en: "Add the spinach to the curry in two batches and stir until it has wilted, after {2 min}. Halve the lime, squeeze in one half and cut the other into wedges. Taste for salt.",
      },
      ingredients: ["spinach", "lime", "salt"],
      utensils: ["casserole", "wooden-spoon", "knife"],
    },
    {
      heading: { de: "Anrichten", en: "Serve" },
      text: {
        de: "Verteile das Curry auf Schalen, gib die übrigen {50 ml coconut-milk} Kokosmilch darüber und streue Koriander darauf. Serviere es mit Reis und den Limettenspalten.",
        en: "Divide the curry between bowls, drizzle with the remaining {50 ml coconut-milk} of coconut milk and scatter with coriander. Serve with the rice and the lime wedges.",
      },
      ingredients: [{ ingredient: "coconut-milk", amount: 50 }, "coriander", "basmati-rice", "lime"],
      utensils: [],
    },
  ],
  category: "indian",
  moreCategories: ["dinner", "entrees", "asian", "rice", "vegetables"],
  tags: [
    ...(["vegan", "vegetarian", "gluten-free", "lactose-free", "healthy"] as const),
    ...(["creamy", "make-ahead", "budget-friendly", "winter"] as const),
  ],
  likedBy: ["team", "kuechenkraut", "loeffelweise", "muehlenhof"],
};
