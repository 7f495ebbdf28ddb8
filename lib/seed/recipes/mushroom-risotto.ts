import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "mushroom-risotto",
  alt: {
    de: "Cremiger Risotto auf blaugrauem Teller, darauf gebratene Champignonscheiben, Petersilie und Käsehobel, daneben rohe Pilze und ein Stück Käse",
    en: "Creamy risotto on a blue-grey plate, topped with fried mushroom slices, parsley and cheese shavings, raw mushrooms and a piece of cheese beside it",
  },
  slug: { de: "pilzrisotto", en: "mushroom-risotto" },
  title: { de: "Pilzrisotto", en: "Mushroom risotto" },
  summary: {
    de: "Champignons aus der heißen Pfanne, Steinpilze für die Tiefe und ein Risotto, der auf dem Teller noch fließt.",
    en: "Mushrooms from a very hot pan, porcini for depth, and a risotto that still flows on the plate.",
  },
  chefsNote: {
    de: "Brate die Pilze getrennt, damit sie braun werden und im Reis nicht verschwinden. Echter Parmesan wird mit Kälberlab gemacht; für ein vegetarisches Gericht nimmst du einen Hartkäse mit mikrobiellem Lab.",
    en: "Fry the mushrooms separately so that they brown and do not vanish into the rice. Real Parmesan is made with calf rennet; for a vegetarian dish, use a hard cheese made with microbial rennet.",
  },
  author: "gemuesefach",
  publishedAt: "2026-11-05T07:00:00Z",
  difficulty: "medium",
  duration: { preparation: 45, baking: 0, resting: 0 },
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 615, fat: 27, protein: 17, carbohydrate: 70 },
  ingredients: [
    {
      heading: { de: "Für die Pilze", en: "For the mushrooms" },
      items: [
        { ingredient: "dried-porcini", amount: 20, unit: "g" },
        {
          ingredient: "mushroom",
          amount: 400,
          unit: "g",
          characteristic: { de: "in Scheiben", en: "sliced" },
          addition: { de: "braune", en: "chestnut or cremini" },
        },
        { ingredient: "olive-oil", amount: 3, unit: "tbsp" },
        { ingredient: "parsley", amount: 0.5, unit: "bunch", characteristic: { de: "gehackt", en: "chopped" } },
      ],
    },
    {
      heading: { de: "Für den Risotto", en: "For the risotto" },
      items: [
        { ingredient: "vegetable-broth", amount: 1.2, unit: "l" },
        { ingredient: "shallot", amount: 2, characteristic: { de: "fein gewürfelt", en: "finely diced" } },
        {
          ingredient: "risotto-rice",
          amount: 320,
          unit: "g",
          addition: { de: "Carnaroli oder Arborio", en: "Carnaroli or Arborio" },
        },
        { ingredient: "white-wine", amount: 120, unit: "ml", addition: { de: "trocken", en: "dry" } },
        { ingredient: "butter", amount: 50, unit: "g", characteristic: { de: "kalt, in Würfeln", en: "cold, diced" } },
        {
          ingredient: "italian-hard-cheese",
          amount: 70,
          unit: "g",
          addition: { de: "mit mikrobiellem Lab", en: "made with microbial rennet" },
        },
        { ingredient: "salt" },
        { ingredient: "black-pepper" },
      ],
    },
  ],
  utensils: [
    { utensil: "casserole", size: { de: "breit", en: "wide" } },
    { utensil: "saucepan" },
    { utensil: "frying-pan", size: { de: "groß", en: "large" } },
    { utensil: "bowl", size: { de: "klein", en: "small" } },
    { utensil: "ladle" },
    { utensil: "wooden-spoon" },
    { utensil: "grater" },
    { utensil: "cutting-board" },
    { utensil: "knife" },
  ],
  steps: [
    {
      heading: { de: "Steinpilze einweichen", en: "Soak the porcini" },
      text: {
        de: "Erhitze die Brühe im kleinen Topf und gieße {200 ml vegetable-broth} davon über die getrockneten Steinpilze. Lass sie {15 min} quellen, in der Zeit wird alles andere geschnitten. Die übrige Brühe bleibt auf kleinster Stufe heiß.",
        en: "Heat the stock in the saucepan and pour {200 ml vegetable-broth} of it over the dried porcini. Leave them for {15 min} while you chop everything else. Keep the remaining stock hot over the lowest heat.",
      },
      ingredients: ["vegetable-broth", "dried-porcini"],
      utensils: ["saucepan", "bowl", "cutting-board", "knife"],
    },
    {
      heading: { de: "Champignons braten", en: "Fry the mushrooms" },
      text: {
        de: "Mache die Pfanne mit {2 tbsp olive-oil} Öl richtig heiß und brate die Champignons in zwei Portionen je {4 min}, ohne viel zu rühren. Sie sollen braune Kanten bekommen. Erst zum Schluss salzen, mit der Hälfte der Petersilie mischen und beiseitestellen.",
        en: "Get the frying pan properly hot with {2 tbsp olive-oil} of the oil and fry the mushrooms in two batches for {4 min} each, stirring as little as you can. You want brown edges. Salt them only at the end, toss with half the parsley and set aside.",
      },
      ingredients: [
        "mushroom",
        { ingredient: "olive-oil", amount: 2 },
        { ingredient: "parsley", amount: 0.25 },
        "salt",
      ],
      utensils: ["frying-pan"],
      tip: {
        de: "Zu viele Pilze auf einmal kochen im eigenen Saft. Wenn es schmort statt zischt, ist die Pfanne zu voll.",
        en: "Too many mushrooms at once will stew in their own juice. If you hear bubbling instead of sizzling, the pan is too full.",
      },
    },
    {
      heading: { de: "Reis anschwitzen", en: "Toast the rice" },
      text: {
        de: "Dünste die Schalotten im restlichen Öl im Schmortopf {3 min} glasig. Rühre den Reis ein und lass ihn {2 min} mitrösten, bis er heiß ist und am Rand durchscheinend wird. Gieße den Wein an und rühre, bis er verdampft ist.",
        en: "Soften the shallots in the remaining oil in the casserole for {3 min}. Stir in the rice and toast it for {2 min}, until it is hot and turning translucent at the edges. Pour in the wine and stir until it has gone.",
      },
      ingredients: [{ ingredient: "olive-oil", amount: 1 }, "shallot", "risotto-rice", "white-wine"],
      utensils: ["casserole", "wooden-spoon"],
    },
    {
      heading: { de: "Brühe einrühren", en: "Stir in the stock" },
      text: {
        de: "Drücke die Steinpilze aus, hacke sie und gib sie mit dem Einweichwasser zum Reis, den sandigen Rest lass in der Schüssel. Gieße nun kellenweise heiße Brühe nach, immer so viel, dass der Reis knapp bedeckt ist, und rühre alle paar Atemzüge um. Nach {18 min} sollte er außen weich sein und in der Mitte noch Biss haben.",
        en: "Squeeze out the porcini, chop them and add them to the rice with their soaking liquid, leaving the gritty last spoonful in the bowl. Now add hot stock by the ladle, always just enough to cover the rice, and stir every few breaths. After {18 min} it should be soft outside with some bite in the middle.",
      },
      ingredients: ["dried-porcini", "vegetable-broth"],
      utensils: ["casserole", "ladle", "wooden-spoon"],
      tip: {
        de: "Die Brühe muss heiß sein. Kalte Brühe bremst den Reis jedes Mal aus, und er wird außen matschig, bevor er innen gar ist.",
        en: "The stock must be hot. Cold stock stops the rice every time, and it turns mushy outside before it is done inside.",
      },
    },
    {
      heading: { de: "Butter und Käse unterschlagen", en: "Beat in butter and cheese" },
      text: {
        de: "Ziehe den Topf vom Herd, reibe {50 g italian-hard-cheese} Käse hinein und schlage ihn mit der kalten Butter kräftig unter. Deckel drauf, {2 min} ruhen lassen. Der Risotto soll vom Löffel fließen; ist er zu fest, kommt noch ein Schluck Brühe dazu. Mit Salz und Pfeffer abschmecken.",
        en: "Take the casserole off the heat, grate in {50 g italian-hard-cheese} of the cheese and beat it in hard with the cold butter. Cover and rest for {2 min}. The risotto should flow off the spoon; if it is too stiff, loosen it with a splash of stock. Season with salt and pepper.",
      },
      ingredients: ["butter", { ingredient: "italian-hard-cheese", amount: 50 }, "salt", "black-pepper"],
      utensils: ["casserole", "grater", "wooden-spoon"],
    },
    {
      heading: { de: "Anrichten", en: "Serve" },
      text: {
        de: "Verteile den Risotto auf flache Teller und klopfe einmal von unten dagegen, damit er auseinanderläuft. Gib die Champignons darauf, dann den übrigen Käse in Hobeln und die restliche Petersilie.",
        en: "Spoon the risotto onto flat plates and tap each one from below so that it spreads. Top with the mushrooms, the remaining cheese in shavings and the rest of the parsley.",
      },
      ingredients: [
        "mushroom",
        { ingredient: "italian-hard-cheese", amount: 20 },
        { ingredient: "parsley", amount: 0.25 },
      ],
      utensils: ["ladle"],
    },
  ],
  category: "rice",
  moreCategories: ["dinner", "italian", "entrees", "vegetables"],
  tags: ["vegetarian", "creamy", "comfort-food", "savoury", "autumn", "autumn-2026"],
  likedBy: ["team", "ofenwarm", "kuechenkraut", "sonntagstisch", "lindeundlaib"],
};
