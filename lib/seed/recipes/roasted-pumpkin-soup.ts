import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "roasted-pumpkin-soup",
  alt: {
    de: "Orangefarbene Kürbissuppe in einer weißen Schale, obenauf eine Spirale aus Kokosmilch, Kürbiskerne und Basilikum, daneben ein Löffel",
    en: "Orange pumpkin soup in a white bowl, topped with a spiral of coconut milk, pumpkin seeds and basil, a spoon beside it",
  },
  slug: { de: "ofenkuerbissuppe-mit-kernoel", en: "roasted-pumpkin-soup" },
  title: { de: "Ofenkürbissuppe mit Kernöl", en: "Roasted pumpkin soup" },
  summary: {
    de: "Der Kürbis röstet auf dem Blech, bis die Ränder dunkel werden. Kokosmilch macht die Suppe cremig, ein paar Tropfen Kernöl kommen am Tisch dazu.",
    en: "The pumpkin roasts until its edges darken. Coconut milk makes the soup creamy; a few drops of pumpkin seed oil go on at the table.",
  },
  chefsNote: {
    de: "Im Ofen verdampft Wasser, deshalb schmeckt der geröstete Kürbis kräftiger als gekochter. Die Schale vom Hokkaido bleibt dran, sie wird weich und gibt der Suppe ihre Farbe.",
    en: "The oven drives off water, so roasted pumpkin tastes stronger than boiled. Keep the skin on a Hokkaido (red kuri); it turns soft and gives the soup its colour.",
  },
  author: "gemuesefach",
  publishedAt: "2026-10-09T09:00:00Z",
  difficulty: "easy",
  duration: { preparation: 20, baking: 45, resting: 0 },
  ovenCelsius: 200,
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 479, fat: 31, protein: 9, carbohydrate: 39 },
  ingredients: [
    {
      heading: { de: "Fürs Blech", en: "For the tray" },
      items: [
        {
          ingredient: "hokkaido-pumpkin",
          amount: 1,
          unit: "kg",
          characteristic: { de: "entkernt, in Spalten", en: "deseeded, in wedges" },
          addition: { de: "mit Schale", en: "skin on" },
        },
        { ingredient: "onion", amount: 2, characteristic: { de: "geviertelt", en: "quartered" } },
        { ingredient: "garlic", amount: 3, unit: "clove", addition: { de: "ungeschält", en: "unpeeled" } },
        { ingredient: "olive-oil", amount: 3, unit: "tbsp" },
        { ingredient: "salt" },
        { ingredient: "black-pepper" },
      ],
    },
    {
      heading: { de: "Für den Topf", en: "For the pot" },
      items: [
        { ingredient: "ginger", amount: 20, unit: "g", characteristic: { de: "fein gerieben", en: "finely grated" } },
        { ingredient: "vegetable-broth", amount: 800, unit: "ml" },
        { ingredient: "coconut-milk", amount: 200, unit: "ml" },
        { ingredient: "lemon-juice", amount: 1, unit: "tbsp" },
      ],
    },
    {
      heading: { de: "Zum Anrichten", en: "To serve" },
      items: [
        { ingredient: "pumpkin-seed", amount: 40, unit: "g" },
        { ingredient: "pumpkin-seed-oil", amount: 4, unit: "tsp" },
        { ingredient: "basil", amount: 4, unit: "sprig" },
      ],
    },
  ],
  utensils: [
    { utensil: "baking-sheet" },
    { utensil: "baking-paper" },
    { utensil: "knife" },
    { utensil: "frying-pan", size: { de: "klein", en: "small" } },
    { utensil: "pot", size: { de: "groß", en: "large" } },
    { utensil: "hand-blender" },
  ],
  steps: [
    {
      heading: { de: "Kürbis rösten", en: "Roast the pumpkin" },
      text: {
        de: "Heize den Ofen auf {200 °C} Ober-/Unterhitze ({fan 180 °C}) vor. Mische Kürbisspalten, Zwiebeln und Knoblauch auf dem ausgelegten Blech mit dem Olivenöl, etwas Salz und Pfeffer. Alles nebeneinander verteilen und {35 min} rösten, bis die Kanten dunkelbraun sind und ein Messer ohne Widerstand durch die Schale geht.",
        en: "Heat the oven to {200 °C} ({fan 180 °C}). On a lined tray, toss the pumpkin, onions and garlic with the olive oil, some salt and pepper. Spread everything out in one layer and roast for {35 min}, until the edges are dark brown and a knife slides through the skin.",
      },
      ingredients: ["hokkaido-pumpkin", "onion", "garlic", "olive-oil", "salt", "black-pepper"],
      utensils: ["baking-sheet", "baking-paper", "knife"],
      tip: {
        de: "Liegen die Spalten übereinander, dämpfen sie und bleiben blass. Lieber ein zweites Blech nehmen als stapeln.",
        en: "Wedges piled on top of each other steam and stay pale. A second tray is better than a heap.",
      },
    },
    {
      heading: { de: "Kerne rösten", en: "Toast the seeds" },
      text: {
        de: "Gib die Kürbiskerne ohne Fett in eine kleine Pfanne und röste sie bei mittlerer Hitze {3 min}, bis sie knacken und sich wölben. Sofort aus der Pfanne nehmen, sie dunkeln nach.",
        en: "Toast the pumpkin seeds in a small dry pan over medium heat for {3 min}, until they pop and puff up. Tip them out at once; they keep darkening.",
      },
      ingredients: ["pumpkin-seed"],
      utensils: ["frying-pan"],
    },
    {
      heading: { de: "Aufkochen", en: "Simmer" },
      text: {
        de: "Drücke den Knoblauch aus der Schale in einen großen Topf. Kürbis, Zwiebeln, Ingwer und Brühe dazugeben, aufkochen und zugedeckt {10 min} leise köcheln lassen.",
        en: "Squeeze the garlic out of its skins into a large pot. Add the pumpkin, onions, ginger and stock, bring to the boil, then cover and simmer gently for {10 min}.",
      },
      ingredients: ["hokkaido-pumpkin", "onion", "garlic", "ginger", "vegetable-broth"],
      utensils: ["pot"],
    },
    {
      heading: { de: "Pürieren", en: "Blend" },
      text: {
        de: "Nimm den Topf vom Herd und püriere die Suppe mindestens {2 min}, bis auch die Schale verschwunden ist. Rühre {150 ml coconut-milk} Kokosmilch und den Zitronensaft unter und schmecke mit Salz und Pfeffer ab. Zu dick? Ein Schluck heißes Wasser hilft.",
        en: "Take the pot off the heat and blend for at least {2 min}, until even the skin has vanished. Stir in {150 ml coconut-milk} of the coconut milk and the lemon juice, then season with salt and pepper. Too thick? A splash of hot water helps.",
      },
      ingredients: [{ ingredient: "coconut-milk", amount: 150 }, "lemon-juice", "salt", "black-pepper"],
      utensils: ["hand-blender", "pot"],
    },
    {
      heading: { de: "Anrichten", en: "Serve" },
      text: {
        de: "Verteile die Suppe auf vier Schalen und ziehe mit der restlichen Kokosmilch eine Spirale darauf. Kürbiskerne und Basilikum in die Mitte, das Kernöl tropft jeder am Tisch selbst darüber.",
        en: "Ladle the soup into four bowls and draw a spiral with the remaining coconut milk. Seeds and basil go in the middle; everyone drips on their own pumpkin seed oil at the table.",
      },
      ingredients: [{ ingredient: "coconut-milk", amount: 50 }, "pumpkin-seed", "basil", "pumpkin-seed-oil"],
      utensils: [],
      tip: {
        de: "Kernöl nie mitkochen: Es wird bitter. Kühl und dunkel gelagert hält eine offene Flasche etwa drei Monate.",
        en: "Never cook pumpkin seed oil: it turns bitter. An open bottle keeps for about three months somewhere cool and dark.",
      },
    },
  ],
  category: "soups-and-stews",
  moreCategories: ["lunch", "dinner", "german", "pumpkin", "vegetables"],
  tags: [
    "vegan",
    "vegetarian",
    "gluten-free",
    "lactose-free",
    "healthy",
    "for-children",
    "roasting",
    "creamy",
    "autumn",
    "make-ahead",
    "featured-contributor",
    "autumn-2026",
  ],
  likedBy: ["team", "kuechenkraut", "loeffelweise", "sonntagstisch", "ofenwarm", "kupferkessel"],
};
