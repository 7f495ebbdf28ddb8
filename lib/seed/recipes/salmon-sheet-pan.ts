import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "salmon-sheet-pan",
  alt: {
    de: "Drei Lachsfilets mit Zitronenscheiben und Dill auf dem Blech, dazu grüner Spargel, Kirschtomaten und halbierte kleine Kartoffeln",
    en: "Three salmon fillets with lemon slices and dill on a baking sheet, with green asparagus, cherry tomatoes and halved small potatoes",
  },
  slug: { de: "ofenlachs-mit-zitrone-und-spargel", en: "sheet-pan-salmon-with-lemon-and-asparagus" },
  title: { de: "Ofenlachs mit Zitrone und Spargel", en: "Sheet-pan salmon with lemon and asparagus" },
  summary: {
    de: "Lachs, grüner Spargel und kleine Kartoffeln von einem Blech. Die Kartoffeln kommen zuerst in den Ofen, der Lachs zum Schluss.",
    en: "Salmon, green asparagus and small potatoes from one tray. The potatoes go in first, the salmon last.",
  },
  chefsNote: {
    de: "Zwölf Minuten genügen für ein Filet, das gut zwei Finger dick ist; auf dem heißen Blech gart es noch etwas nach. Lass die Haut dran: Sie hält das Filet zusammen und bleibt beim Servieren am Papier hängen.",
    en: "Twelve minutes are enough for a fillet a good two fingers thick; it cooks on a little on the hot tray. Leave the skin on: it holds the fillet together and stays behind on the paper when you serve.",
  },
  author: "nordfang",
  publishedAt: "2026-04-24T08:30:00Z",
  isSponsored: true,
  difficulty: "easy",
  duration: { preparation: 20, baking: 20, resting: 0 },
  ovenCelsius: 220,
  servings: { amount: 3, type: "portion" },
  nutrition: { kcal: 530, fat: 34, protein: 35, carbohydrate: 19 },
  ingredients: [
    {
      heading: { de: "Vom Blech", en: "On the tray" },
      items: [
        {
          ingredient: "potato",
          amount: 250,
          unit: "g",
          characteristic: { de: "klein, halbiert", en: "small, halved" },
        },
        {
          ingredient: "salmon-fillet",
          amount: 450,
          unit: "g",
          characteristic: { de: "in drei Stücken, mit Haut", en: "in three pieces, skin on" },
        },
        { ingredient: "asparagus", amount: 400, unit: "g" },
        { ingredient: "cherry-tomato", amount: 150, unit: "g" },
        { ingredient: "lemon", amount: 2, addition: { de: "unbehandelt", en: "unwaxed" } },
      ],
    },
    {
      heading: { de: "Zum Würzen", en: "To season" },
      items: [
        { ingredient: "olive-oil", amount: 3, unit: "tbsp" },
        { ingredient: "dill", amount: 0.5, unit: "bunch", characteristic: { de: "abgezupft", en: "fronds picked" } },
        { ingredient: "salt" },
        { ingredient: "black-pepper" },
      ],
    },
  ],
  utensils: [
    { utensil: "baking-sheet" },
    { utensil: "baking-paper" },
    { utensil: "bowl" },
    { utensil: "cutting-board" },
    { utensil: "knife" },
  ],
  steps: [
    {
      heading: { de: "Ofen und Kartoffeln vorbereiten", en: "Heat the oven, start the potatoes" },
      text: {
        de: "Heize den Ofen auf {220 °C} Ober-/Unterhitze ({fan 200 °C}) vor. Mische die halbierten Kartoffeln mit {1 tbsp olive-oil} Öl und Salz und lege sie mit der Schnittfläche nach unten auf ein Drittel des Blechs. Was größer ist als eine Walnuss, wird geviertelt, sonst ist der Lachs vor den Kartoffeln fertig.",
        en: "Preheat the oven to {220 °C} ({fan 200 °C}). Toss the halved potatoes with {1 tbsp olive-oil} of the oil and some salt and lay them cut side down on one third of the lined baking sheet. Anything bigger than a walnut gets quartered, or the salmon will be done before the potatoes.",
      },
      ingredients: ["potato", { ingredient: "olive-oil", amount: 1 }, "salt"],
      utensils: ["baking-sheet", "baking-paper", "bowl", "cutting-board", "knife"],
    },
    {
      heading: { de: "Kartoffeln vorbacken", en: "Give the potatoes a head start" },
      text: {
        de: "Schiebe das Blech für {8 min} auf die mittlere Schiene. Brich inzwischen die holzigen Enden vom Spargel und mische ihn mit den Tomaten, {1 tbsp olive-oil} Öl, Salz und Pfeffer. Schneide eine Zitrone in dünne Scheiben, halbiere die andere.",
        en: "Bake on the middle shelf for {8 min}. Meanwhile snap the woody ends off the asparagus and toss it with the tomatoes, {1 tbsp olive-oil} of the oil, salt and pepper. Cut one lemon into thin slices and the other in half.",
      },
      ingredients: [
        "potato",
        "asparagus",
        "cherry-tomato",
        { ingredient: "olive-oil", amount: 1 },
        "salt",
        "black-pepper",
        "lemon",
      ],
      utensils: ["baking-sheet", "bowl", "cutting-board", "knife"],
    },
    {
      heading: { de: "Lachs auflegen", en: "Add the salmon" },
      text: {
        de: "Tupfe den Lachs trocken, würze ihn mit Salz, Pfeffer und dem restlichen Öl und lege ihn mit der Haut nach unten aufs Blech. Zitronenscheiben darauf, Spargel, Tomaten und Zitronenhälften daneben. Zurück in den Ofen, {12 min}.",
        en: "Pat the salmon dry, season with salt, pepper and the remaining oil and lay it on the tray skin side down. Put the lemon slices on top, the asparagus, tomatoes and lemon halves beside it. Back into the oven for {12 min}.",
      },
      ingredients: [
        "salmon-fillet",
        { ingredient: "olive-oil", amount: 1 },
        "lemon",
        "asparagus",
        "cherry-tomato",
        "salt",
        "black-pepper",
      ],
      utensils: ["baking-sheet"],
      tip: {
        de: "Bei {50 °C} im Kern ist der Lachs innen noch glasig, bei {60 °C} durch. Tritt viel weißes Eiweiß aus, nimm ihn sofort heraus. Für Schwangere, kleine Kinder, ältere Menschen und bei schwachem Immunsystem garst du ihn bis {70 °C} und hältst das {2 min}.",
        en: "At {50 °C} in the middle the salmon is still translucent, at {60 °C} cooked through. If a lot of white protein oozes out, take it out at once. For pregnant women, small children, older people and anyone with a weakened immune system, cook it to {70 °C} and hold that for {2 min}.",
      },
    },
    {
      heading: { de: "Mit Dill servieren", en: "Serve with dill" },
      text: {
        de: "Streue den Dill über das Blech und drücke die heißen Zitronenhälften darüber aus. So kommt es auf den Tisch.",
        en: "Scatter the dill over the tray and squeeze the hot lemon halves over everything. Take it to the table just like that.",
      },
      ingredients: ["dill", "lemon"],
      utensils: ["baking-sheet"],
      tip: {
        de: "Für weniger Kohlenhydrate lass die Kartoffeln weg und nimm {200 g asparagus} mehr Spargel.",
        en: "For fewer carbohydrates, leave out the potatoes and use {200 g asparagus} more asparagus.",
      },
    },
  ],
  category: "fish",
  moreCategories: ["dinner", "lunch", "easter", "entrees"],
  tags: ["brand-content", "low-carb", "gluten-free", "lactose-free", "healthy", "sheet-pan", "roasting", "spring"],
  likedBy: ["team", "gemuesefach", "kuechenkraut", "loeffelweise"],
};
