import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "shakshuka",
  alt: {
    de: "Schwarze Pfanne mit dicker Tomaten-Paprika-Sauce, darin fünf gestockte Eier, zerbröckelter Feta und Petersilie",
    en: "Black pan of thick tomato and pepper sauce with five set eggs, crumbled feta and parsley",
  },
  slug: { de: "shakshuka-mit-feta", en: "shakshuka-with-feta" },
  title: { de: "Shakshuka mit Feta", en: "Shakshuka with feta" },
  summary: {
    de: "Eier, die in Tomaten und Paprika stocken, mit Feta obendrauf. Die Pfanne kommt direkt auf den Tisch, dazu gibt es Brot.",
    en: "Eggs set in tomatoes and peppers, with feta on top. The pan goes straight to the table, with bread on the side.",
  },
  chefsNote: {
    de: "Lass die Sauce einkochen, bis eine Löffelspur stehen bleibt, dann sinken die Eier nicht ein. Nimm eine beschichtete oder emaillierte Pfanne: Tomaten greifen rohes Eisen an.",
    en: "Cook the sauce down until a trail drawn with the spoon stays open, and the eggs will not sink. Use a coated or enamelled pan: tomatoes attack bare iron.",
  },
  author: "team",
  publishedAt: "2026-04-11T07:30:00Z",
  difficulty: "easy",
  duration: { preparation: 20, baking: 22, resting: 0 },
  servings: { amount: 2, type: "portion" },
  nutrition: { kcal: 623, fat: 41, protein: 33, carbohydrate: 30 },
  ingredients: [
    {
      heading: { de: "Für die Sauce", en: "For the sauce" },
      items: [
        { ingredient: "olive-oil", amount: 2, unit: "tbsp" },
        { ingredient: "onion", amount: 1, characteristic: { de: "fein gewürfelt", en: "finely diced" } },
        { ingredient: "red-bell-pepper", amount: 2, characteristic: { de: "in Streifen", en: "in strips" } },
        { ingredient: "garlic", amount: 3, unit: "clove", characteristic: { de: "in Scheiben", en: "sliced" } },
        { ingredient: "cumin", amount: 1, unit: "tsp" },
        { ingredient: "paprika-powder", amount: 2, unit: "tsp" },
        { ingredient: "chili-flakes", amount: 0.5, unit: "tsp" },
        { ingredient: "chopped-tomatoes", amount: 400, unit: "g" },
        { ingredient: "cherry-tomato", amount: 250, unit: "g", characteristic: { de: "halbiert", en: "halved" } },
        { ingredient: "salt" },
        { ingredient: "black-pepper" },
      ],
    },
    {
      heading: { de: "Obendrauf", en: "On top" },
      items: [
        { ingredient: "egg", amount: 5, addition: { de: "Größe M", en: "medium, US large" } },
        {
          ingredient: "feta",
          amount: 100,
          unit: "g",
          characteristic: { de: "zerbröckelt", en: "crumbled" },
          addition: { de: "mit mikrobiellem Lab", en: "made with microbial rennet" },
        },
        {
          ingredient: "parsley",
          amount: 0.5,
          unit: "bunch",
          characteristic: { de: "grob gezupft", en: "roughly torn" },
        },
      ],
    },
  ],
  utensils: [
    { utensil: "cutting-board" },
    { utensil: "knife" },
    { utensil: "frying-pan", size: { de: "{26 cm}, tief", en: "{26 cm}, deep" } },
    { utensil: "lid" },
    { utensil: "wooden-spoon" },
  ],
  steps: [
    {
      heading: { de: "Gemüse weich braten", en: "Soften the vegetables" },
      text: {
        de: "Erhitze das Öl in einer tiefen Pfanne. Brate Zwiebel und Paprika mit einer Prise Salz bei mittlerer Hitze {8 min}, bis beides weich ist und an den Rändern Farbe bekommt.",
        en: "Heat the oil in a deep frying pan. Cook the onion and peppers with a pinch of salt over medium heat for {8 min}, until soft and taking colour at the edges.",
      },
      ingredients: ["olive-oil", "onion", "red-bell-pepper", "salt"],
      utensils: ["cutting-board", "knife", "frying-pan", "wooden-spoon"],
    },
    {
      heading: { de: "Gewürze anrösten", en: "Toast the spices" },
      text: {
        de: "Gib Knoblauch, Kreuzkümmel, Paprikapulver und Chiliflocken dazu. Rühre alles {1 min} durch, bis es duftet und das Öl sich rot färbt.",
        en: "Add the garlic, cumin, paprika and chilli flakes. Stir for {1 min}, until fragrant and the oil turns red.",
      },
      ingredients: ["garlic", "cumin", "paprika-powder", "chili-flakes"],
      utensils: ["frying-pan", "wooden-spoon"],
      tip: {
        de: "Paprikapulver verbrennt schnell. Die Tomaten sollten schon offen danebenstehen.",
        en: "Paprika burns quickly. Have the tomatoes open and within reach.",
      },
    },
    {
      heading: { de: "Einkochen", en: "Cook down" },
      text: {
        de: "Rühre die stückigen Tomaten und die Kirschtomaten unter und lass die Sauce offen {15 min} köcheln. Sie ist fertig, wenn eine Löffelspur nicht mehr zuläuft. Mit Salz und Pfeffer kräftig abschmecken.",
        en: "Stir in the chopped tomatoes and the cherry tomatoes and simmer uncovered for {15 min}. The sauce is ready when a trail drawn with the spoon no longer closes. Season well with salt and pepper.",
      },
      ingredients: ["chopped-tomatoes", "cherry-tomato", "salt", "black-pepper"],
      utensils: ["frying-pan", "wooden-spoon"],
    },
    {
      heading: { de: "Eier stocken lassen", en: "Set the eggs" },
      text: {
        de: "Drücke mit dem Löffelrücken fünf Mulden in die Sauce und schlage je ein Ei hinein. Deckel auflegen und bei kleiner Hitze {7 min} stocken lassen. Das Weiß soll fest sein, der Dotter noch zittern.",
        en: "Press five hollows into the sauce with the back of the spoon and crack an egg into each. Cover and cook over low heat for {7 min}. The whites should be set, the yolks still trembling.",
      },
      ingredients: ["egg"],
      utensils: ["frying-pan", "lid", "wooden-spoon"],
      tip: {
        de: "Prüfe die Eier nach {5 min}: Unter dem Deckel garen die Eier von oben weiter, und vom Herd genommen ebenfalls. Für Schwangere, kleine Kinder, ältere Menschen und bei schwachem Immunsystem lässt du sie garen, bis auch der Dotter fest ist.",
        en: "Check after {5 min}: under the lid the eggs cook from above as well, and they carry on once off the heat. For pregnant women, small children, older people and anyone with a weakened immune system, cook them until the yolk is firm, too.",
      },
    },
    {
      heading: { de: "Auf den Tisch", en: "To the table" },
      text: {
        de: "Streue Feta und Petersilie darüber und stelle die Pfanne auf ein Brett mitten auf den Tisch. Dazu Fladenbrot oder alles, was Sauce aufnimmt.",
        en: "Scatter with the feta and parsley and set the pan on a board in the middle of the table. Serve with flatbread, or anything that soaks up sauce.",
      },
      ingredients: ["feta", "parsley"],
      utensils: [],
    },
  ],
  category: "breakfast",
  moreCategories: ["brunch", "egg", "international"],
  tags: ["vegetarian", "gluten-free", "healthy", "one-pot", "spicy", "savoury"],
  likedBy: ["kuechenkraut", "loeffelweise", "sonntagstisch", "gemuesefach", "lindeundlaib", "barimhof"],
};
