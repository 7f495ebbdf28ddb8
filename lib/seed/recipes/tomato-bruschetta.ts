import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "tomato-bruschetta",
  alt: {
    de: "Vier geröstete Brotscheiben auf einem Holzbrett, dick belegt mit im Ofen gerösteten Tomatenvierteln und Basilikum, daneben ein Schälchen Olivenöl",
    en: "Four slices of grilled bread on a wooden board, piled with oven-roasted quarters of tomato and basil, a small bowl of olive oil beside them",
  },
  slug: { de: "bruschetta-mit-ofentomaten", en: "bruschetta-with-roasted-tomatoes" },
  title: { de: "Bruschetta mit Ofentomaten", en: "Bruschetta with roasted tomatoes" },
  summary: {
    de: "Geröstete Kirschtomaten aus dem Ofen auf Brot aus der Grillpfanne, das mit Knoblauch abgerieben wird.",
    en: "Oven-roasted cherry tomatoes on bread from the griddle pan, rubbed with garlic.",
  },
  chefsNote: {
    de: "Außerhalb der Saison schmecken Tomaten aus dem Ofen besser als rohe. Schneide sie klein, damit ihr Wasser verdampft und das Brot knusprig bleibt.",
    en: "Out of season, tomatoes from the oven taste better than raw ones. Cut them small so that their water evaporates and the bread stays crisp.",
  },
  author: "team",
  publishedAt: "2026-07-17T15:00:00Z",
  difficulty: "easy",
  duration: { preparation: 15, baking: 35, resting: 5 },
  ovenCelsius: 180,
  servings: { amount: 4, type: "piece" },
  nutrition: { kcal: 268, fat: 12, protein: 6, carbohydrate: 32 },
  ingredients: [
    {
      heading: { de: "Für die Tomaten", en: "For the tomatoes" },
      items: [
        { ingredient: "cherry-tomato", amount: 600, unit: "g", characteristic: { de: "geviertelt", en: "quartered" } },
        { ingredient: "shallot", amount: 1, characteristic: { de: "fein gewürfelt", en: "finely diced" } },
        { ingredient: "thyme", amount: 3, unit: "sprig" },
        { ingredient: "sugar", amount: 1, unit: "pinch" },
        { ingredient: "olive-oil", amount: 3, unit: "tbsp" },
        { ingredient: "balsamic-vinegar", amount: 2, unit: "tsp" },
        { ingredient: "salt" },
        { ingredient: "black-pepper" },
      ],
    },
    {
      heading: { de: "Für das Brot", en: "For the bread" },
      items: [
        {
          ingredient: "ciabatta",
          amount: 4,
          unit: "slice",
          addition: { de: "à {=50 g}, schräg geschnitten", en: "{=50 g} each, cut on the slant" },
        },
        { ingredient: "garlic", amount: 1, unit: "clove", characteristic: { de: "halbiert", en: "halved" } },
        { ingredient: "basil", amount: 1, unit: "handful" },
      ],
    },
  ],
  utensils: [
    { utensil: "baking-sheet" },
    { utensil: "baking-paper" },
    { utensil: "knife" },
    { utensil: "frying-pan", size: { de: "gerillt", en: "ridged" } },
    { utensil: "bowl" },
  ],
  steps: [
    {
      heading: { de: "Tomaten rösten", en: "Roast the tomatoes" },
      text: {
        de: "Heize den Ofen auf {180 °C} Ober-/Unterhitze ({fan 160 °C}) vor. Mische die Tomaten auf dem ausgelegten Blech mit Thymian, Zucker, {2 tbsp olive-oil} Olivenöl, Salz und Pfeffer. Röste sie {35 min}, bis sie geschrumpft sind und die Ränder dunkel werden.",
        en: "Heat the oven to {180 °C} ({fan 160 °C}). On a lined tray, toss the tomatoes with the thyme, sugar, {2 tbsp olive-oil} of the olive oil, salt and pepper. Roast for {35 min}, until shrunken and dark at the edges.",
      },
      ingredients: ["cherry-tomato", "thyme", "sugar", { ingredient: "olive-oil", amount: 2 }, "salt", "black-pepper"],
      utensils: ["baking-sheet", "baking-paper", "knife"],
      tip: {
        de: "Steht nach der halben Zeit noch Saft auf dem Blech, kippe ihn nicht weg, sondern schiebe die Tomaten auseinander. Er kocht zu Sirup ein.",
        en: "If there is still juice on the tray halfway through, do not pour it off; push the tomatoes apart and it will reduce to a syrup.",
      },
    },
    {
      heading: { de: "Marinieren", en: "Dress" },
      text: {
        de: "Zupfe die Thymianstiele heraus. Mische die heißen Tomaten in einer Schüssel mit Schalotte und Balsamico und lass sie {5 min} stehen, bis sie lauwarm sind und die Schalotte ihre Schärfe verliert.",
        en: "Pick out the thyme stalks. In a bowl, mix the hot tomatoes with the shallot and balsamic and leave for {5 min}, until lukewarm and the shallot has lost its bite.",
      },
      ingredients: ["shallot", "balsamic-vinegar"],
      utensils: ["bowl"],
    },
    {
      heading: { de: "Brot rösten", en: "Grill the bread" },
      text: {
        de: "Erhitze eine Grillpfanne ohne Öl, bis sie fast raucht, und röste das Brot darin von jeder Seite {2 min}. Es soll Streifen haben und außen knuspern, innen aber weich bleiben.",
        en: "Heat a dry griddle pan until almost smoking and grill the bread for {2 min} on each side. It should be striped and crisp outside but still soft within.",
      },
      ingredients: ["ciabatta"],
      utensils: ["frying-pan"],
    },
    {
      heading: { de: "Belegen", en: "Top" },
      text: {
        de: "Reibe die heißen Brote sofort mit der Schnittfläche vom Knoblauch ab und beträufle sie mit dem restlichen Olivenöl. Häufe die Tomaten darauf, zupfe das Basilikum darüber und serviere die Brote gleich.",
        en: "Rub the hot bread at once with the cut side of the garlic and drizzle with the remaining olive oil. Pile on the tomatoes, tear over the basil and serve right away.",
      },
      ingredients: ["garlic", { ingredient: "olive-oil", amount: 1 }, "basil"],
      utensils: [],
      tip: {
        de: "Für Gäste Brot und Tomaten getrennt hinstellen: Belegt hält eine Bruschetta keine {10 min, no timer} durch.",
        en: "For guests, put out bread and tomatoes separately: once topped, a bruschetta does not last {10 min, no timer}.",
      },
    },
  ],
  category: "appetizers",
  moreCategories: ["italian", "party", "summer", "finger-foods"],
  tags: ["vegan", "vegetarian", "lactose-free", "roasting", "savoury", "summer"],
  likedBy: ["gemuesefach", "kuechenkraut", "barimhof", "muehlenhof", "sonntagstisch", "loeffelweise"],
};
