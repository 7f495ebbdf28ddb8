import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "stollen",
  alt: {
    de: "Christstollen mit dicker Schicht Puderzucker auf einem Holzbrett, angeschnitten, daneben zwei Scheiben, davor Rosinen und Mandeln, dahinter ein rotes Tuch",
    en: "A stollen under a thick layer of icing sugar on a wooden board, cut, with two slices beside it, raisins and almonds in front and a red cloth behind",
  },
  slug: { de: "christstollen", en: "christmas-stollen" },
  title: { de: "Christstollen", en: "Christmas stollen" },
  summary: {
    de: "Schwerer Hefeteig mit Butter, Rumrosinen, Mandeln und kandierter Schale. Zwei Stollen, die verpackt von Woche zu Woche besser schmecken.",
    en: "A rich yeast dough with butter, rum-soaked raisins, almonds and candied peel. Two loaves that, well wrapped, taste better from week to week.",
  },
  chefsNote: {
    de: "Backe Stollen zwei bis vier Wochen, bevor du ihn anschneidest, damit Butter und Früchte durchziehen. Die heiße Butter nach dem Backen und die dicke Schicht Zucker halten ihn saftig, spare an beidem nicht.",
    en: "Bake stollen two to four weeks before you cut it, so that the butter and fruit can mellow. The hot butter after baking and the thick layer of sugar keep it moist, so do not skimp on either.",
  },
  author: "sonntagstisch",
  publishedAt: "2025-11-20T09:00:00Z",
  difficulty: "hard",
  duration: { preparation: 60, baking: 45, resting: 990 },
  ovenCelsius: 180,
  servings: { amount: 30, type: "piece" },
  nutrition: { kcal: 250, fat: 11, protein: 3.1, carbohydrate: 32 },
  ingredients: [
    {
      heading: { de: "Für die Früchte", en: "For the fruit" },
      items: [
        { ingredient: "raisin", amount: 350, unit: "g" },
        {
          ingredient: "candied-orange-peel",
          amount: 75,
          unit: "g",
          characteristic: { de: "fein gewürfelt", en: "finely diced" },
        },
        {
          ingredient: "candied-lemon-peel",
          amount: 75,
          unit: "g",
          characteristic: { de: "fein gewürfelt", en: "finely diced" },
        },
        { ingredient: "rum", amount: 80, unit: "ml" },
      ],
    },
    {
      heading: { de: "Für den Teig", en: "For the dough" },
      items: [
        { ingredient: "plain-flour", amount: 500, unit: "g" },
        { ingredient: "fresh-yeast", amount: 42, unit: "g" },
        { ingredient: "whole-milk", amount: 130, unit: "ml", addition: { de: "{35 °C}", en: "{35 °C}" } },
        { ingredient: "sugar", amount: 80, unit: "g" },
        { ingredient: "salt", amount: 1, unit: "tsp" },
        { ingredient: "lemon", amount: 1, addition: { de: "unbehandelt", en: "unwaxed" } },
        { ingredient: "vanilla-extract", amount: 1, unit: "tsp" },
        { ingredient: "butter", amount: 225, unit: "g", characteristic: { de: "weich", en: "softened" } },
        {
          ingredient: "almond",
          amount: 100,
          unit: "g",
          characteristic: { de: "blanchiert, gehackt", en: "blanched, chopped" },
        },
      ],
    },
    {
      heading: { de: "Zum Bestreichen", en: "To finish" },
      items: [
        { id: "brushing-butter", ingredient: "butter", amount: 100, unit: "g" },
        { ingredient: "icing-sugar", amount: 150, unit: "g" },
      ],
    },
  ],
  utensils: [
    { utensil: "bowl", amount: 2 },
    { utensil: "stand-mixer", size: { de: "mit Knethaken", en: "with dough hook" } },
    { utensil: "grater" },
    { utensil: "kitchen-towel" },
    { utensil: "rolling-pin" },
    { utensil: "baking-sheet" },
    { utensil: "baking-paper" },
    { utensil: "thermometer" },
    { utensil: "saucepan" },
    { utensil: "pastry-brush" },
    { utensil: "fine-sieve" },
    { utensil: "wire-rack" },
  ],
  steps: [
    {
      heading: { de: "Früchte einweichen", en: "Soak the fruit" },
      text: {
        de: "Mische Rosinen, Orangeat, Zitronat und Rum in einer Schüssel und lass sie abgedeckt {12 h} ziehen, am besten über Nacht. Rühre einmal um.",
        en: "Mix the raisins, candied peels and rum in a bowl and leave them, covered, to soak for {12 h}, ideally overnight. Stir once.",
      },
      ingredients: ["raisin", "candied-orange-peel", "candied-lemon-peel", "rum"],
      utensils: ["bowl"],
      tip: {
        de: "Der Alkohol verfliegt beim Backen nicht ganz. Nimm für Kinder dieselbe Menge Apfel- oder Orangensaft und iss den Stollen dann innerhalb von zwei Wochen.",
        en: "The alcohol does not bake off completely. For children, use the same amount of apple or orange juice instead, and eat the stollen within two weeks.",
      },
    },
    {
      heading: { de: "Vorteig ansetzen", en: "Make a sponge" },
      text: {
        de: "Löse die Hefe in der lauwarmen Milch auf und verrühre sie mit {100 g plain-flour} Mehl. Lass den Vorteig abgedeckt {30 min} gehen, bis er Blasen wirft.",
        en: "Dissolve the yeast in the lukewarm milk and stir in {100 g plain-flour} of flour. Cover and leave for {30 min} until bubbly.",
      },
      ingredients: ["fresh-yeast", "whole-milk", { ingredient: "plain-flour", amount: 100 }],
      utensils: ["bowl", "kitchen-towel"],
    },
    {
      heading: { de: "Teig kneten", en: "Knead the dough" },
      text: {
        de: "Reibe die Schale der Zitrone fein ab. Gib sie mit Vorteig, {400 g plain-flour} Mehl, Zucker, Salz, Vanille und {225 g butter} Butter in die Küchenmaschine und knete {10 min} auf kleiner Stufe zu einem glatten, festen Teig. Decke ihn ab und lass ihn {60 min} gehen; er geht nur wenig auf.",
        en: "Finely grate the zest of the lemon. Put it in the stand mixer with the sponge, {400 g plain-flour} of flour, the sugar, salt, vanilla and {225 g butter} of butter and knead for {10 min} on low to a smooth, firm dough. Cover and let rise for {60 min}; it will rise only a little.",
      },
      ingredients: [{ ingredient: "plain-flour", amount: 400 }, "sugar", "salt", "lemon", "vanilla-extract", "butter"],
      utensils: ["stand-mixer", "grater", "kitchen-towel"],
    },
    {
      heading: { de: "Früchte einarbeiten", en: "Work in the fruit" },
      text: {
        de: "Drücke den Teig flach, verteile Mandeln und eingeweichte Früchte darauf und knete sie von Hand {3 min} unter, nur bis sie gleichmäßig verteilt sind. Lass den Teig noch {30 min} ruhen.",
        en: "Press the dough flat, spread the almonds and soaked fruit over it and knead them in by hand for {3 min}, only until evenly spread. Rest the dough for another {30 min}.",
      },
      ingredients: ["almond"],
      utensils: [],
    },
    {
      heading: { de: "Stollen formen", en: "Shape the loaves" },
      text: {
        de: "Teile den Teig in zwei Stücke und rolle jedes zu einem Oval von {25 cm} Länge und {3 cm} Dicke. Drücke es der Länge nach in der Mitte mit dem Nudelholz ein und schlage eine Hälfte so über die andere, dass unten ein Rand frei bleibt. Setze beide mit Abstand auf das Blech mit Backpapier, pflücke Rosinen ab, die außen liegen, und lass die Stollen abgedeckt {30 min} gehen. Heize inzwischen den Ofen auf {180 °C} Ober-/Unterhitze ({fan 160 °C}) vor.",
        en: "Divide the dough in two and roll each piece to an oval {25 cm} long and {3 cm} thick. Press a groove along the middle with the rolling pin and fold one half over the other so that a rim stays free at the bottom. Set both well apart on the lined baking sheet, pick off raisins that lie on the outside, cover and let rise for {30 min}. Meanwhile, heat the oven to {180 °C} ({fan 160 °C}).",
      },
      ingredients: [],
      utensils: ["rolling-pin", "baking-sheet", "baking-paper", "kitchen-towel"],
      tip: {
        de: "Rosinen, die herausragen, verbrennen im Ofen und schmecken bitter. Schiebe sie von unten in den Teig.",
        en: "Raisins that stick out burn in the oven and taste bitter. Push them into the dough from below.",
      },
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Backe die Stollen auf der zweiten Schiene von unten {45 min}, bis sie goldbraun sind und im Kern {94 °C} haben. Werden sie vorher dunkel, decke sie mit Backpapier ab.",
        en: "Bake the loaves on the second shelf from the bottom for {45 min} until golden and {94 °C} at the core. If they darken too soon, cover them with baking paper.",
      },
      ingredients: [],
      utensils: ["baking-sheet", "thermometer"],
    },
    {
      heading: { de: "Buttern und zuckern", en: "Butter and sugar" },
      text: {
        de: "Zerlasse {100 g butter#2} Butter. Bestreiche die heißen Stollen rundum damit, bis alles aufgenommen ist, und siebe {100 g icing-sugar} Puderzucker darüber. Lass sie auf dem Gitter {2 h} auskühlen und siebe den übrigen Zucker darauf.",
        en: "Melt {100 g butter#2} of butter. Brush it all over the hot loaves until everything is absorbed, and sift over {100 g icing-sugar} of icing sugar. Let them cool on the rack for {2 h} and sift the remaining sugar on top.",
      },
      ingredients: ["brushing-butter", "icing-sugar"],
      utensils: ["saucepan", "pastry-brush", "fine-sieve", "wire-rack"],
    },
  ],
  category: "christmas",
  moreCategories: ["cake", "german", "baking-all", "community"],
  tags: ["vegetarian", "baking", "sweet", "winter", "make-ahead"],
  likedBy: ["team", "ofenwarm", "muehlenhof", "lindeundlaib"],
};
