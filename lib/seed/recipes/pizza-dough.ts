import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "pizza-dough",
  alt: {
    de: "Drei runde Teigballen auf einem bemehlten Holzbrett, davor ein flach ausgezogener Teigfladen, daneben Schälchen mit Grieß und Olivenöl",
    en: "Three round balls of dough on a floured wooden board, a stretched base in front, small bowls of semolina and olive oil beside them",
  },
  slug: { de: "pizzateig-grundrezept", en: "basic-pizza-dough" },
  title: { de: "Pizzateig: Grundrezept", en: "Basic pizza dough" },
  summary: {
    de: "Vier Teigballen für heute Abend: mittags kneten, zweimal gehen lassen, von Hand ausziehen. Auch für Calzone und Fladenbrot.",
    en: "Four balls of dough for tonight: knead at midday, let them rise twice, stretch by hand. Good for calzone and flatbread, too.",
  },
  chefsNote: {
    de: "Belegte Pizza backst du auf einem Blech oder Stein, der {45 min, no timer} im Ofen bei {250 °C} heiß geworden ist, in {8–10 min, no timer}. Bestreue ein Brett mit Grieß und lass sie davon auf das heiße Blech gleiten, dann brauchst du kein Backpapier. Hast du einen Tag Zeit, nimm nur {2 g fresh-yeast} Hefe und stelle die Ballen über Nacht kalt.",
    en: "Bake topped pizza on a tray or stone that has spent {45 min, no timer} in an oven at {250 °C}; it takes {8–10 min, no timer}. Dust a board with semolina and slide it from there onto the hot tray, and you need no baking paper. If you have a day to spare, use only {2 g fresh-yeast} of yeast and chill the balls overnight.",
  },
  author: "ofenwarm",
  publishedAt: "2026-05-01T08:30:00Z",
  difficulty: "easy",
  duration: { preparation: 30, baking: 0, resting: 165 },
  servings: { amount: 4, type: "piece" },
  nutrition: { kcal: 580, fat: 5, protein: 20, carbohydrate: 112 },
  ingredients: [
    {
      items: [
        { ingredient: "fresh-yeast", amount: 8, unit: "g" },
        { ingredient: "water", amount: 380, unit: "ml", addition: { de: "lauwarm", en: "lukewarm" } },
        { ingredient: "pizza-flour", amount: 600, unit: "g" },
        { ingredient: "salt", amount: 15, unit: "g" },
        { ingredient: "olive-oil", amount: 1, unit: "tbsp" },
        {
          ingredient: "durum-semolina",
          amount: 30,
          unit: "g",
          addition: { de: "zum Ausziehen", en: "for stretching" },
        },
      ],
    },
  ],
  utensils: [
    { utensil: "bowl", size: { de: "groß", en: "large" } },
    { utensil: "kitchen-scale" },
    { utensil: "wooden-spoon" },
    { utensil: "dough-scraper" },
    { utensil: "kitchen-towel" },
    { utensil: "baking-sheet" },
  ],
  steps: [
    {
      heading: { de: "Mischen", en: "Mix" },
      text: {
        de: "Löse die Hefe im lauwarmen Wasser auf. Rühre das Mehl mit dem Kochlöffel unter, bis keine trockenen Stellen mehr zu sehen sind, decke die Schüssel ab und lass den Teig {15 min} stehen. Das Mehl quillt, und das Kneten geht danach leichter.",
        en: "Dissolve the yeast in the lukewarm water. Stir in the flour with the wooden spoon until no dry patches are left, cover the bowl and leave the dough for {15 min}. The flour absorbs the water, which makes kneading easier.",
      },
      ingredients: ["fresh-yeast", "water", "pizza-flour"],
      utensils: ["bowl", "kitchen-scale", "wooden-spoon", "kitchen-towel"],
    },
    {
      heading: { de: "Kneten", en: "Knead" },
      text: {
        de: "Gib Salz und Öl dazu und knete den Teig auf der Arbeitsfläche {10 min}, bis er glatt ist. Ziehe ein kleines Stück auseinander: Es soll dünn werden, ohne gleich zu reißen.",
        en: "Add the salt and oil and knead the dough on the worktop for {10 min} until smooth. Stretch a small piece: it should become thin without tearing straight away.",
      },
      ingredients: ["salt", "olive-oil"],
      utensils: ["dough-scraper"],
      tip: {
        de: "Klebt der Teig, lass ihn kurz liegen und hebe ihn mit der Teigkarte ab, statt Mehl nachzustreuen.",
        en: "If the dough sticks, leave it for a moment and lift it with the scraper rather than adding flour.",
      },
    },
    {
      heading: { de: "Gehen lassen", en: "First rise" },
      text: {
        de: "Lege den Teig zurück in die Schüssel und lass ihn zugedeckt bei Raumtemperatur {90 min} gehen, bis er sein Volumen verdoppelt hat.",
        en: "Put the dough back in the bowl, cover and leave it to rise at room temperature for {90 min}, until doubled in volume.",
      },
      ingredients: [],
      utensils: ["bowl", "kitchen-towel"],
    },
    {
      heading: { de: "Ballen formen", en: "Shape the balls" },
      text: {
        de: "Teile den Teig in vier gleiche Stücke. Ziehe bei jedem die Ränder nach unten zusammen und drehe es auf der Fläche zu einem straffen Ballen. Setze die Ballen mit Abstand auf ein mit wenig Grieß bestreutes Blech und lass sie zugedeckt {60 min} gehen.",
        en: "Divide the dough into four equal pieces. Gather the edges of each underneath and turn it on the worktop into a taut ball. Set the balls well apart on a tray dusted with a little of the semolina, cover and leave to rise for {60 min}.",
      },
      ingredients: [{ ingredient: "durum-semolina", amount: 10 }],
      utensils: ["dough-scraper", "baking-sheet", "kitchen-towel"],
    },
    {
      heading: { de: "Ausziehen", en: "Stretch" },
      text: {
        de: "Drücke einen Ballen auf dem übrigen Grieß mit den Fingerspitzen von der Mitte nach außen flach und lass einen fingerbreiten Rand stehen. Ziehe ihn über den Handrücken auf {28 cm}. Belege und backe ihn gleich, sonst klebt er fest.",
        en: "On the remaining semolina, press a ball flat with your fingertips from the centre outwards, leaving a rim one finger wide. Stretch it over the backs of your hands to {28 cm}. Top and bake it straight away, or it will stick.",
      },
      ingredients: [{ ingredient: "durum-semolina", amount: 20 }],
      utensils: [],
      tip: {
        de: "Zieht sich der Teig zusammen, lass ihn {10 min} abgedeckt liegen und versuche es noch einmal.",
        en: "If the dough springs back, cover it, leave it for {10 min} and try again.",
      },
    },
  ],
  category: "pizza",
  moreCategories: ["baking-all", "italian", "party"],
  tags: [
    "vegan",
    "vegetarian",
    "lactose-free",
    "baking",
    "fermenting",
    "technique",
    "savoury",
    "make-ahead",
    "budget-friendly",
  ],
  likedBy: ["gemuesefach", "kuechenkraut", "loeffelweise", "muehlenhof"],
};
