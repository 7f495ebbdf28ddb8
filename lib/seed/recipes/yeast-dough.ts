import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "yeast-dough",
  alt: {
    de: "Aufgegangener Hefeteig wölbt sich über den Rand einer Schüssel, daneben Eier, Butterwürfel und ein Becher Milch, darunter ein rot kariertes Tuch",
    en: "Risen yeast dough swelling above the rim of a bowl, eggs, cubes of butter and a cup of milk beside it, a red checked cloth underneath",
  },
  slug: { de: "hefeteig-grundrezept", en: "basic-sweet-yeast-dough" },
  title: { de: "Hefeteig: Grundrezept", en: "Basic sweet yeast dough" },
  summary: {
    de: "Ein weicher, leicht süßer Teig aus Milch, Butter und Eiern für Zopf, Milchbrötchen, Schnecken und Blechkuchen.",
    en: "A soft, lightly sweet dough of milk, butter and eggs for plaits, milk rolls, buns and tray cakes.",
  },
  chefsNote: {
    de: "Ein Zopf backt bei {180 °C} etwa {30 min, no timer}, zwölf Brötchen brauchen {18 min, no timer}, ein Blechkuchen {25 min, no timer}. Wie lange der Teig geht, hängt von der Wärme ab: Richte dich nach dem Volumen. Für herzhaftes Gebäck nimmst du nur {10 g sugar} Zucker und {2 tsp salt} Salz.",
    en: "A plait bakes at {180 °C} in about {30 min, no timer}, twelve rolls take {18 min, no timer}, a tray cake {25 min, no timer}. How long the dough takes to rise depends on the warmth: go by the volume. For savoury bakes, use only {10 g sugar} of sugar and {2 tsp salt} salt.",
  },
  author: "ofenwarm",
  publishedAt: "2026-03-20T08:00:00Z",
  difficulty: "easy",
  duration: { preparation: 25, baking: 0, resting: 115 },
  servings: { amount: 12, type: "piece" },
  nutrition: { kcal: 240, fat: 8, protein: 7, carbohydrate: 36 },
  ingredients: [
    {
      items: [
        { ingredient: "whole-milk", amount: 200, unit: "ml" },
        { ingredient: "fresh-yeast", amount: 20, unit: "g" },
        { ingredient: "sugar", amount: 60, unit: "g" },
        { ingredient: "bread-flour", amount: 500, unit: "g" },
        { ingredient: "egg", amount: 2, addition: { de: "zimmerwarm", en: "at room temperature" } },
        { ingredient: "salt", amount: 1, unit: "tsp" },
        {
          ingredient: "butter",
          amount: 80,
          unit: "g",
          characteristic: { de: "weich, in Stücken", en: "soft, in pieces" },
        },
      ],
    },
  ],
  utensils: [
    { utensil: "saucepan" },
    { utensil: "thermometer" },
    { utensil: "stand-mixer", size: { de: "mit Knethaken", en: "with a dough hook" } },
    { utensil: "kitchen-scale" },
    { utensil: "bowl", size: { de: "groß", en: "large" } },
    { utensil: "kitchen-towel" },
  ],
  steps: [
    {
      heading: { de: "Hefe auflösen", en: "Dissolve the yeast" },
      text: {
        de: "Erwärme die Milch auf {35 °C}, sie soll sich am Finger kaum warm anfühlen. Rühre die Hefe und einen Löffel vom Zucker ein und lass die Milch {10 min} stehen, bis sie Bläschen zeigt.",
        en: "Warm the milk to {35 °C}; it should feel barely warm to your finger. Stir in the yeast and a spoonful of the sugar and leave the milk for {10 min}, until it shows bubbles.",
      },
      ingredients: ["whole-milk", "fresh-yeast", "sugar"],
      utensils: ["saucepan", "thermometer"],
      tip: {
        de: "Über {45 °C} stirbt die Hefe ab. Ist die Milch zu heiß geworden, lass sie erst abkühlen.",
        en: "Above {45 °C} the yeast dies. If the milk has become too hot, let it cool first.",
      },
    },
    {
      heading: { de: "Teig kneten", en: "Knead the dough" },
      text: {
        de: "Gib Mehl, übrigen Zucker, Eier, Salz und die Hefemilch in die Rührschüssel und knete den Teig auf niedriger Stufe {5 min}. Knete dann die Butter Stück für Stück unter und arbeite weitere {5 min}, bis der Teig glatt ist und sich vom Rand löst.",
        en: "Put the flour, remaining sugar, eggs, salt and the yeast milk into the bowl of the mixer and knead on low speed for {5 min}. Then knead in the butter piece by piece and carry on for another {5 min}, until the dough is smooth and comes away from the sides.",
      },
      ingredients: ["bread-flour", "sugar", "egg", "salt", "butter"],
      utensils: ["stand-mixer", "kitchen-scale"],
      tip: {
        de: "Von Hand dauert es etwa {15 min, no timer}. Der Teig ist weich und darf leicht kleben; mit mehr Mehl wird das Gebäck trocken.",
        en: "By hand it takes about {15 min, no timer}. The dough is soft and may stick a little; with more flour the bakes turn out dry.",
      },
    },
    {
      heading: { de: "Gehen lassen", en: "First rise" },
      text: {
        de: "Lege den Teig in die große Schüssel, decke ihn mit dem Geschirrtuch ab und lass ihn an einem warmen Platz {75 min} gehen, bis er sein Volumen verdoppelt hat.",
        en: "Put the dough into the large bowl, cover it with the tea towel and leave it in a warm place for {75 min}, until doubled in volume.",
      },
      ingredients: [],
      utensils: ["bowl", "kitchen-towel"],
    },
    {
      heading: { de: "Formen und noch einmal gehen lassen", en: "Shape and let it rise again" },
      text: {
        de: "Drücke die Luft aus dem Teig und forme ihn: zu einem Zopf aus drei Strängen, zu zwölf Brötchen oder flach ausgerollt für Schnecken und Blechkuchen. Lass das geformte Gebäck zugedeckt {30 min} gehen und heize inzwischen den Ofen auf {180 °C} Ober-/Unterhitze ({fan 160 °C}) vor.",
        en: "Press the air out of the dough and shape it: as a plait of three strands, as twelve rolls, or rolled out flat for buns and tray cakes. Cover and leave to rise for {30 min} while you preheat the oven to {180 °C} ({fan 160 °C}).",
      },
      ingredients: [],
      utensils: ["kitchen-towel"],
    },
  ],
  category: "bread",
  moreCategories: ["baking-all", "german", "easter", "breakfast"],
  tags: ["vegetarian", "baking", "fermenting", "technique", "sweet", "make-ahead", "budget-friendly", "spring"],
  likedBy: ["team", "sonntagstisch", "muehlenhof", "lindeundlaib"],
};
