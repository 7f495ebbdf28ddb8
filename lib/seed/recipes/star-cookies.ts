import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "star-cookies",
  alt: {
    de: "Zimtsterne mit weißem Baiserguss in drei Reihen auf einem Kuchengitter, drumherum Tannenzweige, Zimtstangen und Sternanis",
    en: "Cinnamon stars with white meringue icing in three rows on a wire rack, surrounded by fir twigs, cinnamon sticks and star anise",
  },
  slug: { de: "zimtsterne", en: "cinnamon-stars" },
  title: { de: "Zimtsterne", en: "Cinnamon stars" },
  summary: {
    de: "Innen saftig, oben schneeweiß und ganz ohne Mehl: Zimtsterne aus Mandeln, Eiweiß und einem ganzen Esslöffel Zimt.",
    en: "Moist inside, snow-white on top and made without any flour: stars of almonds, egg white and a whole tablespoon of cinnamon.",
  },
  chefsNote: {
    de: "Rolle den Teig zwischen zwei Bögen Backpapier aus und glasiere ihn vor dem Ausstechen: Das geht schnell, und der Guss reicht bis in die Spitzen. Die Reste schneidest du in kleine Rauten.",
    en: "Roll the dough out between two sheets of baking paper and ice it before cutting: it is quick, and the icing reaches the very points. Cut the scraps into small diamonds.",
  },
  author: "ofenwarm",
  publishedAt: "2026-11-14T08:00:00Z",
  difficulty: "medium",
  duration: { preparation: 45, baking: 24, resting: 90 },
  ovenCelsius: 150,
  servings: { amount: 40, type: "piece" },
  nutrition: { kcal: 87, fat: 5.1, protein: 2.5, carbohydrate: 7.3 },
  ingredients: [
    {
      items: [
        {
          ingredient: "egg-white",
          amount: 3,
          addition: { de: "Größe M, etwa {100 g}", en: "medium, US large, about {100 g}" },
        },
        { ingredient: "salt", amount: 1, unit: "pinch" },
        { ingredient: "icing-sugar", amount: 250, unit: "g", characteristic: { de: "gesiebt", en: "sifted" } },
        { ingredient: "lemon-juice", amount: 1, unit: "tsp" },
        {
          ingredient: "ground-almond",
          amount: 400,
          unit: "g",
          characteristic: { de: "mit Haut", en: "unblanched" },
        },
        { ingredient: "ground-cinnamon", amount: 1, unit: "tbsp" },
      ],
    },
  ],
  utensils: [
    { utensil: "hand-mixer", amount: 1 },
    { utensil: "bowl", amount: 2 },
    { utensil: "baking-paper" },
    { utensil: "rolling-pin", amount: 1 },
    { utensil: "palette-knife", amount: 1 },
    { utensil: "cookie-cutter", amount: 1, size: { de: "{5 cm}, Stern", en: "{5 cm}, star" } },
    { utensil: "baking-sheet", amount: 2 },
    { utensil: "wire-rack", amount: 1 },
  ],
  steps: [
    {
      heading: { de: "Eiweiß schlagen", en: "Whisk the egg whites" },
      text: {
        de: "Schlage die Eiweiße mit dem Salz steif. Lass den Puderzucker löffelweise einrieseln, gib den Zitronensaft dazu und schlage {3 min} weiter, bis die Masse glänzt und feste Spitzen zieht. Stelle {5 tbsp} davon abgedeckt für den Guss beiseite.",
        en: "Whisk the egg whites with the salt until stiff. Add the icing sugar a spoonful at a time, then the lemon juice, and whisk for {3 min} more until glossy with firm peaks. Set aside {5 tbsp} of it, covered, for the icing.",
      },
      ingredients: ["egg-white", "salt", "icing-sugar", "lemon-juice"],
      utensils: ["bowl", "hand-mixer"],
    },
    {
      heading: { de: "Teig mischen und kühlen", en: "Mix and chill" },
      text: {
        de: "Mische {350 g ground-almond} Mandeln mit dem Zimt und hebe sie unter den übrigen Eischnee. Der Teig ist weich und klebt, das ist richtig so. Decke ihn zu und stelle ihn {60 min} kalt, damit die Mandeln quellen.",
        en: "Mix {350 g ground-almond} of the almonds with the cinnamon and fold into the remaining meringue. The dough is soft and sticky, as it should be. Cover and chill for {60 min} so that the almonds can take up the moisture.",
      },
      ingredients: [{ ingredient: "ground-almond", amount: 350 }, "ground-cinnamon"],
      utensils: ["bowl"],
    },
    {
      heading: { de: "Ausrollen und glasieren", en: "Roll out and ice" },
      text: {
        de: "Streue die übrigen Mandeln auf einen Bogen Backpapier, lege den Teig darauf, decke ihn mit einem zweiten Bogen ab und rolle ihn {8 mm} dick aus. Ziehe das obere Papier ab und streiche den Guss mit der Palette gleichmäßig darüber. Stelle die Platte {15 min} ins Gefrierfach.",
        en: "Scatter the remaining almonds over a sheet of baking paper, put the dough on top, cover with a second sheet and roll out {8 mm} thick. Peel off the top sheet and spread the icing evenly with a palette knife. Put the slab in the freezer for {15 min}.",
      },
      ingredients: [{ ingredient: "ground-almond", amount: 50 }],
      utensils: ["baking-paper", "rolling-pin", "palette-knife"],
      tip: {
        de: "Ist der Guss zu fest zum Streichen, rühre ein paar Tropfen Wasser hinein.",
        en: "If the icing is too stiff to spread, stir in a few drops of water.",
      },
    },
    {
      heading: { de: "Ausstechen", en: "Cut out" },
      text: {
        de: "Heize den Ofen auf {150 °C} Ober-/Unterhitze ({fan 130 °C}) vor. Stich dicht an dicht etwa {40|Stern|Sterne} aus und setze sie auf zwei Bleche mit Backpapier. Tauche den Ausstecher vor jedem Stern in heißes Wasser, dann löst sich der Guss sauber.",
        en: "Heat the oven to {150 °C} ({fan 130 °C}). Cut out about {40|star|stars}, as close together as you can, and set them on two lined baking sheets. Dip the cutter in hot water before each star so that the icing comes away cleanly.",
      },
      ingredients: [],
      utensils: ["cookie-cutter", "baking-sheet", "baking-paper"],
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Backe ein Blech nach dem anderen auf der untersten Schiene, jeweils {12 min}. Der Guss soll trocken und weiß sein, die Unterseite noch weich. Lass die Sterne {15 min} auf dem Blech fest werden und lege sie dann aufs Gitter.",
        en: "Bake one sheet after the other on the lowest shelf for {12 min} each. The icing should be dry and white, the underside still soft. Let the stars firm up on the sheet for {15 min}, then move them to a wire rack.",
      },
      ingredients: [],
      utensils: ["baking-sheet", "wire-rack"],
      tip: {
        de: "Wird der Guss beige, ist die Hitze zu hoch. Zu lange gebacken werden Zimtsterne hart; ein Stück Apfel in der Dose macht sie wieder weich.",
        en: "If the icing turns beige, the oven is too hot. Overbaked stars go hard; a piece of apple in the tin will soften them again.",
      },
    },
  ],
  category: "cookies",
  moreCategories: ["christmas", "german", "baking-all"],
  tags: ["vegetarian", "gluten-free", "lactose-free", "baking", "sweet", "winter", "make-ahead"],
  likedBy: ["sonntagstisch", "kuechenkraut", "team"],
};
