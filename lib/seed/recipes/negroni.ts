import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "negroni",
  alt: {
    de: "Roter Negroni mit klaren Eiswürfeln im Tumbler, am Rand eine halbe Orangenscheibe, auf einem Messingtablett",
    en: "Red negroni with clear ice cubes in a tumbler, half an orange slice on the rim, on a brass tray",
  },
  slug: { de: "negroni", en: "negroni" },
  title: { de: "Negroni", en: "Negroni" },
  summary: {
    de: "Gin, Wermut und Bitterlikör zu gleichen Teilen, gut gerührt und mit reichlich Eis.",
    en: "Gin, vermouth and bitter liqueur in equal parts, well stirred and with plenty of ice.",
  },
  chefsNote: {
    de: "Ein Negroni wird gerührt, nicht geschüttelt. Dreißig Sekunden sind richtig, wenn das Eis frisch aus dem Gefrierfach kommt. Bewahre offenen Wermut im Kühlschrank auf und verbrauche ihn innerhalb von zwei Monaten.",
    en: "A negroni is stirred, not shaken. Thirty seconds is right when the ice comes fresh from the freezer. Keep opened vermouth in the fridge and use it up within two months.",
  },
  author: "barimhof",
  publishedAt: "2025-12-19T17:00:00Z",
  difficulty: "easy",
  duration: { preparation: 5, baking: 0, resting: 0 },
  servings: { amount: 1, type: "portion" },
  // The orange gives oils and a garnish, not calories; the sum counts what is in the glass.
  nutrition: { kcal: 184, fat: 0, protein: 0, carbohydrate: 12 },
  ingredients: [
    {
      items: [
        { ingredient: "gin", amount: 30, unit: "ml" },
        { ingredient: "red-vermouth", amount: 30, unit: "ml" },
        { ingredient: "red-bitter-liqueur", amount: 30, unit: "ml", addition: { de: "25 % vol", en: "25% ABV" } },
        { ingredient: "orange-bitters", amount: 1, unit: "dash", addition: { de: "nach Belieben", en: "optional" } },
        { ingredient: "ice-cube", amount: 9, addition: { de: "groß und fest gefroren", en: "large and hard-frozen" } },
        { ingredient: "orange", amount: 1, addition: { de: "unbehandelt", en: "unwaxed" } },
      ],
    },
  ],
  utensils: [
    { utensil: "tumbler", amount: 1 },
    { utensil: "mixing-glass", amount: 1 },
    { utensil: "jigger", amount: 1 },
    { utensil: "bar-spoon", amount: 1 },
    { utensil: "fine-sieve", amount: 1 },
    { utensil: "peeler", amount: 1 },
    { utensil: "knife", amount: 1 },
  ],
  steps: [
    {
      heading: { de: "Orange vorbereiten", en: "Prepare the orange" },
      text: {
        de: "Stelle den Tumbler ins Gefrierfach. Schäle mit dem Sparschäler einen Streifen Orangenschale ab, möglichst ohne Weißes. Schneide dann eine Scheibe von der Orange und halbiere sie.",
        en: "Put the tumbler in the freezer. Peel a strip of zest from the orange with a peeler, leaving as much white behind as you can. Then cut a slice from the orange and halve it.",
      },
      ingredients: ["orange"],
      utensils: ["tumbler", "peeler", "knife"],
    },
    {
      heading: { de: "Abmessen", en: "Measure" },
      text: {
        de: "Fülle das Rührglas mit {6 ice-cube|Eiswürfel|Eiswürfeln}. Miss Gin, Wermut und Bitterlikör mit dem Barmaß ab, je {30 ml gin}, und gib sie mit den Orange Bitters auf das Eis.",
        en: "Fill the mixing glass with {6 ice-cube|ice cube|ice cubes}. Measure the gin, vermouth and bitter liqueur with a jigger, {30 ml gin} of each, and pour them over the ice with the orange bitters.",
      },
      ingredients: [
        { ingredient: "ice-cube", amount: 6 },
        "gin",
        "red-vermouth",
        "red-bitter-liqueur",
        "orange-bitters",
      ],
      utensils: ["mixing-glass", "jigger"],
      tip: {
        de: "Nicht nach Augenmaß: Schon {5 ml red-bitter-liqueur} mehr vom Bitterlikör, und man schmeckt die beiden anderen nicht mehr.",
        en: "Do not pour by eye: {5 ml red-bitter-liqueur} too much of the bitter liqueur and you lose the other two.",
      },
    },
    {
      heading: { de: "Rühren", en: "Stir" },
      text: {
        de: "Rühre mit dem Barlöffel ruhig {30 s}, der Löffelrücken bleibt dabei an der Glaswand. Außen soll das Glas beschlagen. Probiere einen Tropfen: Er soll kalt und rund sein, nicht scharf.",
        en: "Stir steadily with a bar spoon for {30 s}, keeping its back against the glass. The outside should mist over. Taste a drop: it should be cold and round, not harsh.",
      },
      ingredients: [],
      utensils: ["mixing-glass", "bar-spoon"],
      video: "clip-negroni",
      tip: {
        de: "Nasses, halb getautes Eis macht den Drink in zehn Sekunden wässrig. Nimm es erst im letzten Moment aus dem Gefrierfach.",
        en: "Wet, half-thawed ice waters the drink down within ten seconds. Take it from the freezer at the last moment.",
      },
    },
    {
      heading: { de: "Abseihen und servieren", en: "Strain and serve" },
      text: {
        de: "Gib 3 frische Eiswürfel in den kalten Tumbler und seihe den Drink darauf ab. Drehe die Orangenschale über dem Glas, bis ihr Öl auf der Oberfläche glänzt, und lass sie hineinfallen. Stecke die halbe Scheibe an den Rand.",
        en: "Put 3 fresh ice cubes in the cold tumbler and strain the drink over them. Twist the zest over the glass until its oil shines on the surface, then drop it in. Put the half slice on the rim.",
      },
      ingredients: [{ ingredient: "ice-cube", amount: 3 }],
      utensils: ["tumbler", "fine-sieve"],
    },
  ],
  category: "cocktails",
  moreCategories: ["aperitif", "drinks-all", "italian"],
  tags: ["lactose-free", "beverages-and-smoothies", "no-cook", "featured-contributor"],
  likedBy: ["team", "kuechenkraut", "kupferkessel", "lindeundlaib", "nordfang"],
};
