import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "paella",
  alt: {
    de: "Paellapfanne mit goldgelbem Reis, Garnelen, Miesmuscheln, Erbsen, grünen Bohnen, Paprikastreifen und Zitronenspalten",
    en: "Paella pan of golden rice with prawns, mussels, peas, green beans, strips of red pepper and lemon wedges",
  },
  slug: { de: "paella-mit-gemuese-und-garnelen", en: "paella-with-vegetables-and-prawns" },
  title: { de: "Paella mit Gemüse und Garnelen", en: "Paella with vegetables and prawns" },
  summary: {
    de: "Safran, guter Fond und eine Pfanne, in der nach dem Aufgießen nicht mehr gerührt wird. So bildet sich unten eine Kruste.",
    en: "Saffron, good stock and a pan that is not stirred once the liquid is in. That is how the crust forms at the bottom.",
  },
  chefsNote: {
    de: "Garnelen mit Schale geben dem Öl Geschmack, und das Öl würzt den Reis. Wirf Muscheln weg, die sich vor dem Garen nicht schließen oder danach nicht öffnen. In Valencia sind Erbsen unüblich, an der Küste gehören sie oft dazu.",
    en: "Prawns in their shells flavour the oil, and the oil flavours the rice. Throw out mussels that do not close before cooking or open afterwards. Peas are unusual in Valencia but common along the coast.",
  },
  author: "nordfang",
  publishedAt: "2026-07-17T09:00:00Z",
  isSponsored: true,
  difficulty: "medium",
  duration: { preparation: 40, baking: 20, resting: 5 },
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 595, fat: 20, protein: 27, carbohydrate: 75 },
  ingredients: [
    {
      heading: { de: "Aus dem Meer", en: "From the sea" },
      items: [
        { ingredient: "prawn", amount: 12, addition: { de: "roh, mit Schale", en: "raw, in their shells" } },
        { ingredient: "mussel", amount: 16, characteristic: { de: "geputzt", en: "cleaned" } },
        { ingredient: "fish-stock", amount: 1, unit: "l" },
      ],
    },
    {
      heading: { de: "Reis und Gemüse", en: "Rice and vegetables" },
      items: [
        { ingredient: "saffron", amount: 2, unit: "pinch" },
        { ingredient: "olive-oil", amount: 5, unit: "tbsp" },
        { ingredient: "red-bell-pepper", amount: 1, characteristic: { de: "in Streifen", en: "cut into strips" } },
        {
          ingredient: "green-bean",
          amount: 150,
          unit: "g",
          characteristic: { de: "in Stücken", en: "cut into pieces" },
        },
        { ingredient: "garlic", amount: 3, unit: "clove", characteristic: { de: "gehackt", en: "chopped" } },
        {
          ingredient: "tomato",
          amount: 2,
          characteristic: { de: "gerieben, ohne Haut", en: "grated, skins discarded" },
        },
        {
          ingredient: "paella-rice",
          amount: 320,
          unit: "g",
          addition: { de: "Bomba oder ein anderer Rundkornreis", en: "Bomba or another short-grain rice" },
        },
        {
          ingredient: "green-pea",
          amount: 100,
          unit: "g",
          addition: { de: "frisch oder aufgetaut", en: "fresh or defrosted" },
        },
        { ingredient: "salt" },
      ],
    },
    {
      heading: { de: "Zum Servieren", en: "To serve" },
      items: [
        { ingredient: "lemon", amount: 1, characteristic: { de: "in Spalten", en: "cut into wedges" } },
        { ingredient: "parsley", amount: 0.5, unit: "bunch", characteristic: { de: "abgezupft", en: "leaves picked" } },
      ],
    },
  ],
  utensils: [
    { utensil: "paella-pan", size: { de: "{38 cm}", en: "{38 cm}" } },
    { utensil: "saucepan" },
    { utensil: "ladle" },
    { utensil: "grater" },
    { utensil: "wooden-spoon" },
    { utensil: "tongs" },
    { utensil: "kitchen-towel" },
    { utensil: "cutting-board" },
    { utensil: "knife" },
  ],
  steps: [
    {
      heading: { de: "Fond mit Safran erwärmen", en: "Warm the stock with saffron" },
      text: {
        de: "Zerreibe den Safran zwischen den Fingern und lass ihn im Fond heiß ziehen, während du Gemüse schneidest und die Tomaten reibst. Probiere den Fond: Er sollte deutlich salzig sein, der Reis nimmt viel davon weg.",
        en: "Crumble the saffron between your fingers and let it steep in the hot stock while you cut the vegetables and grate the tomatoes. Taste the stock: it should be clearly salty, because the rice will soak up a lot of that.",
      },
      ingredients: ["saffron", "fish-stock", "salt"],
      utensils: ["saucepan", "grater", "cutting-board", "knife"],
    },
    {
      heading: { de: "Garnelen anbraten", en: "Sear the prawns" },
      text: {
        de: "Erhitze das Öl in der Paellapfanne und brate die Garnelen {1 min} pro Seite, nicht länger. Nimm sie heraus; innen sind sie noch glasig, das ist richtig. Das Öl bleibt in der Pfanne.",
        en: "Heat the oil in the paella pan and sear the prawns for {1 min} on each side, no longer. Take them out; they will still be translucent inside, as they should be. Leave the oil in the pan.",
      },
      ingredients: ["olive-oil", "prawn"],
      utensils: ["paella-pan", "tongs"],
    },
    {
      heading: { de: "Gemüse und Tomate schmoren", en: "Cook the vegetables" },
      text: {
        de: "Brate Paprika und Bohnen im selben Öl {6 min}, bis sie Farbe haben. Rühre den Knoblauch ein, nach {1 min} die Tomate. Koche sie {5 min} dunkel und dick ein, bis das Öl wieder am Rand steht.",
        en: "Fry the pepper and beans in the same oil for {6 min} until they take on colour. Stir in the garlic and, after {1 min}, the tomato. Cook it down for {5 min} until dark and thick and the oil shows at the edge again.",
      },
      ingredients: ["red-bell-pepper", "green-bean", "garlic", "tomato"],
      utensils: ["paella-pan", "wooden-spoon"],
    },
    {
      heading: { de: "Reis verteilen, aufgießen", en: "Spread the rice, add the stock" },
      text: {
        de: "Rühre den Reis {1 min} im Gemüse, bis er glänzt, und verteile ihn gleichmäßig. Gieße den heißen Fond darüber, rüttle einmal an der Pfanne und lass alles {10 min} kräftig kochen. Ab jetzt wird nicht mehr gerührt.",
        en: "Stir the rice through the vegetables for {1 min} until glossy, then spread it out evenly. Pour in the hot stock, shake the pan once and let it boil briskly for {10 min}. From now on, no stirring.",
      },
      ingredients: ["paella-rice", "fish-stock"],
      utensils: ["paella-pan", "ladle"],
      tip: {
        de: "Ist die Pfanne größer als die Herdplatte, drehe sie alle {2 min, no timer} ein Stück, sonst gart nur die Mitte.",
        en: "If the pan is wider than the hob, turn it a little every {2 min, no timer}, or only the middle will cook.",
      },
    },
    {
      heading: { de: "Meeresfrüchte auflegen", en: "Add the seafood" },
      text: {
        de: "Streue die Erbsen darüber und stecke die Muscheln mit der Spitze nach oben in den Reis. Schalte auf kleine Hitze und lass alles {8 min} garen; lege die Garnelen in den letzten {3 min, no timer} obenauf. Öffnen sich die Muscheln nicht, decke die Pfanne kurz mit einem Deckel oder Blech ab.",
        en: "Scatter the peas over and push the mussels into the rice with their tips pointing up. Turn the heat to low and cook for {8 min}, laying the prawns on top for the last {3 min, no timer}. If the mussels are slow to open, cover the pan briefly with a lid or a baking sheet.",
      },
      ingredients: ["green-pea", "mussel", "prawn"],
      utensils: ["paella-pan", "tongs"],
    },
    {
      heading: { de: "Kruste und Ruhe", en: "Crust and rest" },
      text: {
        de: "Drehe die Hitze für {2 min} hoch, bis es leise knistert und nach Röstbrot riecht: Das ist die Kruste, der Socarrat. Vom Herd nehmen und unter einem Tuch {5 min} ruhen lassen. Mit Petersilie und Zitronenspalten in der Pfanne auf den Tisch stellen.",
        en: "Turn up the heat for {2 min} until it crackles softly and smells of toast: that is the crust, the socarrat. Take it off the heat and rest under a cloth for {5 min}. Bring it to the table in the pan, with parsley and lemon wedges.",
      },
      ingredients: ["lemon", "parsley"],
      utensils: ["kitchen-towel"],
      tip: {
        de: "Riecht es nach Rauch statt nach Brot, sofort vom Feuer. Die Kruste verbrennt innerhalb von {30 s, no timer}.",
        en: "If it smells of smoke rather than bread, off the heat at once. The crust burns within {30 s, no timer}.",
      },
    },
  ],
  category: "spanish",
  moreCategories: ["dinner", "rice", "fish", "party", "entrees", "summer"],
  tags: ["brand-content", "lactose-free", "savoury", "summer"],
  likedBy: ["team", "gemuesefach", "barimhof", "sonntagstisch", "kupferkessel"],
};
