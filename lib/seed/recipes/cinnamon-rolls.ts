import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "cinnamon-rolls",
  alt: {
    de: "Goldbraune Zimtschnecken mit dunkler Zimtspirale und weißem Guss, in drei Reihen in einer weißen Auflaufform",
    en: "Golden cinnamon rolls with a dark swirl of cinnamon and white icing, in three rows in a white baking dish",
  },
  slug: { de: "zimtschnecken", en: "cinnamon-rolls" },
  title: { de: "Zimtschnecken", en: "Cinnamon rolls" },
  summary: {
    de: "Weicher Hefeteig, viel Zimtbutter und ein Guss aus Frischkäse, der auf den warmen Schnecken ein wenig zerläuft.",
    en: "Soft yeast dough, plenty of cinnamon butter and a cream cheese icing that melts a little on the warm rolls.",
  },
  chefsNote: {
    de: "Der Teig ist anfangs weich und klebt; knete ihn trotzdem ohne zusätzliches Mehl, bis er sich vom Rand der Schüssel löst. Eng aneinander in der Form bleiben die Schnecken an den Seiten weich.",
    en: "The dough is soft and sticky at first; knead it without extra flour all the same, until it comes away from the sides of the bowl. Close together in the dish, the rolls stay soft at the sides.",
  },
  author: "ofenwarm",
  publishedAt: "2026-01-24T08:00:00Z",
  difficulty: "medium",
  duration: { preparation: 40, baking: 25, resting: 130 },
  ovenCelsius: 180,
  servings: { amount: 12, type: "piece" },
  nutrition: { kcal: 413, fat: 19, protein: 6.4, carbohydrate: 54 },
  ingredients: [
    {
      heading: { de: "Für den Teig", en: "For the dough" },
      items: [
        { ingredient: "fresh-yeast", amount: 20, unit: "g" },
        { ingredient: "whole-milk", amount: 250, unit: "ml", addition: { de: "{35 °C}", en: "{35 °C}" } },
        { ingredient: "sugar", amount: 70, unit: "g" },
        {
          ingredient: "plain-flour",
          amount: 500,
          unit: "g",
          addition: { de: "und etwas zum Ausrollen", en: "plus a little for rolling out" },
        },
        { ingredient: "salt", amount: 1, unit: "tsp" },
        {
          ingredient: "egg",
          amount: 1,
          addition: { de: "Größe M, zimmerwarm", en: "medium, US large, at room temperature" },
        },
        { ingredient: "butter", amount: 80, unit: "g", characteristic: { de: "weich", en: "softened" } },
      ],
    },
    {
      heading: { de: "Für die Füllung", en: "For the filling" },
      items: [
        {
          id: "filling-butter",
          ingredient: "butter",
          amount: 100,
          unit: "g",
          characteristic: { de: "sehr weich", en: "very soft" },
          addition: { de: "und etwas für die Form", en: "plus a little for the dish" },
        },
        { ingredient: "brown-sugar", amount: 120, unit: "g" },
        { ingredient: "ground-cinnamon", amount: 1.5, unit: "tbsp" },
      ],
    },
    {
      heading: { de: "Für den Guss", en: "For the icing" },
      items: [
        {
          ingredient: "cream-cheese",
          amount: 120,
          unit: "g",
          addition: {
            de: "Doppelrahmstufe, mit mikrobiellem Lab, zimmerwarm",
            en: "full-fat, made with microbial rennet, at room temperature",
          },
        },
        {
          id: "icing-butter",
          ingredient: "butter",
          amount: 30,
          unit: "g",
          characteristic: { de: "weich", en: "softened" },
        },
        { ingredient: "icing-sugar", amount: 80, unit: "g", characteristic: { de: "gesiebt", en: "sifted" } },
        { ingredient: "vanilla-extract", amount: 1, unit: "tsp" },
      ],
    },
  ],
  utensils: [
    { utensil: "stand-mixer", size: { de: "mit Knethaken", en: "with dough hook" } },
    { utensil: "bowl", amount: 2 },
    { utensil: "kitchen-towel" },
    { utensil: "rolling-pin" },
    { utensil: "knife" },
    { utensil: "baking-dish", size: { de: "{tin 23 × 33 cm}", en: "{tin 23 × 33 cm}" } },
    { utensil: "fine-sieve" },
    { utensil: "hand-mixer" },
  ],
  steps: [
    {
      heading: { de: "Teig kneten", en: "Knead the dough" },
      text: {
        de: "Löse die Hefe mit einem Teelöffel vom Zucker in der lauwarmen Milch auf. Gib Mehl, übrigen Zucker, Salz und Ei in die Rührschüssel, gieße die Hefemilch dazu und knete alles {4 min} auf kleiner Stufe. Knete die weiche Butter in Stücken unter und dann {8 min} auf mittlerer Stufe weiter, bis der Teig glatt und elastisch ist.",
        en: "Dissolve the yeast with a teaspoon of the sugar in the lukewarm milk. Put the flour, remaining sugar, salt and egg in the mixing bowl, pour in the yeast milk and knead for {4 min} on low. Work in the soft butter in pieces, then knead for another {8 min} on medium until the dough is smooth and elastic.",
      },
      ingredients: ["fresh-yeast", "whole-milk", "sugar", "plain-flour", "salt", "egg", "butter"],
      utensils: ["stand-mixer"],
      tip: {
        de: "Die Milch darf nicht heißer als {40 °C} sein, sonst leidet die Hefe. Ohne Maschine knetest du den Teig von Hand, etwa {15 min}.",
        en: "The milk must not be hotter than {40 °C}, or it will harm the yeast. Without a machine, knead the dough by hand for about {15 min}.",
      },
    },
    {
      heading: { de: "Gehen lassen", en: "Let it rise" },
      text: {
        de: "Decke den Teig mit einem Tuch ab und lass ihn an einem warmen Platz {75 min} gehen, bis er sich etwa verdoppelt hat.",
        en: "Cover the dough with a tea towel and let it rise in a warm place for {75 min} until about doubled.",
      },
      ingredients: [],
      utensils: ["kitchen-towel"],
    },
    {
      heading: { de: "Zimtbutter rühren", en: "Mix the cinnamon butter" },
      text: {
        de: "Verrühre {100 g butter#2} sehr weiche Butter mit dem braunen Zucker und dem Zimt zu einer streichfähigen Masse. Fette die Auflaufform dünn mit Butter ein.",
        en: "Stir {100 g butter#2} of very soft butter with the brown sugar and cinnamon to a spreadable paste. Grease the baking dish lightly with butter.",
      },
      ingredients: ["filling-butter", "brown-sugar", "ground-cinnamon"],
      utensils: ["bowl", "baking-dish"],
    },
    {
      heading: { de: "Ausrollen und schneiden", en: "Roll out and slice" },
      text: {
        de: "Rolle den Teig auf wenig Mehl zu einem Rechteck von {50 cm} Breite und {40 cm} Tiefe aus. Bestreiche ihn bis zum Rand mit der Zimtbutter und rolle ihn von der langen Seite her straff auf. Schneide die Rolle in {12|Schnecke|Schnecken} von gut {4 cm} und setze sie mit der Schnittfläche nach oben in drei Reihen in die Form.",
        en: "Roll out the dough on a little flour to a rectangle {50 cm} wide and {40 cm} deep. Spread it right to the edge with the cinnamon butter and roll it up tightly from the long side. Cut the roll into {12|piece|pieces} of a good {4 cm} and set them in the dish in three rows, cut side up.",
      },
      ingredients: [],
      utensils: ["rolling-pin", "knife", "baking-dish"],
      tip: {
        de: "Ein Stück Zahnseide oder Küchengarn, unter die Rolle geschoben und oben gekreuzt zugezogen, schneidet sauber, ohne zu drücken.",
        en: "A piece of dental floss or kitchen string, slid under the roll, crossed on top and pulled tight, cuts cleanly without squashing.",
      },
    },
    {
      heading: { de: "Noch einmal gehen lassen", en: "Let them rise again" },
      text: {
        de: "Decke die Schnecken ab und lass sie {40 min} gehen, bis sie aneinanderstoßen. Heize inzwischen den Ofen auf {180 °C} Ober-/Unterhitze ({fan 160 °C}) vor.",
        en: "Cover the rolls and let them rise for {40 min} until they touch. Meanwhile, heat the oven to {180 °C} ({fan 160 °C}).",
      },
      ingredients: [],
      utensils: ["kitchen-towel"],
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Backe die Schnecken auf der mittleren Schiene {25 min}, bis sie goldbraun sind und auch in der Mitte der Form durchgebacken. Lass sie {15 min} in der Form abkühlen.",
        en: "Bake the rolls on the middle shelf for {25 min} until golden and baked through in the middle of the dish as well. Let them cool in the dish for {15 min}.",
      },
      ingredients: [],
      utensils: ["baking-dish"],
    },
    {
      heading: { de: "Glasieren", en: "Ice" },
      text: {
        de: "Schlage {30 g butter#3} Butter mit dem Puderzucker {2 min} schaumig. Rühre Frischkäse und Vanille kurz unter, nur bis alles glatt ist. Verstreiche den Guss auf den noch warmen Schnecken und serviere sie lauwarm.",
        en: "Beat {30 g butter#3} of butter with the icing sugar for {2 min} until fluffy. Briefly stir in the cream cheese and vanilla, only until smooth. Spread the icing over the rolls while they are still warm and serve just warm.",
      },
      ingredients: ["icing-butter", "icing-sugar", "cream-cheese", "vanilla-extract"],
      utensils: ["bowl", "fine-sieve", "hand-mixer"],
    },
  ],
  category: "cake",
  moreCategories: ["breakfast", "brunch", "baking-all"],
  tags: ["vegetarian", "baking", "sweet", "make-ahead", "winter", "comfort-food"],
  likedBy: ["team", "loeffelweise", "muehlenhof", "lindeundlaib", "sonntagstisch"],
};
