import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "guacamole",
  alt: {
    de: "Grobe Guacamole in einem Mörser aus dunklem Stein mit Tomatenwürfeln, roter Zwiebel und Koriander, zwei Tortillachips stecken darin, daneben Limetten",
    en: "Chunky guacamole in a dark stone mortar with diced tomato, red onion and coriander, two tortilla chips stuck in, limes beside it",
  },
  slug: { de: "guacamole-mit-limette", en: "guacamole-with-lime" },
  title: { de: "Guacamole mit Limette", en: "Guacamole with lime" },
  summary: {
    de: "Drei Avocados, eine Limette und ein Mörser, in dem Zwiebel und Chili zuerst dran sind. In 15 Minuten fertig.",
    en: "Three avocados, a lime and a mortar in which the onion and chilli go first. Done in 15 minutes.",
  },
  chefsNote: {
    de: "Salz und Limettensaft bestimmen den Geschmack, probiere deshalb mehrmals. Zerdrücke die Avocados nur grob. Der Kern in der Schüssel hält die Guacamole nicht grün, Folie direkt auf der Oberfläche schon.",
    en: "Salt and lime juice make the flavour, so taste more than once. Crush the avocados only roughly. The stone in the bowl does not keep guacamole green; cling film right on the surface does.",
  },
  author: "kuechenkraut",
  publishedAt: "2026-05-29T16:20:00Z",
  difficulty: "easy",
  duration: { preparation: 15, baking: 0, resting: 0 },
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 384, fat: 25, protein: 5, carbohydrate: 29 },
  ingredients: [
    {
      items: [
        {
          ingredient: "red-onion",
          amount: 0.5,
          characteristic: { de: "sehr fein gewürfelt", en: "very finely diced" },
        },
        {
          ingredient: "jalapeno",
          amount: 1,
          characteristic: { de: "entkernt, fein gehackt", en: "deseeded, finely chopped" },
        },
        { ingredient: "coriander", amount: 0.5, unit: "bunch", characteristic: { de: "gehackt", en: "chopped" } },
        { ingredient: "salt", amount: 0.75, unit: "tsp" },
        { ingredient: "avocado", amount: 3, addition: { de: "reif", en: "ripe" } },
        { ingredient: "lime", amount: 2 },
        { ingredient: "tomato", amount: 1, characteristic: { de: "entkernt, gewürfelt", en: "deseeded, diced" } },
        { ingredient: "tortilla-chips", amount: 150, unit: "g", addition: { de: "zum Dippen", en: "for dipping" } },
      ],
    },
  ],
  utensils: [
    { utensil: "cutting-board" },
    { utensil: "knife" },
    { utensil: "mortar", size: { de: "groß", en: "large" } },
    { utensil: "citrus-press" },
  ],
  steps: [
    {
      heading: { de: "Würzpaste mörsern", en: "Pound the base" },
      text: {
        de: "Schneide alles klein. Zerstoße die Hälfte von Zwiebel und Koriander mit der Jalapeño und dem Salz in einem großen Mörser zu einer groben, feuchten Paste. Ohne Mörser geht es mit der flachen Messerklinge auf dem Brett.",
        en: "Chop everything. In a large mortar, pound half of the onion and coriander with the jalapeño and salt to a coarse, wet paste. No mortar? Use the flat of a knife on a board.",
      },
      ingredients: [
        { ingredient: "red-onion", amount: 0.25 },
        { ingredient: "coriander", amount: 0.25 },
        "jalapeno",
        "salt",
      ],
      utensils: ["cutting-board", "knife", "mortar"],
      tip: {
        de: "Wasche dir nach der Jalapeño die Hände mit Öl und Seife, bevor du dir ins Gesicht fasst.",
        en: "After handling the jalapeño, wash your hands with oil and soap before touching your face.",
      },
    },
    {
      heading: { de: "Avocados zerdrücken", en: "Crush the avocados" },
      text: {
        de: "Presse eine Limette aus und schneide die andere in Spalten. Halbiere die Avocados, hebe die Kerne heraus und löse das Fruchtfleisch mit einem Löffel in den Mörser. Gieße sofort den Limettensaft darüber und zerdrücke alles nur so weit, dass noch Stücke zu sehen sind.",
        en: "Juice one lime and cut the other into wedges. Halve the avocados, lift out the stones and spoon the flesh into the mortar. Pour over the lime juice at once and crush only until you can still see pieces.",
      },
      ingredients: ["lime", "avocado"],
      utensils: ["knife", "citrus-press", "mortar"],
      tip: {
        de: "Braune Stellen wegschneiden, sie schmecken seifig. Eine harte Avocado verdirbt die ganze Schüssel.",
        en: "Cut away brown patches, they taste soapy. One hard avocado spoils the whole bowl.",
      },
    },
    {
      heading: { de: "Unterheben", en: "Fold in" },
      text: {
        de: "Hebe die Tomatenwürfel unter. Probiere mit einem Chip, nicht mit dem Löffel: Die Chips bringen selbst Salz mit. Fehlt etwas, ist es meistens Säure; dann hilft der Saft einer Limettenspalte.",
        en: "Fold in the diced tomato. Taste with a chip rather than a spoon, because the chips bring their own salt. If something is missing, it is usually acid: squeeze in one of the lime wedges.",
      },
      ingredients: ["tomato", "tortilla-chips", "lime"],
      utensils: ["mortar"],
    },
    {
      heading: { de: "Servieren", en: "Serve" },
      text: {
        de: "Streue die restliche Zwiebel und den restlichen Koriander darüber und stelle die Guacamole mit den Chips und den Limettenspalten sofort auf den Tisch. Muss sie warten, drücke Frischhaltefolie direkt auf die Oberfläche; so bleibt sie {2 h, no timer} grün.",
        en: "Scatter with the rest of the onion and coriander and serve the guacamole straight away with the chips and lime wedges. If it has to wait, press cling film right onto the surface and it stays green for {2 h, no timer}.",
      },
      ingredients: [
        { ingredient: "red-onion", amount: 0.25 },
        { ingredient: "coriander", amount: 0.25 },
        "tortilla-chips",
        "lime",
      ],
      utensils: [],
    },
  ],
  category: "dips",
  moreCategories: ["mexican", "party", "finger-foods", "snacks"],
  tags: ["vegan", "vegetarian", "gluten-free", "lactose-free", "healthy", "no-cook", "spicy", "savoury", "summer"],
  likedBy: ["team", "loeffelweise", "barimhof", "gemuesefach", "sonntagstisch"],
};
