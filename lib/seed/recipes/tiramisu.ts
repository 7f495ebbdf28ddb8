import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "tiramisu",
  alt: {
    de: "Ein Würfel Tiramisu mit zwei Lagen Löffelbiskuits und Mascarponecreme, mit Kakao bestäubt, auf einem Teller mit Kaffeebohnen, dahinter Löffelbiskuits und eine Tasse Espresso",
    en: "A square of tiramisu with two layers of sponge fingers and mascarpone cream, dusted with cocoa, on a plate with coffee beans, sponge fingers and a cup of espresso behind",
  },
  slug: { de: "tiramisu-ohne-rohes-ei", en: "tiramisu-without-raw-egg" },
  title: { de: "Tiramisu ohne rohes Ei", en: "Tiramisu without raw egg" },
  summary: {
    de: "Mascarpone und Sahne statt rohem Ei: Dieses Tiramisu wird fest, schmeckt nach Kaffee und lässt sich gut vorbereiten.",
    en: "Mascarpone and cream instead of raw egg: this tiramisu sets firmly, tastes of coffee and is easy to make ahead.",
  },
  chefsNote: {
    de: "Ohne rohes Ei lässt sich das Tiramisu besser vorbereiten, und Mascarpone und Kaffee schmecken deutlicher heraus. Auf einem Buffet gehört es trotzdem in die Kühlung.",
    en: "Without raw egg the tiramisu is easier to prepare ahead, and the mascarpone and coffee come through more clearly. On a buffet it still needs to be kept cold.",
  },
  author: "team",
  publishedAt: "2026-05-09T09:00:00Z",
  difficulty: "easy",
  duration: { preparation: 30, baking: 0, resting: 360 },
  servings: { amount: 9, type: "portion" },
  nutrition: { kcal: 478, fat: 34, protein: 5.4, carbohydrate: 34 },
  ingredients: [
    {
      heading: { de: "Creme", en: "Cream" },
      items: [
        { ingredient: "whipping-cream", amount: 300, unit: "ml", addition: { de: "kalt", en: "cold" } },
        { ingredient: "mascarpone", amount: 500, unit: "g", addition: { de: "kalt", en: "cold" } },
        { ingredient: "sugar", amount: 100, unit: "g" },
        { ingredient: "vanilla-extract", amount: 1, unit: "tsp" },
        { ingredient: "salt", amount: 1, unit: "pinch" },
      ],
    },
    {
      heading: { de: "Zum Schichten", en: "Layers" },
      items: [
        { ingredient: "espresso", amount: 300, unit: "ml", addition: { de: "stark", en: "strong" } },
        { ingredient: "amaretto", amount: 3, unit: "tbsp", addition: { de: "nach Belieben", en: "optional" } },
        { ingredient: "ladyfinger", amount: 24, addition: { de: "etwa {200 g}", en: "about {200 g}" } },
        { ingredient: "cocoa-powder", amount: 2, unit: "tbsp", addition: { de: "ungesüßt", en: "unsweetened" } },
        { ingredient: "coffee-bean", amount: 1, unit: "tbsp", addition: { de: "zum Garnieren", en: "to garnish" } },
        { ingredient: "mint", amount: 1, unit: "sprig", addition: { de: "zum Garnieren", en: "to garnish" } },
      ],
    },
  ],
  utensils: [
    { utensil: "baking-dish", amount: 1, size: { de: "{tin 20 × 20 cm}", en: "{tin 20 × 20 cm}" } },
    { utensil: "hand-mixer", amount: 1 },
    { utensil: "bowl", amount: 2 },
    { utensil: "silicone-spatula", amount: 1 },
    { utensil: "plate", amount: 1, size: { de: "tief", en: "deep" } },
    { utensil: "fine-sieve", amount: 1 },
  ],
  steps: [
    {
      heading: { de: "Kaffee abkühlen", en: "Cool the coffee" },
      text: {
        de: "Koche den Espresso und gieße ihn in einen tiefen Teller. Rühre den Amaretto hinein. Lass alles abkühlen, während du die Creme machst; heißer Kaffee löst die Biskuits auf.",
        en: "Make the espresso and pour it into a deep plate. Stir in the amaretto. Let it cool while you make the cream; hot coffee dissolves the sponge fingers.",
      },
      ingredients: ["espresso", "amaretto"],
      utensils: ["plate"],
      tip: {
        de: "Für Kinder und in der Schwangerschaft lass den Amaretto weg und nimm entkoffeinierten Espresso.",
        en: "For children and during pregnancy, leave out the amaretto and use decaffeinated espresso.",
      },
    },
    {
      heading: { de: "Creme rühren", en: "Make the cream" },
      text: {
        de: "Schlage die Sahne mit dem Salz halbsteif. Rühre in einer zweiten Schüssel Mascarpone, Zucker und Vanille auf kleiner Stufe kurz glatt. Hebe die Sahne in zwei Portionen mit dem Teigschaber unter.",
        en: "Whip the cream with the salt to soft peaks. In a second bowl, beat the mascarpone, sugar and vanilla on low speed just until smooth. Fold in the cream in two batches with a silicone spatula.",
      },
      ingredients: ["whipping-cream", "salt", "mascarpone", "sugar", "vanilla-extract"],
      utensils: ["bowl", "hand-mixer", "silicone-spatula"],
      tip: {
        de: "Mascarpone wird bei langem Rühren grießig. Aufhören, sobald er glatt ist; ein Schluck flüssige Sahne, von Hand untergerührt, rettet ihn meist.",
        en: "Overbeaten mascarpone turns grainy. Stop the moment it is smooth; a splash of liquid cream, stirred in by hand, usually saves it.",
      },
    },
    {
      heading: { de: "Erste Lage", en: "First layer" },
      text: {
        de: "Tauche {12 ladyfinger|Löffelbiskuit|Löffelbiskuits} nacheinander auf jeder Seite etwa {1 s, no timer} in den Kaffee und lege sie dicht in eine Form von {tin 20 × 20 cm}. Streiche die Hälfte der Creme darauf. Die Biskuits dürfen innen noch trocken sein, die Feuchtigkeit zieht über Stunden nach.",
        en: "Dip {12 ladyfinger|sponge finger|sponge fingers} one by one in the coffee, about {1 s, no timer} on each side, and pack them tightly into the {tin 20 × 20 cm} dish. Spread over half of the cream. The sponge fingers may still be dry inside; the moisture works its way in over the hours.",
      },
      ingredients: [{ ingredient: "ladyfinger", amount: 12 }],
      utensils: ["baking-dish", "silicone-spatula"],
    },
    {
      heading: { de: "Zweite Lage und kühlen", en: "Second layer and chill" },
      text: {
        de: "Tauche die übrigen {12 ladyfinger|Biskuit|Biskuits} ein, lege sie darauf, verteile die restliche Creme und streiche sie glatt. Decke die Form ab und stelle sie {6 h} in den Kühlschrank, besser über Nacht.",
        en: "Dip the other {12 ladyfinger|sponge finger|sponge fingers}, lay them on top, then add the rest of the cream and smooth it over. Cover the dish and put it in the fridge for {6 h}, better overnight.",
      },
      ingredients: [{ ingredient: "ladyfinger", amount: 12 }],
      utensils: ["baking-dish"],
    },
    {
      heading: { de: "Bestäuben", en: "Dust and serve" },
      text: {
        de: "Siebe den Kakao erst kurz vor dem Servieren darüber, sonst wird er feucht und dunkel. Schneide das Tiramisu in 9 Würfel, wische das Messer zwischen den Schnitten ab und garniere mit Kaffeebohnen und Minze. Die Bohnen sind nur Dekoration.",
        en: "Sift over the cocoa just before serving; any earlier and it turns damp and dark. Cut the tiramisu into 9 squares, wiping the knife between cuts, and garnish with coffee beans and mint. The beans are only decoration.",
      },
      ingredients: ["cocoa-powder", "coffee-bean", "mint"],
      utensils: ["fine-sieve"],
    },
  ],
  category: "dessert",
  moreCategories: ["italian", "party"],
  tags: ["vegetarian", "no-cook", "make-ahead", "creamy", "sweet"],
  likedBy: ["kuechenkraut", "loeffelweise", "sonntagstisch", "lindeundlaib", "barimhof", "ofenwarm", "gemuesefach"],
};
