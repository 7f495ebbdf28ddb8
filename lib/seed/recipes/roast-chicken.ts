import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "roast-chicken",
  alt: {
    de: "Ein goldbraun gebratenes ganzes Hähnchen in einer weißen Form zwischen Kartoffeln, roten Zwiebeln und Zitronenhälften",
    en: "A golden whole roast chicken in a white dish among potatoes, red onions and lemon halves",
  },
  slug: { de: "brathaehnchen-mit-zitrone-und-kartoffeln", en: "roast-chicken-with-lemon-and-potatoes" },
  title: { de: "Brathähnchen mit Zitrone und Kartoffeln", en: "Roast chicken with lemon and potatoes" },
  summary: {
    de: "Ein ganzes Hähnchen mit Kräuterbutter unter der Haut. Die Kartoffeln braten in derselben Form und nehmen den Bratensaft auf.",
    en: "A whole chicken with herb butter under its skin. The potatoes roast in the same dish and soak up the juices.",
  },
  chefsNote: {
    de: "Trockene Haut wird knusprig: Tupfe das Hähnchen gründlich ab. Gewaschen wird es nicht, sonst verteilen sich Keime in der Spüle. Nimm ein Hähnchen von höchstens {=1½ kg}; ein größeres braucht länger, und die Kartoffeln werden zu dunkel.",
    en: "Dry skin turns crisp, so pat the chicken dry thoroughly. Do not wash it, or you spread germs around the sink. Choose a chicken of {=1½ kg} at most; a bigger one takes longer, and the potatoes would get too dark.",
  },
  author: "sonntagstisch",
  publishedAt: "2026-03-22T09:30:00Z",
  difficulty: "easy",
  duration: { preparation: 25, baking: 75, resting: 15 },
  ovenCelsius: 200,
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 805, fat: 43, protein: 50, carbohydrate: 46 },
  ingredients: [
    {
      heading: { de: "Für das Hähnchen", en: "For the chicken" },
      items: [
        {
          ingredient: "whole-chicken",
          amount: 1,
          addition: { de: "etwa {=1.4 kg}, bratfertig", en: "about {=1.4 kg}, oven-ready" },
        },
        { ingredient: "butter", amount: 50, unit: "g", addition: { de: "weich", en: "soft" } },
        { ingredient: "garlic", amount: 2, unit: "clove", characteristic: { de: "gerieben", en: "grated" } },
        { ingredient: "thyme", amount: 8, unit: "sprig" },
        { ingredient: "lemon", amount: 2, addition: { de: "unbehandelt", en: "unwaxed" } },
        { ingredient: "paprika-powder", amount: 1, unit: "tsp" },
        { ingredient: "salt" },
        { ingredient: "black-pepper" },
      ],
    },
    {
      heading: { de: "Für die Kartoffeln", en: "For the potatoes" },
      items: [
        {
          ingredient: "potato",
          amount: 1,
          unit: "kg",
          characteristic: { de: "in Spalten", en: "cut into wedges" },
          addition: { de: "festkochend", en: "waxy" },
        },
        { ingredient: "red-onion", amount: 2, characteristic: { de: "geviertelt", en: "quartered" } },
        { ingredient: "olive-oil", amount: 2, unit: "tbsp" },
      ],
    },
  ],
  utensils: [
    { utensil: "baking-dish", size: { de: "{tin 25 × 35 cm}", en: "{tin 25 × 35 cm}" } },
    { utensil: "bowl" },
    { utensil: "grater", size: { de: "fein", en: "fine" } },
    { utensil: "thermometer" },
    { utensil: "cutting-board" },
    { utensil: "knife" },
  ],
  steps: [
    {
      heading: { de: "Kräuterbutter rühren", en: "Mix the herb butter" },
      text: {
        de: "Heize den Ofen auf {200 °C} Ober-/Unterhitze ({fan 180 °C}) vor. Streife von {4 sprig thyme} Thymian die Blättchen ab und reibe die Schale von {1 lemon|Zitrone|Zitronen} ab. Verrühre beides mit der Butter, dem Knoblauch, {1 tsp salt} Salz und etwas Pfeffer.",
        en: "Preheat the oven to {200 °C} ({fan 180 °C}). Strip the leaves from {4 sprig thyme} of the thyme and grate the zest of {1 lemon|lemon|lemons}. Stir both into the butter with the garlic, {1 tsp salt} salt and a little pepper.",
      },
      ingredients: [
        { ingredient: "thyme", amount: 4 },
        { ingredient: "lemon", amount: 1 },
        "butter",
        "garlic",
        "salt",
        "black-pepper",
      ],
      utensils: ["bowl", "grater"],
    },
    {
      heading: { de: "Hähnchen vorbereiten", en: "Prepare the chicken" },
      text: {
        de: "Tupfe das Hähnchen innen und außen trocken. Löse mit den Fingern vom Hals her die Haut über der Brust und streiche die Butter darunter. Salze die Bauchhöhle mit {½ tsp salt} Salz, schiebe die abgeriebene Zitrone halbiert hinein und reibe die Haut mit Paprikapulver und {1 tsp salt} Salz ein.",
        en: "Pat the chicken dry inside and out. Starting at the neck, loosen the skin over the breast with your fingers and spread the butter underneath. Season the cavity with {½ tsp salt} salt, push in the zested lemon, halved, and rub the skin with the paprika and {1 tsp salt} salt.",
      },
      ingredients: ["whole-chicken", "paprika-powder", "salt"],
      utensils: ["cutting-board", "knife"],
      tip: {
        de: "Wasche danach Hände, Messer und Brett mit heißem Wasser und Spülmittel, bevor du das Gemüse schneidest.",
        en: "Afterwards, wash your hands, knife and board in hot soapy water before you cut the vegetables.",
      },
    },
    {
      heading: { de: "Form füllen", en: "Fill the dish" },
      text: {
        de: "Mische Kartoffeln und Zwiebeln in der Form mit dem Öl und {1 tsp salt} Salz. Schiebe sie an den Rand und setze das Hähnchen mit der Brust nach oben in die Mitte. Halbiere die zweite Zitrone und lege sie mit der Schnittfläche nach oben dazu, ebenso den übrigen Thymian.",
        en: "Toss the potatoes and onions in the dish with the oil and {1 tsp salt} salt. Push them to the sides and set the chicken in the middle, breast side up. Halve the second lemon and add it, cut side up, along with the remaining thyme.",
      },
      ingredients: [
        "potato",
        "red-onion",
        "olive-oil",
        "salt",
        "whole-chicken",
        { ingredient: "lemon", amount: 1 },
        { ingredient: "thyme", amount: 4 },
      ],
      utensils: ["baking-dish", "cutting-board", "knife"],
    },
    {
      heading: { de: "Braten", en: "Roast" },
      text: {
        de: "Brate das Hähnchen {45 min} auf der unteren Schiene. Wende die Kartoffeln, begieße das Hähnchen mit dem Saft aus der Form und brate es weitere {30 min}. Es ist gar, wenn die dickste Stelle der Keule, ohne den Knochen zu berühren, und die dickste Stelle der Brust {74 °C} haben.",
        en: "Roast the chicken on a low shelf for {45 min}. Turn the potatoes, baste the chicken with the juices in the dish and roast for another {30 min}. It is done when the thickest part of the thigh, without touching the bone, and the thickest part of the breast have reached {74 °C}.",
      },
      ingredients: ["whole-chicken", "potato"],
      utensils: ["baking-dish", "thermometer"],
      tip: {
        de: "Fehlen noch Grade, brate es {10 min} weiter und miss noch einmal. Wird die Haut zu dunkel, decke sie mit Alufolie ab.",
        en: "If it is not there yet, roast it for {10 min} more and measure again. If the skin gets too dark, cover it with foil.",
      },
    },
    {
      heading: { de: "Ruhen lassen", en: "Rest" },
      text: {
        de: "Hebe das Hähnchen auf das gereinigte Brett und lass es {15 min} ruhen, damit der Saft beim Schneiden im Fleisch bleibt. Stelle die Kartoffeln so lange in den ausgeschalteten Ofen.",
        en: "Lift the chicken on to the clean board and leave it for {15 min}, so that the juices stay in the meat when you carve it. Keep the potatoes in the switched-off oven in the meantime.",
      },
      ingredients: ["whole-chicken", "potato"],
      utensils: ["cutting-board"],
    },
    {
      heading: { de: "Zerlegen und servieren", en: "Carve and serve" },
      text: {
        de: "Schneide Keulen und Brust vom Hähnchen ab. Schöpfe das Fett vom Bratensaft, drücke die gebratenen Zitronenhälften über Hähnchen und Kartoffeln aus und gib den Saft darüber.",
        en: "Cut the legs and breasts off the chicken. Skim the fat off the roasting juices, squeeze the roasted lemon halves over the chicken and potatoes and spoon the juices on top.",
      },
      ingredients: ["whole-chicken", "potato"],
      utensils: ["cutting-board", "knife"],
    },
  ],
  category: "chicken",
  moreCategories: ["dinner", "entrees", "potato"],
  tags: ["gluten-free", "roasting", "savoury", "comfort-food"],
  likedBy: ["team", "loeffelweise", "kupferkessel", "lindeundlaib"],
};
