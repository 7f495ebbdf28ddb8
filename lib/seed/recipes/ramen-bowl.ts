import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "ramen-bowl",
  alt: {
    de: "Dunkle Schale mit Miso-Brühe, einem Nest aus Ramen-Nudeln, zwei Eihälften, Mais, Champignons, Frühlingszwiebeln und zwei Nori-Blättern",
    en: "Dark bowl of miso broth with a nest of ramen noodles, two egg halves, sweetcorn, mushrooms, spring onions and two sheets of nori",
  },
  slug: { de: "schnelle-miso-ramen-mit-ei", en: "quick-miso-ramen-with-egg" },
  title: { de: "Schnelle Miso-Ramen mit Ei", en: "Quick miso ramen with egg" },
  summary: {
    de: "Eine würzige Brühe aus Miso, Ingwer und geröstetem Sesamöl, in 25 Minuten fertig. Das Ei bleibt in der Mitte weich.",
    en: "A savoury broth of miso, ginger and toasted sesame oil, ready in 25 minutes. The egg stays soft in the middle.",
  },
  chefsNote: {
    de: "Helles Miso ist mild, deshalb kannst du mehr davon nehmen, ohne dass die Brühe zu salzig wird. Viele Misopasten enthalten Dashi aus Fisch; für die vegetarische Suppe lies die Zutatenliste. Den Belag kannst du austauschen.",
    en: "White miso is mild, so you can use more of it before the broth gets too salty. Many miso pastes contain dashi made from fish; for a vegetarian soup, read the label. Swap the toppings as you like.",
  },
  author: "team",
  publishedAt: "2025-11-27T16:00:00Z",
  difficulty: "medium",
  duration: { preparation: 20, baking: 5, resting: 0 },
  servings: { amount: 2, type: "portion" },
  nutrition: { kcal: 711, fat: 23, protein: 30, carbohydrate: 95 },
  ingredients: [
    {
      heading: { de: "Für die Brühe", en: "For the broth" },
      items: [
        { ingredient: "sesame-oil", amount: 1.5, unit: "tbsp" },
        {
          ingredient: "garlic",
          amount: 2,
          unit: "clove",
          characteristic: { de: "fein gehackt", en: "finely chopped" },
        },
        { ingredient: "ginger", amount: 20, unit: "g", characteristic: { de: "fein gerieben", en: "finely grated" } },
        {
          ingredient: "vegetable-broth",
          amount: 1,
          unit: "l",
          addition: { de: "schwach gesalzen", en: "lightly salted" },
        },
        {
          ingredient: "miso-paste",
          amount: 3,
          unit: "tbsp",
          addition: { de: "hell, ohne Dashi", en: "white, without dashi" },
        },
        { ingredient: "soy-sauce", amount: 1, unit: "tbsp" },
      ],
    },
    {
      heading: { de: "Für die Schalen", en: "For the bowls" },
      items: [
        {
          ingredient: "egg",
          amount: 2,
          addition: { de: "zimmerwarm, Größe M", en: "medium, US large, at room temperature" },
        },
        { ingredient: "mushroom", amount: 150, unit: "g", characteristic: { de: "in Scheiben", en: "sliced" } },
        { ingredient: "ramen-noodles", amount: 200, unit: "g", addition: { de: "getrocknet", en: "dried" } },
        { ingredient: "sweetcorn", amount: 100, unit: "g", addition: { de: "aus dem Glas", en: "from a jar" } },
        { ingredient: "spring-onion", amount: 2, characteristic: { de: "in feinen Ringen", en: "thinly sliced" } },
        { ingredient: "chili-pepper", amount: 1, characteristic: { de: "in feinen Ringen", en: "thinly sliced" } },
        { ingredient: "sesame-seeds", amount: 2, unit: "tsp" },
        { ingredient: "nori-sheet", amount: 2, characteristic: { de: "halbiert", en: "halved" } },
      ],
    },
  ],
  utensils: [
    { utensil: "pot", amount: 2 },
    { utensil: "frying-pan" },
    { utensil: "bowl", amount: 2 },
    { utensil: "whisk" },
    { utensil: "colander" },
    { utensil: "knife" },
  ],
  steps: [
    {
      heading: { de: "Eier kochen", en: "Boil the eggs" },
      text: {
        de: "Bringe in einem Topf Wasser zum Kochen, lege die Eier mit einem Löffel hinein und koche sie genau {7 min}. Sofort in kaltes Wasser legen, dann pellen. Das heiße Kochwasser brauchst du gleich noch für die Nudeln.",
        en: "Bring a pot of water to the boil, lower in the eggs with a spoon and cook for exactly {7 min}. Move them straight into cold water, then peel. Keep the hot water for the noodles.",
      },
      ingredients: ["egg"],
      utensils: ["pot"],
      tip: {
        de: "Eier aus dem Kühlschrank brauchen {30 s, no timer} länger. Eine Minute zu viel, und das Weiche ist weg. Für Schwangere, kleine Kinder, ältere Menschen und bei schwachem Immunsystem kochst du sie {10 min}, bis auch der Dotter fest ist.",
        en: "Eggs from the fridge need {30 s, no timer} more. One minute too long and the soft centre is gone. For pregnant women, small children, older people and anyone with a weakened immune system, boil them for {10 min}, until the yolk is firm, too.",
      },
    },
    {
      heading: { de: "Champignons braten", en: "Fry the mushrooms" },
      text: {
        de: "Erhitze {½ tbsp sesame-oil} Sesamöl in einer Pfanne und lege die Champignons nebeneinander hinein. Brate sie bei starker Hitze {5 min}, ohne viel zu rühren, bis sie braun sind.",
        en: "Heat {½ tbsp sesame-oil} of the sesame oil in a frying pan and lay in the mushrooms side by side. Fry over high heat for {5 min}, without stirring much, until brown.",
      },
      ingredients: [{ ingredient: "sesame-oil", amount: 0.5 }, "mushroom"],
      utensils: ["frying-pan"],
    },
    {
      heading: { de: "Brühe ansetzen", en: "Start the broth" },
      text: {
        de: "Erwärme das restliche Sesamöl im zweiten Topf und lass Knoblauch und Ingwer darin {1 min} duften. Gieße die Brühe an und lass sie {5 min} leise köcheln.",
        en: "Warm the remaining sesame oil in the second pot and let the garlic and ginger cook in it for {1 min}. Pour in the stock and simmer gently for {5 min}.",
      },
      ingredients: [{ ingredient: "sesame-oil", amount: 1 }, "garlic", "ginger", "vegetable-broth"],
      utensils: ["pot"],
    },
    {
      heading: { de: "Nudeln kochen", en: "Cook the noodles" },
      text: {
        de: "Koche die Nudeln im Eierwasser etwa {4 min} oder nach Packung, eher eine halbe Minute kürzer. Abgießen, heiß abspülen und auf zwei Schalen verteilen.",
        en: "Cook the noodles in the egg water for about {4 min} or as the packet says, if anything half a minute less. Drain, rinse with hot water and divide between two bowls.",
      },
      ingredients: ["ramen-noodles"],
      utensils: ["pot", "colander", "bowl"],
    },
    {
      heading: { de: "Miso einrühren", en: "Whisk in the miso" },
      text: {
        de: "Ziehe die Brühe vom Herd. Verrühre die Misopaste in einer Kelle Brühe mit dem Schneebesen glatt und gib sie mit der Sojasauce zurück in den Topf. Probiere, bevor du irgendetwas nachsalzt.",
        en: "Take the broth off the heat. Whisk the miso with a ladleful of broth until smooth, then return it to the pot with the soy sauce. Taste before you even think of salt.",
      },
      ingredients: ["miso-paste", "soy-sauce"],
      utensils: ["whisk", "pot"],
      tip: {
        de: "Miso darf nicht mehr kochen, sonst verfliegt das Aroma und die Brühe wird flockig.",
        en: "Do not let miso boil: the aroma goes and the broth turns grainy.",
      },
    },
    {
      heading: { de: "Anrichten", en: "Assemble" },
      text: {
        de: "Gieße die Brühe über die Nudeln. Halbiere die Eier und lege sie mit Champignons und Mais darauf. Mit Frühlingszwiebeln, Chili und Sesam bestreuen, die Nori-Blätter an den Rand stecken und gleich essen, bevor sie weich werden.",
        en: "Pour the broth over the noodles. Halve the eggs and arrange them on top with the mushrooms and sweetcorn. Scatter with spring onions, chilli and sesame, tuck the nori in at the edge and eat at once, before it softens.",
      },
      ingredients: ["egg", "mushroom", "sweetcorn", "spring-onion", "chili-pepper", "sesame-seeds", "nori-sheet"],
      utensils: ["knife", "bowl"],
    },
  ],
  category: "japanese",
  moreCategories: ["dinner", "asian", "egg", "soups-and-stews"],
  tags: ["vegetarian", "lactose-free", "spicy", "savoury", "comfort-food", "winter"],
  likedBy: ["kuechenkraut", "loeffelweise", "gemuesefach", "barimhof", "nordfang", "kupferkessel", "ofenwarm"],
};
