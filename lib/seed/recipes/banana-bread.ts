import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "banana-bread",
  alt: {
    de: "Angeschnittenes Bananenbrot mit zwei gebackenen Bananenhälften obenauf, davor zwei Scheiben, daneben Walnüsse und eine Banane",
    en: "A cut banana bread with two baked banana halves on top, two slices in front, walnuts and a banana beside it",
  },
  slug: { de: "bananenbrot-mit-walnuessen", en: "banana-bread-with-walnuts" },
  title: { de: "Bananenbrot mit Walnüssen", en: "Banana bread with walnuts" },
  summary: {
    de: "Ein saftiger Rührkuchen für Bananen, die schon braune Flecken haben. Mit zerlassener Butter und ohne Mixer gerührt.",
    en: "A moist loaf cake for bananas that already have brown spots. Made with melted butter and without a mixer.",
  },
  chefsNote: {
    de: "Je reifer die Bananen, desto süßer und saftiger wird das Brot; die Schale darf fast schwarz sein. Rühre das Mehl nur kurz unter, sonst wird die Krume zäh.",
    en: "The riper the bananas, the sweeter and moister the loaf; the skins may be almost black. Stir in the flour only briefly, or the crumb turns tough.",
  },
  author: "loeffelweise",
  publishedAt: "2026-02-07T08:30:00Z",
  difficulty: "easy",
  duration: { preparation: 20, baking: 60, resting: 75 },
  ovenCelsius: 180,
  servings: { amount: 12, type: "piece" },
  nutrition: { kcal: 283, fat: 14, protein: 5, carbohydrate: 34 },
  ingredients: [
    {
      items: [
        {
          ingredient: "butter",
          amount: 120,
          unit: "g",
          addition: { de: "und etwas für die Form", en: "plus a little for the tin" },
        },
        {
          ingredient: "banana",
          amount: 3,
          characteristic: { de: "sehr reif", en: "very ripe" },
          addition: { de: "geschält etwa {360 g}", en: "about {360 g} peeled" },
        },
        {
          id: "topping-banana",
          ingredient: "banana",
          amount: 1,
          characteristic: { de: "reif, aber fest", en: "ripe but firm" },
          addition: { de: "zum Belegen", en: "for the top" },
        },
        { ingredient: "brown-sugar", amount: 120, unit: "g" },
        { ingredient: "egg", amount: 2, addition: { de: "Größe M", en: "medium, US large" } },
        { ingredient: "natural-yoghurt", amount: 80, unit: "g" },
        { ingredient: "plain-flour", amount: 250, unit: "g" },
        { ingredient: "baking-powder", amount: 2, unit: "tsp" },
        { ingredient: "ground-cinnamon", amount: 1, unit: "tsp" },
        { ingredient: "salt", amount: 0.5, unit: "tsp" },
        {
          ingredient: "walnut",
          amount: 80,
          unit: "g",
          characteristic: { de: "grob gehackt", en: "roughly chopped" },
        },
      ],
    },
  ],
  utensils: [
    { utensil: "loaf-tin", size: { de: "{loaf tin 25 cm}", en: "{loaf tin 25 cm}" } },
    { utensil: "baking-paper" },
    { utensil: "saucepan" },
    { utensil: "bowl", amount: 2 },
    { utensil: "whisk" },
    { utensil: "silicone-spatula" },
    { utensil: "wire-rack" },
  ],
  steps: [
    {
      heading: { de: "Ofen und Form vorbereiten", en: "Prepare oven and tin" },
      text: {
        de: "Heize den Ofen auf {180 °C} Ober-/Unterhitze ({fan 160 °C}) vor. Fette eine Kastenform von {loaf tin 25 cm} dünn mit Butter ein und lege sie so mit Backpapier aus, dass es an den langen Seiten übersteht. Zerlasse die Butter im kleinen Topf und lass sie etwas abkühlen.",
        en: "Heat the oven to {180 °C} ({fan 160 °C}). Grease a {loaf tin 25 cm} loaf tin lightly with butter and line it with baking paper so that it overhangs the long sides. Melt the butter in the saucepan and let it cool a little.",
      },
      ingredients: ["butter"],
      utensils: ["loaf-tin", "baking-paper", "saucepan"],
    },
    {
      heading: { de: "Bananen zerdrücken", en: "Mash the bananas" },
      text: {
        de: "Zerdrücke die {3 banana|sehr reife Banane|sehr reifen Bananen} in einer Schüssel mit dem Schneebesen, bis nur noch kleine Stücke zu sehen sind. Rühre Zucker, Eier, Joghurt und die zerlassene Butter unter.",
        en: "Mash the {3 banana|very ripe banana|very ripe bananas} in a bowl with the whisk until only small pieces remain. Stir in the sugar, eggs, yoghurt and melted butter.",
      },
      ingredients: ["banana", "brown-sugar", "egg", "natural-yoghurt"],
      utensils: ["bowl", "whisk"],
      tip: {
        de: "Sind die Bananen noch gelb, backe sie in der Schale {15 min} bei {180 °C}, bis sie schwarz sind. Lass sie abkühlen, bevor du sie zerdrückst.",
        en: "If the bananas are still yellow, bake them in their skins for {15 min} at {180 °C} until black. Let them cool before you mash them.",
      },
    },
    {
      heading: { de: "Mehl unterheben", en: "Fold in the flour" },
      text: {
        de: "Mische Mehl, Backpulver, Zimt und Salz in der zweiten Schüssel. Hebe die Mischung mit dem Teigschaber unter die Bananenmasse, bis gerade kein Mehl mehr zu sehen ist, dann die Walnüsse.",
        en: "Mix the flour, baking powder, cinnamon and salt in the second bowl. Fold into the banana mixture with the spatula until you can just see no more flour, then fold in the walnuts.",
      },
      ingredients: ["plain-flour", "baking-powder", "ground-cinnamon", "salt", "walnut"],
      utensils: ["bowl", "silicone-spatula"],
    },
    {
      heading: { de: "Füllen und belegen", en: "Fill and top" },
      text: {
        de: "Fülle den Teig in die Form und streiche ihn glatt. Schäle die feste Banane, halbiere sie längs und lege beide Hälften mit der Schnittfläche nach oben darauf, ohne sie einzudrücken.",
        en: "Spoon the batter into the tin and smooth the top. Peel the firm banana, halve it lengthways and lay both halves on top, cut side up, without pressing them in.",
      },
      ingredients: ["topping-banana"],
      utensils: ["loaf-tin"],
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Backe das Brot auf der zweiten Schiene von unten {60 min}. Stich daneben in die Mitte, nicht durch die Banane: An einem Holzstäbchen soll kein feuchter Teig kleben. Wird es vorher zu dunkel, decke es locker mit Backpapier ab.",
        en: "Bake the loaf on the second shelf from the bottom for {60 min}. Test the middle beside the banana, not through it: no wet batter should cling to a skewer. If the top darkens too soon, cover it loosely with baking paper.",
      },
      ingredients: [],
      utensils: ["loaf-tin", "baking-paper"],
      tip: {
        de: "Öfen und Bananen sind verschieden: Prüfe schon nach {50 min} und danach alle {5 min, no timer}.",
        en: "Ovens and bananas differ: start testing after {50 min} and then every {5 min, no timer}.",
      },
    },
    {
      heading: { de: "Abkühlen lassen", en: "Let it cool" },
      text: {
        de: "Lass das Brot {15 min} in der Form stehen. Hebe es am Papier heraus und lass es auf dem Gitter {60 min} auskühlen, dann lässt es sich in {12|Scheibe|Scheiben} schneiden.",
        en: "Leave the loaf in the tin for {15 min}. Lift it out by the paper and let it cool on the rack for {60 min}; then it will cut into {12|slice|slices}.",
      },
      ingredients: [],
      utensils: ["wire-rack"],
    },
  ],
  category: "cake",
  moreCategories: ["breakfast", "snacks", "international", "baking-all", "community"],
  tags: ["vegetarian", "baking", "sweet", "no-waste", "make-ahead", "comfort-food"],
  likedBy: ["team", "kuechenkraut", "ofenwarm", "muehlenhof"],
};
