import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "rosemary-focaccia",
  alt: {
    de: "Goldbraune Focaccia mit tiefen Mulden, Rosmarin und Tomatenscheiben auf Backpapier, daneben ein Schälchen Olivenöl",
    en: "Golden focaccia with deep dimples, rosemary and tomato slices on baking paper, a small bowl of olive oil beside it",
  },
  slug: { de: "rosmarin-focaccia", en: "rosemary-focaccia" },
  title: { de: "Rosmarin-Focaccia", en: "Rosemary focaccia" },
  summary: {
    de: "Ein nasser Teig, der über Nacht im Kühlschrank reift und nie geknetet wird. Am nächsten Tag drückst du nur noch die Finger hinein.",
    en: "A wet dough that matures in the fridge overnight and is never kneaded. The next day all you do is press your fingers in.",
  },
  chefsNote: {
    de: "Focaccia gelingt auch als erstes Brot. Viermal falten ersetzt das Kneten, und die Nacht im Kühlschrank bringt Geschmack. Spare nicht am Öl: Es macht auch den Boden knusprig.",
    en: "Focaccia is a good first bread to bake. Folding it four times replaces the kneading, and the night in the fridge brings flavour. Do not skimp on the oil: it crisps the base as well.",
  },
  author: "muehlenhof",
  publishedAt: "2026-06-26T08:15:00Z",
  isSponsored: true,
  difficulty: "easy",
  duration: { preparation: 25, baking: 25, resting: 970 },
  ovenCelsius: 230,
  servings: { amount: 12, type: "piece" },
  nutrition: { kcal: 205, fat: 7, protein: 5, carbohydrate: 30 },
  ingredients: [
    {
      heading: { de: "Für den Teig", en: "For the dough" },
      items: [
        { ingredient: "bread-flour", amount: 500, unit: "g" },
        { ingredient: "water", amount: 400, unit: "ml", addition: { de: "lauwarm", en: "lukewarm" } },
        { ingredient: "fresh-yeast", amount: 5, unit: "g" },
        { ingredient: "salt", amount: 10, unit: "g" },
        { ingredient: "olive-oil", amount: 6, unit: "tbsp" },
      ],
    },
    {
      heading: { de: "Für obendrauf", en: "For the top" },
      items: [
        { ingredient: "rosemary", amount: 3, unit: "sprig" },
        { ingredient: "cherry-tomato", amount: 6, characteristic: { de: "in Scheiben", en: "sliced" } },
        { ingredient: "sea-salt-flakes", amount: 1, unit: "tsp" },
      ],
    },
  ],
  utensils: [
    { utensil: "bowl", size: { de: "groß", en: "large" } },
    { utensil: "kitchen-scale" },
    { utensil: "wooden-spoon" },
    { utensil: "baking-sheet", size: { de: "tief, {tin 20 × 30 cm}", en: "deep, {tin 20 × 30 cm}" } },
    { utensil: "spatula" },
    { utensil: "wire-rack" },
  ],
  steps: [
    {
      heading: { de: "Teig rühren", en: "Stir the dough" },
      text: {
        de: "Löse die Hefe im Wasser auf. Rühre Mehl, Salz und {1 tbsp olive-oil} Öl mit dem Kochlöffel unter, bis kein trockenes Mehl mehr zu sehen ist. Der Teig ist sehr klebrig, das ist richtig so.",
        en: "Dissolve the yeast in the water. Stir in the flour, salt and {1 tbsp olive-oil} of the oil with the wooden spoon until no dry flour is left. The dough is very sticky, as it should be.",
      },
      ingredients: ["fresh-yeast", "water", "bread-flour", "salt", { ingredient: "olive-oil", amount: 1 }],
      utensils: ["bowl", "kitchen-scale", "wooden-spoon"],
    },
    {
      heading: { de: "Viermal falten", en: "Fold four times" },
      text: {
        de: "Lass den Teig zugedeckt {30 min} stehen. Greife dann mit nasser Hand unter den Rand, ziehe ihn hoch und schlage ihn zur Mitte, einmal rundherum. Wiederhole das noch dreimal im Abstand von {30 min}; am Ende ist der Teig glatt und hält zusammen.",
        en: "Cover the dough and leave it for {30 min}. Then slip a wet hand under the edge, pull it up and fold it to the centre, once all the way round. Do this three more times, {30 min} apart; by the end the dough is smooth and holds together.",
      },
      ingredients: [],
      utensils: ["bowl"],
      tip: {
        de: "Nasse Hände statt Mehl: Zusätzliches Mehl macht aus Focaccia ein Fladenbrot.",
        en: "Wet your hands instead of adding flour: extra flour turns focaccia into flatbread.",
      },
    },
    {
      heading: { de: "Über Nacht kalt stellen", en: "Chill overnight" },
      text: {
        de: "Beträufle den Teig mit {1 tbsp olive-oil} Öl, decke die Schüssel dicht ab und stelle sie {12 h} in den Kühlschrank. Ein paar Stunden mehr schaden nicht.",
        en: "Drizzle the dough with {1 tbsp olive-oil} of the oil, cover the bowl tightly and put it in the fridge for {12 h}. A few hours more will do no harm.",
      },
      ingredients: [{ ingredient: "olive-oil", amount: 1 }],
      utensils: ["bowl"],
    },
    {
      heading: { de: "Aufs Blech und gehen lassen", en: "Into the tin to rise" },
      text: {
        de: "Verteile {2 tbsp olive-oil} Öl auf dem Blech, auch am Rand. Lass den Teig hineingleiten, ziehe ihn sanft in Form und lass ihn {2 h} bei Raumtemperatur gehen, bis er wackelt und Blasen zeigt.",
        en: "Pour {2 tbsp olive-oil} of the oil into the tin and spread it up the sides. Let the dough slide in, ease it gently into shape and leave it to rise for {2 h} at room temperature, until it wobbles and shows bubbles.",
      },
      ingredients: [{ ingredient: "olive-oil", amount: 2 }],
      utensils: ["baking-sheet"],
    },
    {
      heading: { de: "Mulden drücken und belegen", en: "Dimple and top" },
      text: {
        de: "Heize den Ofen rechtzeitig auf {230 °C} Ober-/Unterhitze ({fan 210 °C}) vor. Träufle das restliche Öl auf den Teig und drücke mit allen Fingern bis auf den Boden. Verteile Rosmarin und Tomatenscheiben in den Mulden und streue die Salzflocken darüber.",
        en: "Preheat the oven in good time to {230 °C} ({fan 210 °C}). Drizzle the remaining oil over the dough and press all your fingers in right down to the base. Tuck the rosemary and tomato slices into the dimples and scatter with the salt flakes.",
      },
      ingredients: [{ ingredient: "olive-oil", amount: 2 }, "rosemary", "cherry-tomato", "sea-salt-flakes"],
      utensils: ["baking-sheet"],
      tip: {
        de: "Ziehe den Rosmarin vorher durch das Öl, sonst verbrennen die Nadeln, bevor das Brot fertig ist.",
        en: "Drag the rosemary through the oil first, or the needles will burn before the bread is done.",
      },
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Backe die Focaccia {25 min} auf der unteren Schiene, bis sie rundum goldbraun ist. Hebe sie sofort mit einem Pfannenwender aus dem Blech aufs Gitter, damit der Boden knusprig bleibt, und lass sie {10 min} abkühlen, bevor du sie schneidest.",
        en: "Bake the focaccia on the lower shelf for {25 min} until golden all over. Lift it straight out of the tin with a spatula onto a rack so that the base stays crisp, and give it {10 min} before you cut it.",
      },
      ingredients: [],
      utensils: ["spatula", "wire-rack"],
    },
  ],
  category: "bread",
  moreCategories: ["baking-all", "italian", "party", "sides", "snacks"],
  tags: [
    "vegan",
    "vegetarian",
    "lactose-free",
    "brand-content",
    "baking",
    "fermenting",
    "savoury",
    "make-ahead",
    "summer",
  ],
  likedBy: ["team", "ofenwarm", "gemuesefach", "barimhof", "kuechenkraut", "lindeundlaib"],
};
