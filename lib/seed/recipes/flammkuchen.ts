import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "flammkuchen",
  alt: {
    de: "Ovaler Flammkuchen mit Crème fraîche, Zwiebelringen und Speckstreifen auf einem Holzbrett, der Rand mit dunklen Blasen, dahinter ein zweiter",
    en: "Oval tarte flambée with crème fraîche, onion rings and strips of bacon on a wooden board, the rim darkly blistered, a second one behind it",
  },
  slug: { de: "elsaesser-flammkuchen", en: "alsatian-tarte-flambee" },
  title: { de: "Elsässer Flammkuchen", en: "Alsatian tarte flambée" },
  summary: {
    de: "Hauchdünner Teig ohne Hefe mit Crème fraîche, Zwiebeln und Speck, auf dem heißen Blech knusprig gebacken.",
    en: "A paper-thin dough without yeast, with crème fraîche, onions and bacon, baked crisp on a hot tray.",
  },
  chefsNote: {
    de: "Knusprig wird der Boden durch das heiße Blech und wenig Belag. Der Flammkuchen backt bei {250 °C} ohne Backpapier: Die meisten Papiere vertragen nur {220 °C}, und das bemehlte Oval klebt auf dem heißen Blech nicht an.",
    en: "A hot tray and little topping make the base crisp. The tarte flambée bakes at {250 °C} without baking paper: most papers stand only {220 °C}, and the floured oval does not stick to the hot tray.",
  },
  author: "sonntagstisch",
  publishedAt: "2026-09-11T15:30:00Z",
  difficulty: "easy",
  duration: { preparation: 35, baking: 20, resting: 30 },
  ovenCelsius: 250,
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 705, fat: 44, protein: 16, carbohydrate: 60 },
  ingredients: [
    {
      heading: { de: "Für den Teig", en: "For the dough" },
      items: [
        { ingredient: "plain-flour", amount: 300, unit: "g" },
        {
          ingredient: "salt",
          id: "dough-salt",
          amount: 1,
          unit: "tsp",
          addition: { de: "für den Teig", en: "for the dough" },
        },
        { ingredient: "sunflower-oil", amount: 3, unit: "tbsp" },
        { ingredient: "water", amount: 150, unit: "ml", addition: { de: "lauwarm", en: "lukewarm" } },
      ],
    },
    {
      heading: { de: "Für den Belag", en: "For the topping" },
      items: [
        { ingredient: "creme-fraiche", amount: 300, unit: "g" },
        {
          ingredient: "salt",
          id: "topping-salt",
          amount: 0.25,
          unit: "tsp",
          addition: { de: "für den Belag", en: "for the topping" },
        },
        {
          ingredient: "nutmeg",
          amount: 1,
          unit: "pinch",
          characteristic: { de: "frisch gerieben", en: "freshly grated" },
        },
        { ingredient: "black-pepper" },
        { ingredient: "onion", amount: 2, characteristic: { de: "in sehr dünnen Ringen", en: "very thinly sliced" } },
        {
          ingredient: "smoked-bacon",
          amount: 150,
          unit: "g",
          characteristic: { de: "in feinen Streifen", en: "cut into fine strips" },
        },
      ],
    },
  ],
  utensils: [
    { utensil: "bowl", amount: 2 },
    { utensil: "kitchen-towel" },
    { utensil: "baking-sheet" },
    { utensil: "mandoline" },
    { utensil: "cutting-board", amount: 2, size: { de: "groß", en: "large" } },
    { utensil: "knife" },
    { utensil: "rolling-pin" },
  ],
  steps: [
    {
      heading: { de: "Teig kneten", en: "Knead the dough" },
      text: {
        de: "Mische Mehl und {1 tsp salt} Salz, gieße Öl und Wasser dazu und knete den Teig {5 min}, bis er glatt und geschmeidig ist. Decke ihn ab und lass ihn {30 min} bei Raumtemperatur ruhen, dann lässt er sich dünn ausrollen.",
        en: "Mix the flour with {1 tsp salt} salt, pour in the oil and water and knead for {5 min} until smooth and supple. Cover the dough and rest it for {30 min} at room temperature so that it can be rolled out thinly.",
      },
      ingredients: ["plain-flour", "dough-salt", "sunflower-oil", "water"],
      utensils: ["bowl", "kitchen-towel"],
    },
    {
      heading: { de: "Ofen und Belag vorbereiten", en: "Prepare oven and topping" },
      text: {
        de: "Heize gleich den Ofen samt Blech auf der untersten Schiene auf {250 °C} Ober-/Unterhitze ({fan 230 °C}) vor. Verrühre Crème fraîche, {¼ tsp salt#2} Salz, Muskat und Pfeffer. Hoble die Zwiebeln in sehr dünne Ringe und schneide den Speck in feine Streifen.",
        en: "Start preheating the oven now, with the tray on the lowest shelf, to {250 °C} ({fan 230 °C}). Stir together the crème fraîche, {¼ tsp salt#2} salt, nutmeg and pepper. Slice the onions into very thin rings and cut the bacon into fine strips.",
      },
      ingredients: ["creme-fraiche", "topping-salt", "nutmeg", "black-pepper", "onion", "smoked-bacon"],
      utensils: ["baking-sheet", "bowl", "mandoline", "cutting-board", "knife"],
      tip: {
        de: "Sind die Zwiebelringe dick, bleiben sie roh. Ohne Hobel hilft ein scharfes Messer.",
        en: "Thick onion rings stay raw. Without a mandoline, use a sharp knife.",
      },
    },
    {
      heading: { de: "Ausrollen", en: "Roll out" },
      text: {
        de: "Teile den Teig in vier Stücke. Rolle jedes auf etwas Mehl zu einem Oval von {30 cm} Länge aus, knapp {2 mm} dick.",
        en: "Divide the dough into four. Roll each piece on a little flour into an oval {30 cm} long and just under {2 mm} thick.",
      },
      ingredients: [],
      utensils: ["rolling-pin"],
    },
    {
      heading: { de: "Belegen", en: "Add the topping" },
      text: {
        de: "Lege zwei Ovale auf je ein bemehltes Brett und bestreiche jedes dünn mit einem Viertel der Crème, bis {1 cm} vor den Rand. Verteile darauf je ein Viertel von Zwiebeln und Speck. Rüttle an den Brettern: Die Ovale müssen sich frei bewegen.",
        en: "Lay two ovals on separate floured boards and spread each thinly with a quarter of the crème fraîche, up to {1 cm} from the edge. Scatter a quarter of the onions and bacon over each. Shake the boards: the ovals must move freely.",
      },
      ingredients: ["creme-fraiche", "onion", "smoked-bacon"],
      utensils: ["cutting-board"],
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Lass beide Flammkuchen von den Brettern nebeneinander auf das heiße Blech gleiten. Backe sie {10 min}, bis der Rand dunkle Blasen hat. Belege inzwischen die übrigen und backe auch sie {10 min}. Iss sie heiß vom Brett.",
        en: "Slide both tartes flambées from their boards onto the hot tray, side by side. Bake them for {10 min}, until the rims have dark blisters. Top the others meanwhile and bake them for {10 min} as well. Eat them hot from the board.",
      },
      ingredients: [],
      utensils: ["baking-sheet", "cutting-board"],
    },
  ],
  category: "tartes",
  moreCategories: ["dinner", "french", "baking-all", "party", "finger-foods", "community"],
  tags: ["baking", "savoury", "autumn"],
  likedBy: ["team", "barimhof", "ofenwarm", "lindeundlaib"],
};
