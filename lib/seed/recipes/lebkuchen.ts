import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "lebkuchen",
  alt: {
    de: "Runde Lebkuchen mit glänzendem Schokoladenguss und je drei Mandeln, auf einem Teller gestapelt, drumherum Tannenzweige, Zimtstangen und Sternanis",
    en: "Round gingerbreads with shiny chocolate icing and three almonds each, stacked on a plate, surrounded by fir twigs, cinnamon sticks and star anise",
  },
  slug: { de: "elisenlebkuchen", en: "elisen-gingerbread" },
  title: { de: "Elisenlebkuchen", en: "Elisen gingerbread" },
  summary: {
    de: "Lebkuchen ohne Mehl, wie in Nürnberg auf Oblaten gebacken: mit Mandeln, Walnüssen, Orangeat und Honig, außen Schokolade.",
    en: "Gingerbread without flour, baked on wafers as in Nuremberg: with almonds, walnuts, candied orange and honey, coated in chocolate.",
  },
  chefsNote: {
    de: "Hacke Orangeat und Zitronat so fein, dass man keine Stücke mehr spürt. Der Teig kommt ohne Mehl aus, die Oblaten enthalten aber meist Weizen. Nach einer Woche in der Dose sind sie weich und die Gewürze durchgezogen.",
    en: "Chop the candied peel so finely that you no longer notice any pieces. There is no flour in the mixture, but the wafers usually contain wheat. After a week in the tin the gingerbreads are soft and the spices have come through.",
  },
  author: "ofenwarm",
  publishedAt: "2025-11-21T08:00:00Z",
  difficulty: "medium",
  duration: { preparation: 50, baking: 40, resting: 180 },
  ovenCelsius: 160,
  servings: { amount: 24, type: "piece" },
  nutrition: { kcal: 271, fat: 17, protein: 7, carbohydrate: 21 },
  ingredients: [
    {
      heading: { de: "Für den Teig", en: "For the mixture" },
      items: [
        {
          ingredient: "candied-orange-peel",
          amount: 80,
          unit: "g",
          characteristic: { de: "sehr fein gehackt", en: "very finely chopped" },
        },
        {
          ingredient: "candied-lemon-peel",
          amount: 80,
          unit: "g",
          characteristic: { de: "sehr fein gehackt", en: "very finely chopped" },
        },
        { ingredient: "walnut", amount: 100, unit: "g", characteristic: { de: "fein gehackt", en: "finely chopped" } },
        {
          ingredient: "ground-almond",
          amount: 400,
          unit: "g",
          characteristic: { de: "mit Haut", en: "unblanched" },
        },
        { ingredient: "gingerbread-spice", amount: 2, unit: "tbsp" },
        { ingredient: "baking-powder", amount: 1, unit: "tsp" },
        { ingredient: "egg", amount: 4, addition: { de: "Größe M", en: "medium, US large" } },
        { ingredient: "brown-sugar", amount: 150, unit: "g" },
        { ingredient: "honey", amount: 80, unit: "g" },
        { ingredient: "salt", amount: 1, unit: "pinch" },
        {
          ingredient: "baking-wafer",
          amount: 24,
          addition: { de: "Durchmesser {7 cm}", en: "{7 cm} across" },
        },
      ],
    },
    {
      heading: { de: "Zum Überziehen", en: "To coat" },
      items: [
        { ingredient: "dark-chocolate", amount: 200, unit: "g", characteristic: { de: "gehackt", en: "chopped" } },
        { ingredient: "almond", amount: 72, characteristic: { de: "blanchiert", en: "blanched" } },
      ],
    },
  ],
  utensils: [
    { utensil: "bowl", amount: 3 },
    { utensil: "hand-mixer" },
    { utensil: "silicone-spatula" },
    { utensil: "palette-knife" },
    { utensil: "baking-sheet", amount: 2 },
    { utensil: "baking-paper" },
    { utensil: "wire-rack" },
    { utensil: "saucepan" },
    { utensil: "pastry-brush" },
  ],
  steps: [
    {
      heading: { de: "Trockene Zutaten mischen", en: "Mix the dry ingredients" },
      text: {
        de: "Mische Orangeat, Zitronat, Walnüsse, gemahlene Mandeln, Lebkuchengewürz und Backpulver in einer großen Schüssel. Zerdrücke dabei die Klümpchen vom Orangeat und Zitronat mit den Fingern.",
        en: "Mix the candied peels, walnuts, ground almonds, gingerbread spice and baking powder in a large bowl. Break up any clumps of peel with your fingers as you go.",
      },
      ingredients: [
        "candied-orange-peel",
        "candied-lemon-peel",
        "walnut",
        "ground-almond",
        "gingerbread-spice",
        "baking-powder",
      ],
      utensils: ["bowl"],
      tip: {
        de: "Hacke Orangeat und Zitronat mit einem Löffel von den gemahlenen Mandeln, dann klebt nichts am Messer.",
        en: "Chop the candied peel together with a spoonful of the ground almonds and it will not stick to the knife.",
      },
    },
    {
      heading: { de: "Eier schaumig schlagen", en: "Whisk the eggs" },
      text: {
        de: "Schlage Eier, Zucker, Honig und Salz {6 min}, bis die Masse hell und dickschaumig ist. Hebe die Nussmischung mit dem Teigschaber unter und lass den Teig abgedeckt {60 min} quellen. Er ist dann weich, läuft aber nicht mehr.",
        en: "Whisk the eggs, sugar, honey and salt for {6 min} until pale, thick and foamy. Fold in the nut mixture with the spatula, cover and leave for {60 min} to thicken. It should then be soft but no longer run.",
      },
      ingredients: ["egg", "brown-sugar", "honey", "salt"],
      utensils: ["bowl", "hand-mixer", "silicone-spatula"],
    },
    {
      heading: { de: "Auf Oblaten streichen", en: "Spread on the wafers" },
      text: {
        de: "Heize den Ofen auf {160 °C} Ober-/Unterhitze ({fan 140 °C}) vor und lege zwei Bleche mit Backpapier aus. Setze auf jede Oblate einen gehäuften Esslöffel Teig, etwa {=45 g}, und streiche ihn mit der nassen Palette bis zum Rand glatt, in der Mitte etwas höher.",
        en: "Heat the oven to {160 °C} ({fan 140 °C}) and line two baking sheets with baking paper. Put a heaped tablespoon of the mixture, about {=45 g}, on each wafer and smooth it to the edge with a wet palette knife, a little higher in the middle.",
      },
      ingredients: ["baking-wafer"],
      utensils: ["palette-knife", "baking-sheet", "baking-paper"],
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Backe ein Blech nach dem anderen auf der mittleren Schiene, jeweils {20 min}. Die Lebkuchen sollen außen trocken sein und in der Mitte auf Druck noch nachgeben. Lass sie auf dem Gitter {60 min} ganz auskühlen.",
        en: "Bake one sheet after the other on the middle shelf for {20 min} each. The gingerbreads should be dry outside and still give in the middle when pressed. Let them cool completely on the rack for {60 min}.",
      },
      ingredients: [],
      utensils: ["baking-sheet", "wire-rack"],
      tip: {
        de: "Werden sie dunkelbraun, sind sie nach dem Abkühlen hart. Ein Stück Apfel in der Dose macht sie in einigen Tagen wieder weich; tausche es jeden zweiten Tag aus.",
        en: "If they turn dark brown, they will be hard once cold. A piece of apple in the tin softens them again within a few days; change it every other day.",
      },
    },
    {
      heading: { de: "Mit Schokolade überziehen", en: "Coat with chocolate" },
      text: {
        de: "Schmilz zwei Drittel der Schokolade in einer Schüssel über knapp siedendem Wasser, nimm sie herunter und rühre den Rest hinein, bis er geschmolzen ist. Bestreiche die Lebkuchen damit und lege auf jeden drei Mandeln, solange der Guss weich ist. Lass ihn an einem kühlen Platz {60 min} fest werden.",
        en: "Melt two thirds of the chocolate in a bowl over barely simmering water, take it off and stir in the rest until melted. Brush it over the gingerbreads and put three almonds on each while the coating is soft. Leave it for {60 min} in a cool place to set.",
      },
      ingredients: ["dark-chocolate", "almond"],
      utensils: ["saucepan", "bowl", "pastry-brush"],
    },
  ],
  category: "cookies",
  moreCategories: ["christmas", "german", "baking-all"],
  tags: ["vegetarian", "baking", "sweet", "winter", "make-ahead"],
  likedBy: ["team", "sonntagstisch", "loeffelweise", "muehlenhof"],
};
