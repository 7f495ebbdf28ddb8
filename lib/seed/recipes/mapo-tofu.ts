import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "mapo-tofu",
  alt: {
    de: "Tofuwürfel, in roter Chilisauce, mit dunklen Pilzbröseln und Frühlingszwiebelringen, daneben eine Schale Reis",
    en: "Cubes of tofu in red chilli sauce, with dark mushroom crumbs and spring onion rings, a bowl of rice beside it",
  },
  slug: { de: "mapo-tofu", en: "mapo-tofu" },
  title: { de: "Mapo Tofu", en: "Mapo tofu" },
  summary: {
    de: "Weicher Tofu, knusprige Shiitake statt Hack und das Kribbeln von Sichuanpfeffer. In 30 Minuten fertig, und der Reis kocht nebenher.",
    en: "Soft tofu, crisp shiitake instead of mince, and the tingle of Sichuan pepper. Done in 30 minutes, with the rice cooking on the side.",
  },
  chefsNote: {
    de: "Für Kinder kannst du etwas Tofu mit Reis und Sojasauce beiseitestellen, bevor die Würzpaste dazukommt. Hacke die Shiitake sehr fein und brate sie lange, dann haben sie den Biss von Hack.",
    en: "For children, set aside some tofu with rice and soy sauce before the paste goes in. Chop the shiitake very finely and fry them for long enough, and they have the bite of mince.",
  },
  author: "loeffelweise",
  publishedAt: "2025-12-04T17:10:00Z",
  difficulty: "medium",
  duration: { preparation: 30, baking: 0, resting: 0 },
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 505, fat: 21, protein: 18, carbohydrate: 62 },
  ingredients: [
    {
      heading: { de: "Für den Tofu", en: "For the tofu" },
      items: [
        {
          ingredient: "tofu",
          amount: 600,
          unit: "g",
          characteristic: { de: "weich, in Würfeln von {2 cm}", en: "soft, in {2 cm} cubes" },
        },
        { ingredient: "sichuan-pepper", amount: 2, unit: "tsp" },
        { ingredient: "sunflower-oil", amount: 4, unit: "tbsp" },
        {
          ingredient: "shiitake",
          amount: 200,
          unit: "g",
          characteristic: { de: "sehr fein gehackt", en: "very finely chopped" },
        },
        {
          ingredient: "doubanjiang",
          amount: 2,
          unit: "tbsp",
          addition: { de: "auf vegane Zutaten achten", en: "check that it is vegan" },
        },
        { ingredient: "garlic", amount: 3, unit: "clove", characteristic: { de: "gehackt", en: "chopped" } },
        { ingredient: "ginger", amount: 20, unit: "g", characteristic: { de: "gehackt", en: "chopped" } },
        { ingredient: "chili-pepper", amount: 1, characteristic: { de: "rot, in Ringen", en: "red, sliced" } },
        { ingredient: "vegetable-broth", amount: 350, unit: "ml" },
        { ingredient: "soy-sauce", amount: 1, unit: "tbsp" },
        { ingredient: "cornstarch", amount: 1, unit: "tbsp" },
        { ingredient: "spring-onion", amount: 3, characteristic: { de: "in feinen Ringen", en: "finely sliced" } },
      ],
    },
    {
      heading: { de: "Für den Reis", en: "For the rice" },
      items: [
        { ingredient: "jasmine-rice", amount: 250, unit: "g" },
        { ingredient: "water", amount: 400, unit: "ml" },
      ],
    },
  ],
  utensils: [
    { utensil: "wok" },
    { utensil: "saucepan" },
    { utensil: "pot" },
    { utensil: "lid" },
    { utensil: "fine-sieve" },
    { utensil: "mortar" },
    { utensil: "slotted-spoon" },
    { utensil: "cutting-board" },
    { utensil: "knife" },
  ],
  steps: [
    {
      heading: { de: "Reis aufsetzen", en: "Start the rice" },
      text: {
        de: "Wasche den Reis im Sieb, bis das Wasser klar abläuft. Bringe ihn mit dem Wasser im kleinen Topf zum Kochen, dann Deckel drauf, kleinste Hitze, {12 min}. Danach zieht er neben dem Herd nach, bis alles andere fertig ist.",
        en: "Rinse the rice in the sieve until the water runs clear. Bring it to the boil with the water in the saucepan, then cover and cook over the lowest heat for {12 min}. Leave it off the heat with the lid on until everything else is ready.",
      },
      ingredients: ["jasmine-rice", "water"],
      utensils: ["fine-sieve", "saucepan", "lid"],
    },
    {
      heading: { de: "Pfeffer rösten, Tofu wärmen", en: "Toast the pepper, warm the tofu" },
      text: {
        de: "Röste den Sichuanpfeffer {2 min} im trockenen Wok, bis er duftet, und zerstoße ihn im Mörser. Schneide den Tofu in Würfel von {2 cm} und lass ihn in einem Topf mit siedendem Wasser {5 min} ziehen, ohne dass es sprudelt. So wird er fester und zerfällt später nicht.",
        en: "Toast the Sichuan pepper in the dry wok for {2 min} until fragrant, then crush it in the mortar. Cut the tofu into {2 cm} cubes, slip them into a pot of barely simmering water and leave them for {5 min} without letting it bubble. This firms it up so that it does not fall apart later.",
      },
      ingredients: ["sichuan-pepper", "tofu"],
      utensils: ["wok", "mortar", "pot"],
      tip: {
        de: "Schwarze Körner im Sichuanpfeffer aussortieren: Das sind die Samen, sie schmecken sandig.",
        en: "Pick out the shiny black bits in the Sichuan pepper: they are the seeds, and they taste of sand.",
      },
    },
    {
      heading: { de: "Pilze knusprig braten", en: "Crisp the mushrooms" },
      text: {
        de: "Erhitze das Öl im Wok und brate die Shiitake bei starker Hitze {6 min}, bis sie dunkelbraun sind und kaum noch dampfen. Das ist der Schritt, der das Hack ersetzt, also nicht abkürzen. Nimm ein paar Löffel für obendrauf heraus.",
        en: "Heat the oil in the wok and fry the shiitake over a high heat for {6 min}, until they are dark brown and have almost stopped steaming. This is the step that replaces the mince, so do not cut it short. Set a few spoonfuls aside for the top.",
      },
      ingredients: ["sunflower-oil", "shiitake"],
      utensils: ["wok", "cutting-board", "knife"],
    },
    {
      heading: { de: "Würzpaste anbraten", en: "Fry the paste" },
      text: {
        de: "Schalte auf mittlere Hitze, gib Doubanjiang in den Wok und rühre {1 min}, bis das Öl rot wird. Knoblauch, Ingwer und Chili dazu, noch {1 min}. Lösche mit {300 ml vegetable-broth} Brühe und der Sojasauce ab.",
        en: "Turn down to a medium heat, add the doubanjiang to the wok and stir for {1 min} until the oil turns red. Add garlic, ginger and chilli and give it another {1 min}. Pour in {300 ml vegetable-broth} of the stock and the soy sauce.",
      },
      ingredients: [
        "doubanjiang",
        "garlic",
        "ginger",
        "chili-pepper",
        { ingredient: "vegetable-broth", amount: 300 },
        "soy-sauce",
      ],
      utensils: ["wok"],
      tip: {
        de: "Doubanjiang ist sehr salzig. Erst am Ende probieren, Salz braucht es fast nie.",
        en: "Doubanjiang is very salty. Taste only at the end; it hardly ever needs more salt.",
      },
    },
    {
      heading: { de: "Schmurgeln und binden", en: "Simmer and thicken" },
      text: {
        de: "Hebe den Tofu mit der Schaumkelle in die Sauce und lass alles {4 min} leise köcheln; schwenken, nicht rühren. Verrühre die Stärke mit der restlichen kalten Brühe, gieße sie in zwei Schüben dazu und warte, bis die Sauce glänzt. Die Hälfte des Sichuanpfeffers kommt hinein.",
        en: "Lift the tofu into the sauce with the slotted spoon and simmer gently for {4 min}; swirl the wok, do not stir. Mix the cornflour with the remaining cold stock, add it in two goes and wait until the sauce shines. Half of the Sichuan pepper goes in now.",
      },
      ingredients: [
        "tofu",
        "cornstarch",
        { ingredient: "vegetable-broth", amount: 50 },
        { ingredient: "sichuan-pepper", amount: 1 },
      ],
      utensils: ["slotted-spoon", "wok"],
    },
    {
      heading: { de: "Anrichten", en: "Serve" },
      text: {
        de: "Fülle den Tofu in eine Schüssel, streue die zurückgelegten Shiitake, den übrigen Sichuanpfeffer und die Frühlingszwiebeln darüber. Den Reis auflockern und dazu reichen.",
        en: "Tip the tofu into a bowl and scatter with the reserved shiitake, the rest of the Sichuan pepper and the spring onions. Fluff up the rice and serve it alongside.",
      },
      ingredients: ["shiitake", { ingredient: "sichuan-pepper", amount: 1 }, "spring-onion", "jasmine-rice"],
      utensils: [],
    },
  ],
  category: "chinese",
  moreCategories: ["dinner", "asian", "tofu", "community"],
  tags: ["vegan", "vegetarian", "lactose-free", "spicy", "savoury", "winter"],
  likedBy: ["team", "gemuesefach", "kuechenkraut", "barimhof"],
};
