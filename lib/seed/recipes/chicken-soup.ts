import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "chicken-soup",
  alt: {
    de: "Ein tiefer Teller klare goldgelbe Hühnersuppe mit Fadennudeln, Karottenscheiben, Lauch, Hähnchenfleisch und Petersilie",
    en: "A soup plate of clear golden chicken soup with vermicelli, sliced carrots, leek, pieces of chicken and parsley",
  },
  slug: { de: "huehnersuppe-mit-nudeln", en: "chicken-noodle-soup" },
  title: { de: "Hühnersuppe mit Nudeln", en: "Chicken noodle soup" },
  summary: {
    de: "Klare Brühe aus einem ganzen Huhn, mit Karotten, Lauch, Sellerie und Fadennudeln.",
    en: "Clear broth made from a whole chicken, with carrots, leek, celeriac and vermicelli.",
  },
  chefsNote: {
    de: "Die Brühe bleibt klar, wenn sie kalt angesetzt wird und nie sprudelt. Mit einem Suppenhuhn schmeckt sie kräftiger; es muss aber mindestens zwei Stunden ziehen. Koche die Nudeln getrennt, sonst saugen sie die Brühe auf.",
    en: "The broth stays clear if you start it cold and never let it bubble. A boiling fowl makes it stronger, but needs at least two hours. Cook the noodles separately, or they will soak up the broth.",
  },
  author: "loeffelweise",
  publishedAt: "2026-01-25T10:00:00Z",
  difficulty: "easy",
  duration: { preparation: 35, baking: 95, resting: 15 },
  servings: { amount: 6, type: "portion" },
  nutrition: { kcal: 350, fat: 10, protein: 35, carbohydrate: 25 },
  ingredients: [
    {
      heading: { de: "Für die Brühe", en: "For the broth" },
      items: [
        {
          ingredient: "whole-chicken",
          amount: 1,
          addition: { de: "etwa {=1.4 kg}, ohne Innereien", en: "about {=1.4 kg}, without giblets" },
        },
        { ingredient: "water", amount: 2.5, unit: "l" },
        { ingredient: "salt" },
        { ingredient: "onion", amount: 1, characteristic: { de: "halbiert, mit Schale", en: "halved, skin left on" } },
        {
          ingredient: "black-pepper",
          amount: 1,
          unit: "tsp",
          addition: { de: "ganze Körner", en: "whole peppercorns" },
        },
      ],
    },
    {
      heading: { de: "Für Brühe und Suppe", en: "For the broth and the soup" },
      items: [
        { ingredient: "carrot", amount: 4 },
        { ingredient: "celeriac", amount: 300, unit: "g" },
        { ingredient: "leek", amount: 1 },
        { ingredient: "parsley", amount: 1, unit: "bunch" },
      ],
    },
    {
      heading: { de: "Für die Suppe", en: "For the soup" },
      items: [
        { ingredient: "vermicelli", amount: 150, unit: "g" },
        { ingredient: "nutmeg", amount: 1, unit: "pinch", characteristic: { de: "gerieben", en: "grated" } },
      ],
    },
  ],
  utensils: [
    { utensil: "pot", amount: 2, size: { de: "groß", en: "large" } },
    { utensil: "slotted-spoon" },
    { utensil: "ladle" },
    { utensil: "thermometer" },
    { utensil: "fine-sieve" },
    { utensil: "saucepan" },
    { utensil: "cutting-board" },
    { utensil: "knife" },
  ],
  steps: [
    {
      heading: { de: "Kalt ansetzen", en: "Start cold" },
      text: {
        de: "Lege das Hähnchen in einen großen Topf, gieße das kalte Wasser darüber und gib {3 tsp salt} Salz dazu. Erhitze es bei mittlerer Hitze etwa {20 min}, bis das Wasser leise siedet. Schöpfe den Schaum mit der Schaumkelle ab.",
        en: "Put the chicken into a large pot, cover with the cold water and add {3 tsp salt} salt. Heat over a medium heat for about {20 min}, until it barely simmers. Skim off the foam with the slotted spoon.",
      },
      ingredients: ["whole-chicken", "water", "salt"],
      utensils: ["pot", "slotted-spoon"],
    },
    {
      heading: { de: "Brühe ziehen lassen", en: "Simmer the broth" },
      text: {
        de: "Schneide {2 carrot|Karotte|Karotten} und {150 g celeriac} Sellerie grob, das Grün vom Lauch ebenso. Gib alles mit der Zwiebel, den Pfefferkörnern und den Stielen der Petersilie dazu und lass die Brühe halb zugedeckt {75 min} ziehen. Das Hähnchen ist gar, wenn die dickste Stelle der Keule {74 °C} hat und sich das Fleisch leicht vom Knochen löst.",
        en: "Roughly chop {2 carrot|carrot|carrots}, {150 g celeriac} of the celeriac and the green part of the leek. Add them with the onion, peppercorns and parsley stalks and simmer gently, half covered, for {75 min}. The chicken is done when the thickest part of the thigh has reached {74 °C} and the meat comes away from the bone easily.",
      },
      ingredients: [
        { ingredient: "carrot", amount: 2 },
        { ingredient: "celeriac", amount: 150 },
        "leek",
        "onion",
        "black-pepper",
        "parsley",
      ],
      utensils: ["pot", "thermometer", "cutting-board", "knife"],
      tip: {
        de: "Nur einzelne Blasen sollen aufsteigen. Sprudelt die Brühe, wird sie trüb und das Fleisch trocken.",
        en: "Only the odd bubble should rise. If the broth boils hard, it turns cloudy and the meat dry.",
      },
    },
    {
      heading: { de: "Fleisch auslösen", en: "Take the meat off the bone" },
      text: {
        de: "Hebe das Hähnchen heraus und lass es {15 min} abkühlen. Gieße die Brühe durch das Sieb in den zweiten Topf und schöpfe das Fett mit der Kelle ab. Entferne Haut und Knochen und zupfe das Fleisch in mundgerechte Stücke.",
        en: "Lift out the chicken and leave it to cool for {15 min}. Strain the broth through the sieve into the second pot and skim off the fat with the ladle. Remove the skin and bones and pull the meat into bite-sized pieces.",
      },
      ingredients: ["whole-chicken"],
      utensils: ["fine-sieve", "pot", "ladle", "cutting-board"],
      tip: {
        de: "Am nächsten Tag ist das Fett in der kalten Brühe fest und lässt sich abheben.",
        en: "By the next day the fat on the cold broth has set and can be lifted off.",
      },
    },
    {
      heading: { de: "Gemüse garen", en: "Cook the vegetables" },
      text: {
        de: "Schneide die übrigen Karotten in dünne Scheiben, den restlichen Sellerie in Würfel von {1 cm} und das Weiße vom Lauch in Ringe. Lass das Gemüse in der Brühe {10 min} leise kochen.",
        en: "Thinly slice the remaining carrots, cut the rest of the celeriac into {1 cm} dice and the white part of the leek into rings. Simmer the vegetables in the broth for {10 min}.",
      },
      ingredients: [{ ingredient: "carrot", amount: 2 }, { ingredient: "celeriac", amount: 150 }, "leek"],
      utensils: ["pot", "cutting-board", "knife"],
    },
    {
      heading: { de: "Nudeln kochen", en: "Cook the noodles" },
      text: {
        de: "Koche die Nudeln in dem kleinen Topf in Salzwasser {4 min} oder so lange, wie auf der Packung steht. Gieße sie durch das Sieb ab.",
        en: "Boil the noodles in salted water in the saucepan for {4 min}, or for as long as the packet says. Drain them in the sieve.",
      },
      ingredients: ["vermicelli", "salt"],
      utensils: ["saucepan", "fine-sieve"],
    },
    {
      heading: { de: "Suppe anrichten", en: "Serve the soup" },
      text: {
        de: "Gib das Fleisch in die Brühe, erhitze es, bis die Suppe dampft, und schmecke mit Muskat und Salz ab. Verteile die Nudeln auf tiefe Teller, schöpfe die Suppe darüber und bestreue sie mit den gehackten Petersilienblättern.",
        en: "Add the meat to the broth, heat until the soup steams and season with the nutmeg and salt. Divide the noodles between soup plates, ladle the soup over them and scatter with the chopped parsley leaves.",
      },
      ingredients: ["whole-chicken", "nutmeg", "salt", "vermicelli", "parsley"],
      utensils: ["pot", "ladle", "cutting-board", "knife"],
    },
  ],
  category: "soups-and-stews",
  moreCategories: ["lunch", "chicken", "german", "kids"],
  tags: ["lactose-free", "comfort-food", "for-children", "make-ahead", "savoury", "winter"],
  likedBy: ["team", "sonntagstisch", "kuechenkraut", "gemuesefach", "kupferkessel"],
};
