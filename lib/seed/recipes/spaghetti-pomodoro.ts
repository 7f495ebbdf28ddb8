import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "spaghetti-pomodoro",
  alt: {
    de: "Ein Nest Spaghetti mit Tomatensauce auf hellem Teller, darauf Basilikumblätter und helle Hobel, daneben Kirschtomaten",
    en: "A nest of spaghetti with tomato sauce on a pale plate, topped with basil leaves and pale shavings, cherry tomatoes beside it",
  },
  slug: { de: "spaghetti-al-pomodoro", en: "spaghetti-al-pomodoro" },
  title: { de: "Spaghetti al pomodoro", en: "Spaghetti al pomodoro" },
  summary: {
    de: "Tomaten, Knoblauch, Öl, Basilikum: eine halbe Stunde, ein Topf, eine Pfanne. Das Nudelwasser macht die Sauce.",
    en: "Tomatoes, garlic, oil, basil: half an hour, one pot, one pan. The pasta water makes the sauce.",
  },
  chefsNote: {
    de: "Die Sauce kommt ohne Zucker, Zwiebel und Oregano aus; wichtig sind gute Tomaten und genug Nudelwasser. Die Hobel obendrauf sind pflanzlich, aus Mandeln. Wer Käse isst, nimmt Parmesan.",
    en: "The sauce does without sugar, onion and oregano; what matters is good tomatoes and enough pasta water. The shavings on top are plant-based, made from almonds. If you eat cheese, use Parmesan.",
  },
  author: "team",
  publishedAt: "2026-06-09T09:30:00Z",
  difficulty: "easy",
  duration: { preparation: 10, baking: 20, resting: 0 },
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 575, fat: 19, protein: 17, carbohydrate: 82 },
  ingredients: [
    {
      heading: { de: "Für die Sauce", en: "For the sauce" },
      items: [
        { ingredient: "olive-oil", amount: 4, unit: "tbsp" },
        { ingredient: "garlic", amount: 3, unit: "clove", characteristic: { de: "angedrückt", en: "lightly crushed" } },
        {
          ingredient: "canned-tomatoes",
          amount: 800,
          unit: "g",
          addition: { de: "ganz, mit Saft", en: "whole, with their juice" },
        },
        { ingredient: "cherry-tomato", amount: 200, unit: "g", characteristic: { de: "halbiert", en: "halved" } },
        {
          ingredient: "basil",
          amount: 1,
          unit: "bunch",
          characteristic: { de: "Blätter und Stiele getrennt", en: "leaves and stalks separated" },
        },
        { ingredient: "salt" },
      ],
    },
    {
      heading: { de: "Außerdem", en: "To finish" },
      items: [
        {
          ingredient: "spaghetti",
          amount: 400,
          unit: "g",
          addition: { de: "aus Hartweizengrieß, ohne Ei", en: "durum wheat, without egg" },
        },
        { ingredient: "vegan-hard-cheese", amount: 40, unit: "g", addition: { de: "zum Hobeln", en: "for shaving" } },
        { ingredient: "black-pepper" },
      ],
    },
  ],
  utensils: [
    { utensil: "pot", size: { de: "groß", en: "large" } },
    { utensil: "frying-pan", size: { de: "groß", en: "large" } },
    { utensil: "cutting-board" },
    { utensil: "knife" },
    { utensil: "tongs" },
    { utensil: "ladle" },
    { utensil: "peeler" },
  ],
  steps: [
    {
      heading: { de: "Knoblauch ziehen lassen", en: "Soften the garlic" },
      text: {
        de: "Setze einen großen Topf Salzwasser auf. Gib das Öl und den angedrückten Knoblauch in die kalte Pfanne und erwärme beides {3 min} bei mittlerer Hitze. Der Knoblauch soll leise zischen und blassgolden werden.",
        en: "Put a large pot of salted water on to boil. Place the oil and the crushed garlic in a cold frying pan and warm them for {3 min} over a medium heat. The garlic should sizzle quietly and turn pale gold.",
      },
      ingredients: ["olive-oil", "garlic"],
      utensils: ["pot", "frying-pan", "cutting-board", "knife"],
      tip: {
        de: "Wird der Knoblauch braun, schmeckt die ganze Sauce bitter. Dann lieber das Öl wegschütten und noch einmal anfangen, das kostet {3 min, no timer}.",
        en: "Brown garlic makes the whole sauce bitter. Pour the oil away and start again: it costs you {3 min, no timer}.",
      },
    },
    {
      heading: { de: "Sauce köcheln", en: "Simmer the sauce" },
      text: {
        de: "Zerdrücke die Dosentomaten mit der Hand und gib sie samt Saft, Basilikumstielen und einer kräftigen Prise Salz in die Pfanne. Lass die Sauce offen {10 min} köcheln, bis sie nicht mehr wässrig vom Löffel läuft. Rühre ab und zu um.",
        en: "Crush the tinned tomatoes by hand and add them to the pan with their juice, the basil stalks and a generous pinch of salt. Simmer uncovered for {10 min} until the sauce no longer runs off the spoon like water. Stir now and then.",
      },
      ingredients: ["canned-tomatoes", "basil", "salt"],
      utensils: ["frying-pan"],
    },
    {
      heading: { de: "Spaghetti kochen", en: "Cook the spaghetti" },
      text: {
        de: "Gib die Spaghetti ins sprudelnde Salzwasser, wenn die Sauce halb fertig ist, und koche sie {2 min, no timer} kürzer, als auf der Packung steht. Für die letzten {5 min, no timer} kommen die Kirschtomaten zur Sauce. Hebe eine Kelle Nudelwasser ab, bevor du die Nudeln herausnimmst.",
        en: "Drop the spaghetti into the boiling salted water when the sauce is half done and cook it for {2 min, no timer} less than the packet says. The cherry tomatoes join the sauce for the last {5 min, no timer}. Save a ladleful of the water before you lift the pasta out.",
      },
      ingredients: ["cherry-tomato", "spaghetti", "salt"],
      utensils: ["pot", "frying-pan", "ladle"],
    },
    {
      heading: { de: "In der Pfanne fertig garen", en: "Finish in the pan" },
      text: {
        de: "Fische Knoblauch und Basilikumstiele aus der Sauce. Hebe die tropfnassen Spaghetti mit der Zange in die Pfanne, gieße das Nudelwasser dazu und schwenke alles {2 min} bei starker Hitze. Die Sauce soll an den Nudeln hängen, nicht darunter liegen.",
        en: "Fish out the garlic and the basil stalks. Lift the dripping spaghetti into the pan with tongs, add the pasta water and toss over a high heat for {2 min}. The sauce should cling to the pasta, not lie underneath it.",
      },
      ingredients: ["spaghetti"],
      utensils: ["tongs", "frying-pan"],
      tip: {
        de: "Zieht die Sauce zu stark an, hilft noch ein Schluck Nudelwasser. Leitungswasser hilft nicht, ihm fehlt die Stärke.",
        en: "If the sauce tightens too much, add another splash of pasta water. Tap water will not do: it has no starch.",
      },
    },
    {
      heading: { de: "Anrichten", en: "Serve" },
      text: {
        de: "Zupfe die Basilikumblätter darüber und drehe die Spaghetti zu Nestern auf die Teller. Hoble den veganen Hartkäse mit dem Sparschäler darauf und mahle Pfeffer darüber. Sofort essen.",
        en: "Tear in the basil leaves and twist the spaghetti into nests on the plates. Shave the vegan hard cheese over the top with the peeler and add a few turns of pepper. Eat at once.",
      },
      ingredients: ["basil", "vegan-hard-cheese", "black-pepper"],
      utensils: ["peeler"],
    },
  ],
  category: "pasta",
  moreCategories: ["dinner", "lunch", "italian", "kids"],
  tags: ["vegan", "vegetarian", "lactose-free", "for-children", "budget-friendly", "comfort-food", "savoury", "summer"],
  likedBy: ["gemuesefach", "kuechenkraut", "loeffelweise", "sonntagstisch", "kupferkessel", "muehlenhof"],
};
