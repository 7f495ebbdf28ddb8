import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "chili-sin-carne",
  alt: {
    de: "Schüssel mit Chili aus Kidneybohnen, Mais und roter Paprika, in der Mitte ein Klecks weißer Joghurt und Koriander, daneben Limette und Tortillachips",
    en: "Bowl of chilli with kidney beans, sweetcorn and red pepper, a spoonful of white yoghurt and coriander in the middle, lime and tortilla chips beside it",
  },
  slug: { de: "chili-sin-carne", en: "chili-sin-carne" },
  title: { de: "Chili sin Carne", en: "Chili sin carne" },
  summary: {
    de: "Ein Topf, 45 Minuten, sechs satte Leute. Die Bohnen bringen ihre eigene Bindung mit, man darf sie nur nicht weggießen.",
    en: "One pot, 45 minutes, six people well fed. The beans bring their own thickener, as long as you do not pour it away.",
  },
  chefsNote: {
    de: "Die Flüssigkeit der Bohnen bindet das Chili, spüle die Bohnen deshalb nicht ab. Für Gäste lässt sich die Menge leicht verdoppeln. Dazu passen Tortillachips.",
    en: "The liquid from the beans thickens the chilli, so do not rinse them. The amounts are easily doubled for guests. Tortilla chips go well with it.",
  },
  author: "kuechenkraut",
  publishedAt: "2026-01-20T18:05:00Z",
  difficulty: "easy",
  duration: { preparation: 20, baking: 25, resting: 0 },
  servings: { amount: 6, type: "portion" },
  nutrition: { kcal: 330, fat: 12, protein: 14, carbohydrate: 37 },
  ingredients: [
    {
      heading: { de: "Für den Topf", en: "For the pot" },
      items: [
        { ingredient: "olive-oil", amount: 4, unit: "tbsp" },
        { ingredient: "onion", amount: 2, characteristic: { de: "gewürfelt", en: "diced" } },
        { ingredient: "red-bell-pepper", amount: 2, characteristic: { de: "gewürfelt", en: "diced" } },
        { ingredient: "garlic", amount: 3, unit: "clove", characteristic: { de: "gehackt", en: "chopped" } },
        { ingredient: "smoked-paprika", amount: 3, unit: "tsp" },
        { ingredient: "cumin", amount: 2, unit: "tsp" },
        { ingredient: "chili-flakes", amount: 1, unit: "tsp" },
        { ingredient: "chopped-tomatoes", amount: 800, unit: "g" },
        {
          ingredient: "kidney-bean",
          amount: 720,
          unit: "g",
          addition: { de: "Abtropfgewicht, Flüssigkeit aufheben", en: "drained weight, save the liquid" },
        },
        { ingredient: "sweetcorn", amount: 280, unit: "g", characteristic: { de: "abgetropft", en: "drained" } },
        { ingredient: "salt" },
      ],
    },
    {
      heading: { de: "Zum Servieren", en: "To serve" },
      items: [
        { ingredient: "lime", amount: 2 },
        { ingredient: "soy-yoghurt", amount: 150, unit: "g", addition: { de: "ungesüßt", en: "unsweetened" } },
        { ingredient: "coriander", amount: 0.5, unit: "bunch" },
      ],
    },
  ],
  utensils: [
    { utensil: "pot", size: { de: "groß", en: "large" } },
    { utensil: "wooden-spoon" },
    { utensil: "colander" },
    { utensil: "bowl" },
    { utensil: "cutting-board" },
    { utensil: "knife" },
  ],
  steps: [
    {
      heading: { de: "Gemüse anbraten", en: "Fry the vegetables" },
      text: {
        de: "Erhitze das Öl im großen Topf und brate Zwiebeln und Paprika mit {1 tsp salt} Salz {8 min}, bis die Zwiebeln an den Rändern braun werden. Rühre dabei nur, wenn es nötig ist. Die Röststoffe geben Geschmack.",
        en: "Heat the oil in the large pot and fry the onions and peppers with {1 tsp salt} salt for {8 min} until the onions brown at the edges. Stir only when you must. The browning gives flavour.",
      },
      ingredients: ["olive-oil", "onion", "red-bell-pepper", "salt"],
      utensils: ["pot", "wooden-spoon", "cutting-board", "knife"],
    },
    {
      heading: { de: "Gewürze rösten", en: "Toast the spices" },
      text: {
        de: "Gib Knoblauch, Paprikapulver, Kreuzkümmel und Chiliflocken dazu und rühre {1 min}, bis alles duftet. Dann sofort die Tomaten hinein und den Bodensatz loskratzen.",
        en: "Add the garlic, paprika, cumin and chilli flakes and stir for {1 min} until everything smells wonderful. Then straight in with the tomatoes, scraping up what sticks to the bottom.",
      },
      ingredients: ["garlic", "smoked-paprika", "cumin", "chili-flakes", "chopped-tomatoes"],
      utensils: ["pot", "wooden-spoon"],
      tip: {
        de: "Paprikapulver verbrennt in Sekunden und wird bitter. Stelle die Tomaten offen bereit, bevor du würzt.",
        en: "Paprika burns within seconds and turns bitter. Have the tomatoes open and ready before the spices go in.",
      },
    },
    {
      heading: { de: "Köcheln lassen", en: "Let it simmer" },
      text: {
        de: "Gieße die Bohnen ab und fange die Flüssigkeit auf. Gib Bohnen, Mais und {200 ml} der Flüssigkeit in den Topf und lass alles offen {25 min} leise köcheln. Gelegentlich umrühren, am Boden wird es gegen Ende dick.",
        en: "Drain the beans and save the liquid. Add the beans, sweetcorn and {200 ml} of the liquid to the pot and simmer gently, uncovered, for {25 min}. Stir occasionally: it thickens at the bottom towards the end.",
      },
      ingredients: ["kidney-bean", "sweetcorn"],
      utensils: ["colander", "bowl", "pot"],
      tip: {
        de: "Zerdrücke ein paar Löffel Bohnen am Topfrand, dann wird das Chili sämig, ganz ohne Mehl.",
        en: "Crush a few spoonfuls of beans against the side of the pot and the chilli turns creamy, no flour needed.",
      },
    },
    {
      heading: { de: "Abschmecken und servieren", en: "Season and serve" },
      text: {
        de: "Rühre den Saft von einer Limette ein und schmecke mit Salz ab. Fülle das Chili in Schüsseln, setze einen Klecks Sojajoghurt darauf und zupfe Koriander darüber. Die zweite Limette kommt in Spalten auf den Tisch.",
        en: "Stir in the juice of one lime and season with salt. Ladle the chilli into bowls, top with a spoonful of soya yoghurt and tear over the coriander. Cut the second lime into wedges for the table.",
      },
      ingredients: ["lime", "salt", "soy-yoghurt", "coriander"],
      utensils: ["pot"],
    },
  ],
  category: "soups-and-stews",
  moreCategories: ["dinner", "lunch", "mexican", "party", "vegetables", "community"],
  tags: [
    "vegan",
    "vegetarian",
    "gluten-free",
    "lactose-free",
    "healthy",
    "one-pot",
    "make-ahead",
    "budget-friendly",
    "spicy",
    "comfort-food",
    "winter",
  ],
  likedBy: ["team", "gemuesefach", "barimhof", "loeffelweise", "sonntagstisch", "kupferkessel"],
};
