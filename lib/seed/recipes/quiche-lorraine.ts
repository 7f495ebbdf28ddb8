import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "quiche-lorraine",
  alt: {
    de: "Flache, goldbraune Quiche mit gewelltem Rand, Speckstreifen und Schnittlauch auf einem Holzbrett, ein Stück ist herausgeschnitten",
    en: "Shallow golden quiche with a fluted rim, strips of bacon and chives on a wooden board, one slice cut out",
  },
  slug: { de: "quiche-lorraine", en: "quiche-lorraine" },
  title: { de: "Quiche Lorraine", en: "Quiche Lorraine" },
  summary: {
    de: "Mürber Boden, Speck und ein Guss, der in der Mitte noch zittert, wenn er aus dem Ofen kommt. Ohne Käse, wie in Lothringen.",
    en: "Short pastry, bacon and a custard that still trembles in the middle when it leaves the oven. No cheese, as in Lorraine.",
  },
  chefsNote: {
    de: "Backe den Boden erst mit Gewicht, dann ohne, und gieße den Guss in die noch heiße Form: So bleibt der Boden knusprig. Die klassische Quiche Lorraine kommt ohne Käse aus.",
    en: "Bake the base first with weights, then without, and pour the custard into the tin while it is still hot: that keeps the base crisp. A classic quiche Lorraine has no cheese.",
  },
  author: "ofenwarm",
  publishedAt: "2026-03-13T10:00:00Z",
  difficulty: "medium",
  duration: { preparation: 35, baking: 55, resting: 75 },
  ovenCelsius: 200,
  servings: { amount: 8, type: "piece" },
  nutrition: { kcal: 480, fat: 38, protein: 12, carbohydrate: 24 },
  ingredients: [
    {
      heading: { de: "Für den Teig", en: "For the pastry" },
      items: [
        { ingredient: "plain-flour", amount: 240, unit: "g" },
        { ingredient: "butter", amount: 120, unit: "g", characteristic: { de: "kalt, in Würfeln", en: "cold, diced" } },
        { ingredient: "salt", amount: 0.5, unit: "tsp" },
        { ingredient: "water", amount: 60, unit: "ml", addition: { de: "eiskalt", en: "ice-cold" } },
      ],
    },
    {
      heading: { de: "Für den Belag", en: "For the filling" },
      items: [
        {
          ingredient: "smoked-bacon",
          amount: 200,
          unit: "g",
          characteristic: { de: "in Streifen", en: "cut into strips" },
        },
        { ingredient: "egg", amount: 4 },
        { ingredient: "creme-fraiche", amount: 200, unit: "g" },
        { ingredient: "whipping-cream", amount: 200, unit: "ml" },
        {
          ingredient: "nutmeg",
          amount: 1,
          unit: "pinch",
          characteristic: { de: "frisch gerieben", en: "freshly grated" },
        },
        { ingredient: "black-pepper" },
        { ingredient: "chives", amount: 0.5, unit: "bunch", characteristic: { de: "in Röllchen", en: "snipped" } },
      ],
    },
  ],
  utensils: [
    { utensil: "tart-tin", size: { de: "{tin 28 cm}", en: "{tin 28 cm}" } },
    { utensil: "bowl", amount: 2 },
    { utensil: "rolling-pin" },
    { utensil: "baking-paper" },
    { utensil: "frying-pan" },
    { utensil: "whisk" },
    { utensil: "wire-rack" },
  ],
  steps: [
    {
      heading: { de: "Mürbeteig", en: "Make the pastry" },
      text: {
        de: "Zerreibe Mehl, Salz und kalte Butter mit den Fingerspitzen, bis nur noch erbsengroße Stücke zu sehen sind. Gieße das Eiswasser dazu, drücke alles rasch zu einer flachen Scheibe zusammen und stelle sie eingewickelt {45 min} kalt.",
        en: "Rub the flour, salt and cold butter with your fingertips until only pea-sized pieces remain. Pour in the iced water, quickly press everything into a flat disc, wrap it and chill for {45 min}.",
      },
      ingredients: ["plain-flour", "salt", "butter", "water"],
      utensils: ["bowl"],
      tip: {
        de: "Wird die Butter weich, stelle die Schüssel für {10 min} in den Kühlschrank und mache dann weiter.",
        en: "If the butter softens, put the bowl in the fridge for {10 min} and carry on after that.",
      },
    },
    {
      heading: { de: "Form auslegen", en: "Line the tin" },
      text: {
        de: "Rolle den Teig auf wenig Mehl {3 mm} dünn aus und lege die Form damit aus, ohne zu ziehen. Drücke ihn in die Rillen, lass den Rand ein wenig überstehen und stich den Boden mehrmals ein. Stelle die Form nochmals {15 min} kalt und heize inzwischen den Ofen auf {200 °C} Ober-/Unterhitze ({fan 180 °C}) vor.",
        en: "Roll out the pastry {3 mm} thick on a little flour and line the tin with it without stretching. Press it into the flutes, let the edge stand slightly proud and prick the base all over. Chill for another {15 min} while you preheat the oven to {200 °C} ({fan 180 °C}).",
      },
      ingredients: [],
      utensils: ["rolling-pin", "tart-tin"],
    },
    {
      heading: { de: "Blind backen", en: "Bake blind" },
      text: {
        de: "Lege Backpapier auf den Teig, beschwere es mit getrockneten Bohnen und backe den Boden {15 min}. Papier und Bohnen heraus, dann noch {8 min}, bis er trocken und blass golden ist.",
        en: "Cover the pastry with baking paper, weigh it down with dried beans and bake for {15 min}. Lift out paper and beans and bake for another {8 min} until dry and pale gold.",
      },
      ingredients: [],
      utensils: ["tart-tin", "baking-paper"],
    },
    {
      heading: { de: "Speck und Guss", en: "Bacon and custard" },
      text: {
        de: "Lass den Speck in der kalten Pfanne langsam aus, {8 min}, bis er an den Kanten knusprig ist, und lass ihn abtropfen. Verquirle Eier, Crème fraîche, Sahne, Muskat und Pfeffer. Salz braucht der Guss nicht, der Speck ist salzig genug.",
        en: "Start the bacon in a cold pan and render it slowly for {8 min} until crisp at the edges, then drain. Whisk the eggs, crème fraîche, cream, nutmeg and pepper. The custard needs no salt: the bacon is salty enough.",
      },
      ingredients: ["smoked-bacon", "egg", "creme-fraiche", "whipping-cream", "nutmeg", "black-pepper"],
      utensils: ["frying-pan", "bowl", "whisk"],
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Schalte den Ofen auf {170 °C} ({fan 150 °C}) herunter. Verteile zwei Drittel des Specks auf dem heißen Boden, gieße den Guss darüber und streue den Rest darauf. Backe die Quiche {32 min}, bis sie außen fest ist und in der Mitte noch leicht wackelt.",
        en: "Turn the oven down to {170 °C} ({fan 150 °C}). Spread two thirds of the bacon over the hot base, pour in the custard and scatter the rest on top. Bake the quiche for {32 min} until set at the edge but still wobbling slightly in the middle.",
      },
      ingredients: ["smoked-bacon"],
      utensils: ["tart-tin"],
      tip: {
        de: "Bläht sich der Guss auf wie ein Soufflé, ist er zu heiß geworden und wird beim Abkühlen grob. Dann sofort heraus damit.",
        en: "If the custard puffs up like a soufflé, it is too hot and will turn grainy as it cools. Take it out at once.",
      },
    },
    {
      heading: { de: "Abkühlen lassen", en: "Let it cool" },
      text: {
        de: "Lass die Quiche in der Form auf dem Gitter {15 min} abkühlen; der Guss zieht dabei nach und lässt sich dann sauber schneiden. Mit Schnittlauch bestreuen und lauwarm servieren.",
        en: "Cool the quiche in its tin on a rack for {15 min}; the custard finishes setting and will then cut cleanly. Scatter with chives and serve lukewarm.",
      },
      ingredients: ["chives"],
      utensils: ["wire-rack"],
    },
  ],
  category: "quiches",
  moreCategories: ["lunch", "brunch", "french", "tartes", "baking-all", "egg", "party"],
  tags: ["baking", "savoury", "creamy", "make-ahead", "spring"],
  likedBy: ["team", "sonntagstisch", "loeffelweise", "lindeundlaib"],
};
