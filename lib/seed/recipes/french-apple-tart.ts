import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "french-apple-tart",
  alt: {
    de: "Apfeltarte mit gewelltem Rand und fächerförmig gelegten, glänzenden Apfelscheiben, daneben Mandeln und ein Schälchen Aprikosenkonfitüre",
    en: "Apple tart with a fluted rim and glossy apple slices laid in a fan, almonds and a small bowl of apricot jam beside it",
  },
  slug: { de: "franzoesische-apfeltarte", en: "french-apple-tart" },
  title: { de: "Französische Apfeltarte", en: "French apple tart" },
  summary: {
    de: "Dünner Mürbeteig, Mandeln gegen den Saft und Äpfel, die sich Scheibe für Scheibe zur Rose legen.",
    en: "Thin sweet pastry, almonds to catch the juice, and apples that fall slice by slice into a rose.",
  },
  chefsNote: {
    de: "Lass die Schale dran: Sie hält die Scheiben zusammen und gibt ihnen einen roten Rand. Gut sind feste, säuerliche Äpfel wie Elstar oder Topaz, weiche zerfallen im Ofen. Kleine Lücken im Muster verdeckt die Glasur.",
    en: "Leave the peel on: it holds the slices together and gives them a red edge. Firm, sharp apples such as Elstar or Cox work well; soft ones fall apart in the oven. The glaze hides small gaps in the pattern.",
  },
  author: "ofenwarm",
  publishedAt: "2026-09-25T09:00:00Z",
  difficulty: "medium",
  duration: { preparation: 45, baking: 45, resting: 105 },
  ovenCelsius: 190,
  servings: { amount: 12, type: "piece" },
  nutrition: { kcal: 295, fat: 14, protein: 4, carbohydrate: 38 },
  ingredients: [
    {
      heading: { de: "Für den Teig", en: "For the pastry" },
      items: [
        {
          ingredient: "butter",
          id: "dough-butter",
          amount: 130,
          unit: "g",
          characteristic: { de: "weich", en: "softened" },
        },
        { ingredient: "icing-sugar", amount: 80, unit: "g" },
        { ingredient: "salt", amount: 1, unit: "pinch" },
        { ingredient: "egg", amount: 1 },
        { ingredient: "plain-flour", amount: 250, unit: "g" },
      ],
    },
    {
      heading: { de: "Für den Belag", en: "For the topping" },
      items: [
        { ingredient: "ground-almond", amount: 60, unit: "g" },
        { ingredient: "apple", amount: 6, addition: { de: "rotschalig, säuerlich", en: "red-skinned, sharp" } },
        { ingredient: "lemon", amount: 0.5, characteristic: { de: "nur der Saft", en: "juice only" } },
        { ingredient: "sugar", amount: 2, unit: "tbsp" },
        {
          ingredient: "butter",
          id: "top-butter",
          amount: 20,
          unit: "g",
          characteristic: { de: "zerlassen", en: "melted" },
        },
      ],
    },
    {
      heading: { de: "Für die Glasur", en: "For the glaze" },
      items: [
        { ingredient: "apricot-jam", amount: 80, unit: "g" },
        { ingredient: "water", amount: 1, unit: "tbsp" },
      ],
    },
  ],
  utensils: [
    { utensil: "tart-tin", size: { de: "{tin 28 cm}", en: "{tin 28 cm}" } },
    { utensil: "bowl", amount: 2 },
    { utensil: "wooden-spoon" },
    { utensil: "rolling-pin" },
    { utensil: "cutting-board" },
    { utensil: "knife" },
    { utensil: "citrus-press" },
    { utensil: "saucepan" },
    { utensil: "fine-sieve" },
    { utensil: "pastry-brush" },
    { utensil: "wire-rack" },
  ],
  steps: [
    {
      heading: { de: "Süßer Mürbeteig", en: "Make the sweet pastry" },
      text: {
        de: "Verrühre die weiche Butter mit Puderzucker und Salz, dann mit dem Ei, bis alles glatt ist. Gib das Mehl dazu und arbeite es nur so lange ein, bis der Teig zusammenhält. Flach drücken, einwickeln, {1 h} kalt stellen.",
        en: "Beat the soft butter with the icing sugar and salt, then with the egg, until smooth. Add the flour and work it in only until the dough holds together. Flatten, wrap and chill for {1 h}.",
      },
      ingredients: ["dough-butter", "icing-sugar", "salt", "egg", "plain-flour"],
      utensils: ["bowl", "wooden-spoon"],
      tip: {
        de: "Zu langes Kneten macht den Teig elastisch: Er zieht sich im Ofen zusammen, und der Rand rutscht ab.",
        en: "Too much kneading makes the dough elastic: it shrinks in the oven and the rim slides down.",
      },
    },
    {
      heading: { de: "Form auslegen", en: "Line the tin" },
      text: {
        de: "Rolle den Teig auf wenig Mehl {3 mm} dünn aus und lege die Form damit aus. Drücke ihn gut in die Rillen, schneide den Überstand ab, stich den Boden mit der Gabel ein und streue die Mandeln darauf. Stelle die Form {15 min} kalt und heize den Ofen auf {190 °C} Ober-/Unterhitze ({fan 170 °C}) vor.",
        en: "Roll out the pastry {3 mm} thick on a little flour and line the tin with it. Press it well into the flutes, trim the edge, prick the base with a fork and scatter over the almonds. Chill the tin for {15 min} and preheat the oven to {190 °C} ({fan 170 °C}).",
      },
      ingredients: ["ground-almond"],
      utensils: ["rolling-pin", "tart-tin"],
    },
    {
      heading: { de: "Äpfel schneiden", en: "Slice the apples" },
      text: {
        de: "Viertle die Äpfel, schneide das Kerngehäuse heraus und schneide die Viertel längs in Scheiben von {3 mm}. Mische sie sofort mit dem Zitronensaft und {1 tbsp sugar} Zucker, dann bleiben sie hell.",
        en: "Quarter and core the apples, then cut the quarters lengthways into {3 mm} slices. Toss them straight away with the lemon juice and {1 tbsp sugar} of the sugar so that they stay pale.",
      },
      ingredients: ["apple", "lemon", { ingredient: "sugar", amount: 1 }],
      utensils: ["cutting-board", "knife", "bowl", "citrus-press"],
    },
    {
      heading: { de: "Rose legen", en: "Lay the rose" },
      text: {
        de: "Lege die Scheiben von außen nach innen dachziegelartig auf den Boden, die Schale nach außen, jede halb über der vorigen. Bestreiche sie mit der zerlassenen Butter und streue den restlichen Zucker darüber.",
        en: "Overlap the slices on the base from the outside in, peel facing outwards, each one half covering the last. Brush with the melted butter and sprinkle with the remaining sugar.",
      },
      ingredients: ["apple", "top-butter", { ingredient: "sugar", amount: 1 }],
      utensils: ["tart-tin", "pastry-brush"],
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Backe die Tarte {45 min} auf der untersten Schiene. Der Rand soll goldbraun sein, und die Spitzen der Äpfel dürfen dunkel werden.",
        en: "Bake the tart on the lowest shelf for {45 min}. The rim should be golden brown and the tips of the apples may turn dark.",
      },
      ingredients: [],
      utensils: ["tart-tin"],
      tip: {
        de: "Auf der mittleren Schiene bleibt der Boden blass und weich. Wird es oben zu dunkel, lege in den letzten {10 min, no timer} Backpapier darauf.",
        en: "On the middle shelf the base stays pale and soft. If the top browns too fast, lay baking paper over it for the last {10 min, no timer}.",
      },
    },
    {
      heading: { de: "Glasieren", en: "Glaze" },
      text: {
        de: "Erwärme die Konfitüre mit dem Wasser und streiche sie durch das feine Sieb. Bepinsle die heiße Tarte damit und lass sie auf dem Gitter {30 min} abkühlen. Lauwarm schmeckt sie am besten.",
        en: "Warm the jam with the water and press it through the fine sieve. Brush it over the hot tart and leave to cool on a rack for {30 min}. It is best lukewarm.",
      },
      ingredients: ["apricot-jam", "water"],
      utensils: ["saucepan", "fine-sieve", "pastry-brush", "wire-rack"],
    },
  ],
  category: "tartes",
  moreCategories: ["dessert", "french", "baking-all"],
  tags: ["vegetarian", "baking", "sweet", "autumn", "autumn-2026", "featured-contributor"],
  likedBy: ["team", "loeffelweise", "sonntagstisch", "muehlenhof", "lindeundlaib", "gemuesefach"],
};
