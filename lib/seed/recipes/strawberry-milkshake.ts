import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "strawberry-milkshake",
  alt: {
    de: "Rosa Erdbeer-Milchshake im Glas mit Sahnehaube, ganzer Erdbeere, roten Erdbeerkrümeln und gestreiftem Trinkhalm",
    en: "Pink strawberry milkshake in a glass with whipped cream, a whole strawberry, red strawberry crumbs and a striped straw",
  },
  slug: { de: "erdbeer-milchshake", en: "strawberry-milkshake" },
  title: { de: "Erdbeer-Milchshake", en: "Strawberry milkshake" },
  summary: {
    de: "Unten rotes Püree, darüber rosa Shake, ganz oben Sahne. Dazu gehört ein breiter Trinkhalm.",
    en: "Red purée below, pink shake above, cream on top. It calls for a wide straw.",
  },
  chefsNote: {
    de: "Für den Shake eignen sich auch weiche und zerdrückte Erdbeeren. Reste frierst du in kleinen Formen ein, dann hast du Eis am Stiel.",
    en: "Soft or squashed strawberries are fine for the shake. Freeze leftovers in small moulds to make ice lollies.",
  },
  author: "loeffelweise",
  publishedAt: "2026-06-13T13:00:00Z",
  difficulty: "easy",
  duration: { preparation: 15, baking: 0, resting: 10 },
  servings: { amount: 2, type: "portion" },
  nutrition: { kcal: 493, fat: 29, protein: 9.9, carbohydrate: 47 },
  ingredients: [
    {
      heading: { de: "Shake", en: "Shake" },
      items: [
        { ingredient: "strawberry", amount: 320, unit: "g" },
        { ingredient: "sugar", amount: 1, unit: "tbsp" },
        { ingredient: "lemon-juice", amount: 1, unit: "tsp" },
        { ingredient: "whole-milk", amount: 250, unit: "ml", addition: { de: "eiskalt", en: "ice-cold" } },
        { ingredient: "vanilla-ice-cream", amount: 200, unit: "g" },
      ],
    },
    {
      heading: { de: "Haube", en: "Topping" },
      items: [
        { ingredient: "whipping-cream", amount: 80, unit: "ml", addition: { de: "kalt", en: "cold" } },
        {
          ingredient: "freeze-dried-strawberry",
          amount: 1,
          unit: "tsp",
          characteristic: { de: "zerbröselt", en: "crumbled" },
        },
      ],
    },
  ],
  utensils: [
    { utensil: "blender", amount: 1 },
    { utensil: "knife", amount: 1 },
    { utensil: "bowl", amount: 2 },
    { utensil: "whisk", amount: 1 },
    { utensil: "long-drink-glass", amount: 2 },
  ],
  steps: [
    {
      heading: { de: "Erdbeeren ziehen lassen", en: "Macerate the strawberries" },
      text: {
        de: "Stelle zwei Gläser ins Gefrierfach. Wasche die Erdbeeren, lege zwei schöne beiseite, zupfe von den übrigen das Grün ab und viertle sie. Mische sie mit Zucker und Zitronensaft und lass sie {10 min} stehen, bis sie Saft ziehen.",
        en: "Put two glasses in the freezer. Wash the strawberries, set two pretty ones aside, then hull and quarter the rest. Toss them with the sugar and lemon juice and leave for {10 min}, until the juice runs.",
      },
      ingredients: ["strawberry", "sugar", "lemon-juice"],
      utensils: ["knife", "bowl", "long-drink-glass"],
    },
    {
      heading: { de: "Püree in die Gläser", en: "Purée in the glasses" },
      text: {
        de: "Püriere die Erdbeeren mit ihrem Saft im Standmixer. Gib in jedes Glas {=2 tbsp} davon und schwenke es, damit das Püree am Rand hochläuft. Der Rest bleibt im Mixer.",
        en: "Blend the strawberries with their juice. Put {=2 tbsp} of the purée in each glass and swirl so that it runs up the sides. Leave the rest in the blender.",
      },
      ingredients: [],
      utensils: ["blender", "long-drink-glass"],
    },
    {
      heading: { de: "Mixen", en: "Blend" },
      text: {
        de: "Gib Milch und Vanilleeis zum Püree. Mixe alles etwa {20 s}, gerade bis keine Eisstücke mehr zu sehen sind.",
        en: "Add the milk and ice cream to the purée. Blend for about {20 s}, just until there are no lumps of ice cream left.",
      },
      ingredients: ["whole-milk", "vanilla-ice-cream"],
      utensils: ["blender"],
      tip: {
        de: "Zu langes Mixen wärmt den Shake, und er wird dünn. Lieber ein paar kleine Eisstücke übrig lassen.",
        en: "Blending too long warms the shake and thins it out. Better to leave a few small lumps.",
      },
    },
    {
      heading: { de: "Haube aufsetzen", en: "Top and serve" },
      text: {
        de: "Schlage die Sahne mit dem Schneebesen steif. Gieße den Shake langsam auf das Püree, setze die Sahne darauf und streue die Erdbeerkrümel darüber. Zum Schluss kommen die ganzen Erdbeeren obenauf und ein breiter Trinkhalm hinein.",
        en: "Whisk the cream until stiff. Pour the shake slowly over the purée, spoon on the cream and sprinkle with the strawberry crumbs. Finish with the whole strawberries and a wide straw.",
      },
      ingredients: ["whipping-cream", "freeze-dried-strawberry"],
      utensils: ["bowl", "whisk", "long-drink-glass"],
    },
  ],
  category: "shakes",
  moreCategories: ["drinks-all", "kids", "summer", "community"],
  tags: [
    "vegetarian",
    "gluten-free",
    "beverages-and-smoothies",
    "alcohol-free",
    "for-children",
    "no-cook",
    "sweet",
    "creamy",
    "summer",
  ],
  likedBy: ["sonntagstisch", "lindeundlaib", "gemuesefach", "kuechenkraut"],
};
