import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "scones",
  alt: {
    de: "Vier hohe, goldbraune Scones auf einem weißen Teller, einer davon mit weißer Creme, Erdbeermarmelade und einer halben Erdbeere, daneben eine Tasse Tee",
    en: "Four tall golden scones on a white plate, one topped with cream, strawberry jam and half a strawberry, a cup of tea beside it",
  },
  slug: { de: "scones-mit-erdbeermarmelade", en: "scones-with-strawberry-jam" },
  title: { de: "Scones mit Erdbeermarmelade", en: "Scones with strawberry jam" },
  summary: {
    de: "Kalte Butter, schnelle Hände, heißer Ofen: Mehr steckt nicht hinter acht hohen Scones. Dazu Marmelade und eine Creme, die Clotted Cream würdig vertritt.",
    en: "Cold butter, quick hands, hot oven: there is no more to eight tall scones than that. With jam, and a cream that stands in nicely for clotted.",
  },
  chefsNote: {
    de: "In Devon kommt erst die Creme auf den Scone, in Cornwall erst die Marmelade. Clotted Cream bekommt man hier selten, Mascarpone mit Sahne kommt ihr nahe. Iss Scones am besten am selben Tag.",
    en: "In Devon the cream goes on first, in Cornwall the jam. Where clotted cream is hard to find, mascarpone loosened with cream comes close. Scones are best eaten on the day.",
  },
  author: "ofenwarm",
  publishedAt: "2026-03-28T13:00:00Z",
  difficulty: "medium",
  duration: { preparation: 20, baking: 13, resting: 10 },
  ovenCelsius: 220,
  servings: { amount: 8, type: "piece" },
  nutrition: { kcal: 432, fat: 21, protein: 7, carbohydrate: 53 },
  ingredients: [
    {
      heading: { de: "Für den Teig", en: "For the dough" },
      items: [
        {
          ingredient: "plain-flour",
          amount: 350,
          unit: "g",
          addition: { de: "und etwas zum Arbeiten", en: "plus a little for dusting" },
        },
        { ingredient: "baking-powder", amount: 15, unit: "g" },
        { ingredient: "sugar", amount: 45, unit: "g" },
        { ingredient: "salt", amount: 0.5, unit: "tsp" },
        {
          ingredient: "butter",
          amount: 80,
          unit: "g",
          characteristic: { de: "in kleinen Würfeln", en: "in small dice" },
          addition: { de: "kalt", en: "cold" },
        },
        { ingredient: "egg", amount: 1, addition: { de: "Größe M", en: "medium, US large" } },
        { ingredient: "whole-milk", amount: 150, unit: "ml", addition: { de: "kalt", en: "cold" } },
      ],
    },
    {
      heading: { de: "Dazu", en: "To serve" },
      items: [
        { ingredient: "mascarpone", amount: 150, unit: "g" },
        { ingredient: "whipping-cream", amount: 80, unit: "ml" },
        { ingredient: "strawberry-jam", amount: 160, unit: "g" },
        { ingredient: "strawberry", amount: 8 },
      ],
    },
  ],
  utensils: [
    { utensil: "bowl", amount: 2 },
    { utensil: "whisk" },
    { utensil: "dough-scraper" },
    { utensil: "cookie-cutter", size: { de: "rund, {6 cm}", en: "round, {6 cm}" } },
    { utensil: "baking-sheet" },
    { utensil: "baking-paper" },
    { utensil: "pastry-brush" },
    { utensil: "wire-rack" },
  ],
  steps: [
    {
      heading: { de: "Butter einreiben", en: "Rub in the butter" },
      text: {
        de: "Heize den Ofen auf {220 °C} Ober-/Unterhitze ({fan 200 °C}) vor und lege das Blech mit Backpapier aus. Mische Mehl, Backpulver, Zucker und Salz und reibe die kalte Butter mit den Fingerspitzen hinein, bis alles aussieht wie grobe Brösel.",
        en: "Heat the oven to {220 °C} ({fan 200 °C}) and line the baking sheet with baking paper. Mix the flour, baking powder, sugar and salt, then rub in the cold butter with your fingertips until it looks like coarse crumbs.",
      },
      ingredients: ["plain-flour", "baking-powder", "sugar", "salt", "butter"],
      utensils: ["bowl", "baking-sheet", "baking-paper"],
      tip: {
        de: "Wird die Butter weich, gehen die Scones in die Breite. Dann die Schüssel {10 min} in den Kühlschrank stellen.",
        en: "Soft butter makes scones spread instead of rise. If it happens, put the bowl in the fridge for {10 min}.",
      },
    },
    {
      heading: { de: "Teig zusammenbringen", en: "Bring the dough together" },
      text: {
        de: "Verquirle Ei und Milch und stelle {2 tbsp} davon zum Bestreichen beiseite. Gieße den Rest zu den Bröseln und mische mit der Teigkarte, bis ein weicher, etwas klebriger Teig entsteht. Nicht kneten.",
        en: "Whisk the egg and milk and set {2 tbsp} aside for brushing. Pour the rest over the crumbs and mix with the dough scraper to a soft, slightly sticky dough. Do not knead.",
      },
      ingredients: ["egg", "whole-milk"],
      utensils: ["bowl", "whisk", "dough-scraper"],
    },
    {
      heading: { de: "Ausstechen", en: "Cut out" },
      text: {
        de: "Drücke den Teig auf wenig Mehl flach, falte ihn einmal zusammen und drücke ihn auf {2.5 cm} Höhe. Stich mit einem bemehlten Ring Scones aus, gerade nach unten, und schiebe die Reste einmal locker zusammen, bis es acht sind. Setze sie aufs Blech und bestreiche nur die Oberseite mit der Eiermilch.",
        en: "On a little flour, pat the dough flat, fold it over once and pat it out to {2.5 cm}. Stamp out scones with a floured cutter, straight down, pushing the scraps together once, until you have eight. Set them on the tray and brush only the tops with the egg and milk.",
      },
      ingredients: [],
      utensils: ["cookie-cutter", "pastry-brush", "baking-sheet"],
      tip: {
        de: "Nicht drehen und nichts am Rand herunterlaufen lassen: Beides verklebt die Kante, und der Scone steigt schief.",
        en: "Twist the cutter or let the wash run down the side, and you seal the edge; the scone will rise crooked.",
      },
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Backe die Scones auf der mittleren Schiene {13 min}, bis sie hoch und goldbraun sind. Lass sie auf dem Kuchengitter {10 min} abkühlen.",
        en: "Bake the scones on the middle shelf for {13 min}, until tall and golden. Leave them to cool on a wire rack for {10 min}.",
      },
      ingredients: [],
      utensils: ["baking-sheet", "wire-rack"],
    },
    {
      heading: { de: "Creme rühren und füllen", en: "Make the cream and fill" },
      text: {
        de: "Rühre in der Zwischenzeit den Mascarpone mit der Sahne glatt, nur bis die Creme steht. Brich die Scones auseinander, setze Creme und Marmelade darauf und lege je eine halbierte Erdbeere dazu.",
        en: "Meanwhile, whisk the mascarpone with the cream, just until it holds its shape. Break the scones open, top with cream and jam, and add a halved strawberry to each.",
      },
      ingredients: ["mascarpone", "whipping-cream", "strawberry-jam", "strawberry"],
      utensils: ["bowl", "whisk"],
    },
  ],
  category: "brunch",
  moreCategories: ["british", "baking-all", "easter", "breakfast"],
  tags: ["vegetarian", "baking", "sweet", "spring", "for-children", "featured-contributor"],
  likedBy: ["team", "sonntagstisch", "loeffelweise", "muehlenhof", "lindeundlaib"],
};
