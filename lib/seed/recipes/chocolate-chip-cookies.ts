import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "chocolate-chip-cookies",
  alt: {
    de: "Acht goldbraune Cookies mit großen Stücken dunkler Schokolade auf einem Blech mit Backpapier",
    en: "Eight golden cookies with large chunks of dark chocolate on a lined baking sheet",
  },
  slug: { de: "chocolate-chip-cookies", en: "chocolate-chip-cookies" },
  title: { de: "Chocolate Chip Cookies", en: "Chocolate chip cookies" },
  summary: {
    de: "Außen knusprig, innen weich, mit gehackter Schokolade statt Tropfen. Eine Stunde im Kühlschrank macht den Unterschied.",
    en: "Crisp at the edge, soft in the middle, with chopped chocolate instead of chips. An hour in the fridge makes the difference.",
  },
  chefsNote: {
    de: "Die Stunde im Kühlschrank lohnt sich: Der Teig läuft im Ofen weniger auseinander und schmeckt kräftiger. Kinder können die Kugeln formen. Ein Teil davon lässt sich gut einfrieren.",
    en: "The hour in the fridge is worth it: the dough spreads less in the oven and tastes of more. Children can roll the balls. Some of them can go into the freezer.",
  },
  author: "loeffelweise",
  publishedAt: "2026-01-17T14:00:00Z",
  difficulty: "easy",
  duration: { preparation: 25, baking: 22, resting: 70 },
  ovenCelsius: 180,
  servings: { amount: 16, type: "piece" },
  nutrition: { kcal: 266, fat: 14, protein: 3.1, carbohydrate: 30 },
  ingredients: [
    {
      items: [
        { ingredient: "butter", amount: 170, unit: "g" },
        { ingredient: "brown-sugar", amount: 150, unit: "g" },
        { ingredient: "sugar", amount: 80, unit: "g" },
        { ingredient: "egg", amount: 1, addition: { de: "Größe M", en: "medium, US large" } },
        { ingredient: "egg-yolk", amount: 1 },
        { ingredient: "vanilla-extract", amount: 1, unit: "tsp" },
        { ingredient: "plain-flour", amount: 240, unit: "g" },
        { ingredient: "bicarbonate-of-soda", amount: 0.5, unit: "tsp" },
        { ingredient: "salt", amount: 0.5, unit: "tsp" },
        {
          ingredient: "dark-chocolate",
          amount: 200,
          unit: "g",
          characteristic: { de: "grob gehackt", en: "roughly chopped" },
          addition: { de: "50–60 % Kakao", en: "50–60% cocoa" },
        },
        { ingredient: "sea-salt-flakes", addition: { de: "zum Bestreuen", en: "for sprinkling" } },
      ],
    },
  ],
  utensils: [
    { utensil: "saucepan", amount: 1 },
    { utensil: "bowl", amount: 2 },
    { utensil: "whisk", amount: 1 },
    { utensil: "silicone-spatula", amount: 1 },
    { utensil: "kitchen-scale", amount: 1 },
    { utensil: "baking-sheet", amount: 2 },
    { utensil: "baking-paper" },
    { utensil: "wire-rack", amount: 1 },
  ],
  steps: [
    {
      heading: { de: "Butter und Zucker verrühren", en: "Mix butter and sugar" },
      text: {
        de: "Zerlass die Butter im kleinen Topf, sie soll nur flüssig werden, nicht kochen. Rühre sie in einer Schüssel mit beiden Zuckersorten glatt und lass sie lauwarm werden. Schlage Ei, Eigelb und Vanille mit dem Schneebesen etwa {1 min} unter, bis die Masse dick und glänzend ist.",
        en: "Melt the butter in a saucepan; it should turn liquid, not boil. Stir it into both sugars in a bowl and let it cool until lukewarm. Whisk in the egg, egg yolk and vanilla for about {1 min}, until thick and glossy.",
      },
      ingredients: ["butter", "brown-sugar", "sugar", "egg", "egg-yolk", "vanilla-extract"],
      utensils: ["saucepan", "bowl", "whisk"],
    },
    {
      heading: { de: "Teig mischen", en: "Make the dough" },
      text: {
        de: "Mische Mehl, Natron und Salz in einer zweiten Schüssel und hebe die Mischung mit dem Teigschaber unter, bis kaum noch Mehl zu sehen ist. Hebe die gehackte Schokolade unter, ein paar große Stücke behältst du zurück.",
        en: "Mix the flour, bicarbonate of soda and salt in a second bowl and fold into the wet mixture until you can barely see any flour. Fold in the chopped chocolate, keeping back a few large pieces.",
      },
      ingredients: ["plain-flour", "bicarbonate-of-soda", "salt", "dark-chocolate"],
      utensils: ["bowl", "silicone-spatula"],
    },
    {
      heading: { de: "Formen und kühlen", en: "Shape and chill" },
      text: {
        de: "Forme {16|Kugel|Kugeln} von knapp {=60 g} und drücke die zurückbehaltene Schokolade obenauf. Stelle sie {60 min} in den Kühlschrank. Der Teig wird fest, und das Mehl hat Zeit zu quellen.",
        en: "Roll {16|ball|balls} of just under {=60 g} and press the reserved chocolate on top. Put them in the fridge for {60 min}. The dough firms up and the flour has time to hydrate.",
      },
      ingredients: [],
      utensils: ["kitchen-scale"],
      tip: {
        de: "Warmer Teig läuft zu einem einzigen flachen Keks zusammen. Wenn die Kugeln sich weich anfühlen, noch einmal kalt stellen.",
        en: "Warm dough runs together into one large flat cookie. If the balls feel soft, give them longer in the cold.",
      },
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Heize den Ofen auf {180 °C} Ober-/Unterhitze ({fan 160 °C}) vor und lege zwei Bleche mit Backpapier aus. Setze 8 Kugeln mit viel Abstand auf das erste Blech; die anderen bleiben kalt, bis sie an der Reihe sind. Backe ein Blech nach dem anderen, jeweils {11 min}: Der Rand ist dann goldbraun, die Mitte sieht noch roh aus.",
        en: "Heat the oven to {180 °C} ({fan 160 °C}) and line two baking sheets. Set 8 balls well apart on the first; the others stay in the fridge until it is their turn. Bake one sheet after the other for {11 min} each: the edges will be golden and the middles will still look underdone.",
      },
      ingredients: [],
      utensils: ["baking-sheet", "baking-paper"],
    },
    {
      heading: { de: "Salzen und abkühlen", en: "Salt and cool" },
      text: {
        de: "Streue ein paar Salzflocken auf die heißen Cookies. Lass sie {10 min} auf dem Blech, sie garen dort nach und werden erst dabei fest. Lege sie dann aufs Gitter.",
        en: "Scatter a few salt flakes over the hot cookies. Leave them on the sheet for {10 min}; they finish cooking there and only then hold together. Then move them to a wire rack.",
      },
      ingredients: ["sea-salt-flakes"],
      utensils: ["wire-rack"],
    },
  ],
  category: "cookies",
  moreCategories: ["kids", "snacks", "baking-all", "community"],
  tags: ["vegetarian", "baking", "sweet", "for-children", "make-ahead", "comfort-food"],
  likedBy: ["kuechenkraut", "sonntagstisch", "team", "ofenwarm", "barimhof", "muehlenhof", "gemuesefach"],
};
