import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "baked-cheesecake",
  alt: {
    de: "Käsekuchen mit goldbrauner Oberfläche und Keksboden auf einer Tortenplatte, belegt mit Himbeeren und Heidelbeeren, davor ein Stück auf einem Teller",
    en: "Cheesecake with a golden top and a biscuit base on a cake stand, topped with raspberries and blueberries, with one slice on a plate in front",
  },
  slug: { de: "berliner-kaesekuchen", en: "german-cheesecake" },
  title: { de: "Käsekuchen auf Keksboden", en: "Quark cheesecake on a biscuit base" },
  summary: {
    de: "Cremig und mit viel Quark: ein Käsekuchen auf Keksboden, der in der Mitte noch leicht wackelt, wenn der Ofen ausgeht.",
    en: "Creamy and built on quark: a cheesecake on a biscuit base that still wobbles slightly in the middle when the oven goes off.",
  },
  chefsNote: {
    de: "Ein Keksboden muss nicht ruhen wie ein Mürbeteig und bleibt unter der feuchten Masse fest. Magerquark gibt dem Kuchen Stand, Schmand und Sahne machen ihn cremig. Lass den Quark gut abtropfen, sonst wird die Mitte nicht fest.",
    en: "A biscuit base needs no resting, unlike shortcrust, and stays firm under the moist filling. Low-fat quark gives the cake structure, sour cream and whipped cream make it creamy. Drain the quark well, or the middle will not set.",
  },
  author: "lindeundlaib",
  publishedAt: "2026-03-14T08:00:00Z",
  isSponsored: true,
  difficulty: "medium",
  duration: { preparation: 30, baking: 70, resting: 270 },
  ovenCelsius: 170,
  servings: { amount: 12, type: "piece" },
  nutrition: { kcal: 383, fat: 21, protein: 12, carbohydrate: 37 },
  ingredients: [
    {
      heading: { de: "Boden", en: "Base" },
      items: [
        { ingredient: "butter-biscuit", amount: 200, unit: "g" },
        {
          ingredient: "butter",
          amount: 90,
          unit: "g",
          addition: { de: "und etwas für die Form", en: "plus a little for the tin" },
        },
        { ingredient: "salt", amount: 1, unit: "pinch" },
      ],
    },
    {
      heading: { de: "Quarkmasse", en: "Filling" },
      items: [
        { ingredient: "low-fat-quark", amount: 750, unit: "g", characteristic: { de: "abgetropft", en: "drained" } },
        { ingredient: "sour-cream", amount: 250, unit: "g" },
        { ingredient: "sugar", amount: 175, unit: "g" },
        { ingredient: "cornstarch", amount: 50, unit: "g" },
        {
          ingredient: "lemon",
          amount: 1,
          characteristic: { de: "Schale fein abgerieben", en: "zest finely grated" },
          addition: { de: "unbehandelt", en: "unwaxed" },
        },
        { ingredient: "vanilla-pod", amount: 1, characteristic: { de: "Mark ausgekratzt", en: "seeds scraped out" } },
        {
          ingredient: "egg",
          amount: 4,
          addition: { de: "Größe M, zimmerwarm", en: "medium, US large, at room temperature" },
        },
        { ingredient: "whipping-cream", amount: 200, unit: "ml", addition: { de: "kalt", en: "cold" } },
      ],
    },
    {
      heading: { de: "Zum Belegen", en: "To finish" },
      items: [
        { ingredient: "raspberry", amount: 125, unit: "g" },
        { ingredient: "blueberry", amount: 75, unit: "g" },
        { ingredient: "mint", amount: 1, unit: "sprig" },
      ],
    },
  ],
  utensils: [
    { utensil: "springform-tin", amount: 1, size: { de: "{tin 26 cm}", en: "{tin 26 cm}" } },
    { utensil: "food-processor", amount: 1 },
    { utensil: "saucepan", amount: 1 },
    { utensil: "hand-mixer", amount: 1 },
    { utensil: "bowl", amount: 2 },
    { utensil: "silicone-spatula", amount: 1 },
    { utensil: "grater", amount: 1 },
    { utensil: "wire-rack", amount: 1 },
    { utensil: "knife", amount: 1 },
  ],
  steps: [
    {
      heading: { de: "Boden backen", en: "Bake the base" },
      text: {
        de: "Heize den Ofen auf {170 °C} Ober-/Unterhitze ({fan 150 °C}) vor und fette den Rand einer Springform von {tin 26 cm}. Mahle die Kekse mit dem Salz zu feinen Bröseln, zerlass die Butter und mische beides, bis alles wie feuchter Sand aussieht. Drücke die Brösel mit dem Boden eines Glases fest in die Form und backe den Boden {10 min} vor.",
        en: "Heat the oven to {170 °C} ({fan 150 °C}) and grease the sides of a {tin 26 cm} springform tin. Blitz the biscuits with the salt to fine crumbs, melt the butter and stir the two together until they look like damp sand. Press the crumbs firmly into the tin with the base of a glass and bake for {10 min}.",
      },
      ingredients: ["butter-biscuit", "butter", "salt"],
      utensils: ["springform-tin", "food-processor", "saucepan"],
    },
    {
      heading: { de: "Quark glatt rühren", en: "Mix the filling" },
      text: {
        de: "Gieße die Molke ab, die sich auf dem Quark gesammelt hat. Verrühre Quark, Schmand, Zucker, Stärke, Zitronenschale und Vanillemark auf kleiner Stufe, bis keine Klümpchen mehr zu sehen sind. Gib die Eier einzeln dazu und rühre nach jedem nur so lange, bis es verschwunden ist.",
        en: "Pour off any whey that has gathered on the quark. Mix the quark, sour cream, sugar, cornflour, lemon zest and vanilla seeds on low speed until there are no lumps left. Add the eggs one at a time, mixing only until each has disappeared.",
      },
      ingredients: ["low-fat-quark", "sour-cream", "sugar", "cornstarch", "lemon", "vanilla-pod", "egg"],
      utensils: ["bowl", "hand-mixer", "grater"],
      tip: {
        de: "Nicht aufschlagen: Luft in der Masse hebt den Kuchen im Ofen wie ein Soufflé, und beim Abkühlen reißt er.",
        en: "Do not whip it. Air in the mixture lifts the cake like a soufflé, and it cracks as it comes down.",
      },
    },
    {
      heading: { de: "Sahne unterheben", en: "Fold in the cream" },
      text: {
        de: "Schlage die Sahne nur halbsteif, sie soll gerade noch fließen. Hebe sie mit dem Teigschaber unter die Quarkmasse. Gieße alles auf den Boden, streiche es glatt und stoße die Form einmal sanft auf, damit große Blasen aufsteigen.",
        en: "Whip the cream to soft peaks; it should only just hold. Fold it into the quark mixture with a silicone spatula. Pour everything over the base, smooth the top and tap the tin gently on the worktop once so that any large bubbles rise.",
      },
      ingredients: ["whipping-cream"],
      utensils: ["bowl", "hand-mixer", "silicone-spatula"],
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Backe den Kuchen im unteren Drittel {60 min}, bis der Rand fest und die Oberfläche goldbraun ist. In der Mitte darf ein Kreis von der Größe einer Untertasse noch wackeln. Er wird beim Abkühlen fest.",
        en: "Bake in the lower third of the oven for {60 min}, until the edge is set and the top is golden. A circle the size of a saucer may still wobble in the middle. It will set as it cools.",
      },
      ingredients: [],
      utensils: ["springform-tin"],
      tip: {
        de: "Sobald der Rand fest ist, einmal mit einem Messer zwischen Kuchen und Form entlangfahren. Dann kann er gleichmäßig steigen und wieder sinken.",
        en: "As soon as the edge has set, run a knife once between cake and tin. It can then rise and settle evenly.",
      },
    },
    {
      heading: { de: "Langsam abkühlen", en: "Cool slowly" },
      text: {
        de: "Schalte den Ofen aus, klemme einen Kochlöffel in die Tür und lass den Kuchen darin {30 min} stehen. Stelle ihn dann {60 min} auf ein Gitter. Danach muss er noch {180 min} in den Kühlschrank, am besten über Nacht; erst dann lässt er sich sauber schneiden.",
        en: "Turn off the oven, wedge the door open with a wooden spoon and leave the cake inside for {30 min}. Move it to a wire rack for {60 min}. Then it needs {180 min} in the fridge, ideally overnight; only then will it slice cleanly.",
      },
      ingredients: [],
      utensils: ["wire-rack"],
    },
    {
      heading: { de: "Belegen und anschneiden", en: "Top and slice" },
      text: {
        de: "Löse den Kuchen aus der Form und häufe Himbeeren, Heidelbeeren und ein paar Minzblätter in die Mitte. Tauche das Messer vor jedem Schnitt in heißes Wasser und wische es ab.",
        en: "Release the cake from the tin and pile the raspberries, blueberries and a few mint leaves in the middle. Dip the knife in hot water and wipe it before every cut.",
      },
      ingredients: ["raspberry", "blueberry", "mint"],
      utensils: ["springform-tin", "knife"],
    },
  ],
  category: "cake",
  moreCategories: ["german", "dessert", "baking-all"],
  tags: ["vegetarian", "baking", "creamy", "sweet", "make-ahead", "brand-content"],
  likedBy: ["sonntagstisch", "ofenwarm", "team", "kuechenkraut", "loeffelweise", "muehlenhof"],
};
