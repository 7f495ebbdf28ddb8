import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "beef-roulades",
  alt: {
    de: "Zwei Rinderrouladen in dunkler Sauce auf einem hellen Teller, eine angeschnitten mit sichtbarer Füllung, daneben ein Berg Rotkohl",
    en: "Two beef roulades in dark gravy on a pale plate, one cut open to show its filling, with a heap of red cabbage",
  },
  slug: { de: "rinderrouladen-mit-rotkohl", en: "beef-roulades-with-red-cabbage" },
  title: { de: "Rinderrouladen mit Rotkohl", en: "Beef roulades with red cabbage" },
  summary: {
    de: "Dünne Rindfleischscheiben, gefüllt mit Senf, Speck, Gurke und Zwiebel, in kräftiger Sauce geschmort, dazu Apfelrotkohl.",
    en: "Thin slices of beef rolled round mustard, bacon, gherkin and onion, braised in a rich gravy, with red cabbage and apple.",
  },
  chefsNote: {
    de: "Brate die Rouladen rundum dunkelbraun an: Von dem Bratensatz am Topfboden bekommt die Sauce Farbe und Geschmack. Der Rotkohl lässt sich gut am Vortag kochen. Dazu passen Klöße oder Salzkartoffeln.",
    en: "Sear the roulades until dark brown all over: the residue on the bottom of the casserole gives the gravy its colour and flavour. The cabbage can easily be cooked the day before. Serve with dumplings or boiled potatoes.",
  },
  author: "team",
  publishedAt: "2026-01-18T10:00:00Z",
  difficulty: "medium",
  duration: { preparation: 60, baking: 90, resting: 0 },
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 540, fat: 22, protein: 48, carbohydrate: 31 },
  ingredients: [
    {
      heading: { de: "Für die Rouladen", en: "For the roulades" },
      items: [
        {
          ingredient: "roulade-beef",
          amount: 4,
          addition: { de: "je {=180 g}, {5 mm} dünn", en: "{=180 g} each, {5 mm} thin" },
        },
        { ingredient: "mustard", amount: 2, unit: "tbsp" },
        {
          ingredient: "smoked-bacon",
          amount: 80,
          unit: "g",
          characteristic: { de: "in acht dünnen Scheiben", en: "in eight thin slices" },
        },
        { ingredient: "gherkin", amount: 4, characteristic: { de: "längs geviertelt", en: "quartered lengthways" } },
        { ingredient: "onion", amount: 2 },
        { ingredient: "clarified-butter", amount: 2, unit: "tbsp" },
        { ingredient: "tomato-paste", amount: 1, unit: "tbsp" },
        { ingredient: "vegetable-broth", amount: 500, unit: "ml" },
        { ingredient: "salt" },
        { ingredient: "black-pepper", amount: 0.5, unit: "tsp", addition: { de: "gemahlen", en: "ground" } },
      ],
    },
    {
      heading: { de: "Für den Rotkohl", en: "For the red cabbage" },
      items: [
        {
          ingredient: "red-cabbage",
          amount: 800,
          unit: "g",
          characteristic: { de: "in feinen Streifen", en: "finely shredded" },
        },
        {
          ingredient: "onion",
          id: "cabbage-onion",
          amount: 1,
          characteristic: { de: "in feinen Streifen", en: "finely sliced" },
        },
        {
          ingredient: "apple",
          amount: 2,
          characteristic: { de: "in {1 cm} großen Würfeln", en: "in {1 cm} dice" },
          addition: { de: "säuerlich", en: "tart" },
        },
        { ingredient: "clarified-butter", id: "cabbage-butter", amount: 1, unit: "tbsp" },
        { ingredient: "sugar", amount: 2, unit: "tbsp" },
        { ingredient: "red-wine-vinegar", amount: 4, unit: "tbsp" },
        { ingredient: "vegetable-broth", id: "cabbage-broth", amount: 100, unit: "ml" },
      ],
    },
  ],
  utensils: [
    { utensil: "casserole" },
    { utensil: "pot" },
    { utensil: "lid", amount: 2 },
    { utensil: "tongs" },
    { utensil: "wooden-spoon" },
    { utensil: "knife" },
    { utensil: "cutting-board" },
  ],
  steps: [
    {
      heading: { de: "Rouladen füllen", en: "Fill the roulades" },
      text: {
        de: "Halbiere die zwei Zwiebeln: Schneide eine Hälfte in feine Streifen, den Rest in Würfel. Breite das Fleisch aus, würze es mit {1 tsp salt} Salz und dem Pfeffer, bestreiche es mit dem Senf und belege es mit Speck, Gurken und Zwiebelstreifen. Schlage die langen Seiten etwas ein, rolle das Fleisch auf und binde es mit Küchengarn.",
        en: "Halve the two onions; slice one half finely and dice the rest. Lay out the meat, season it with {1 tsp salt} salt and the pepper, spread it with the mustard and top with the bacon, gherkins and sliced onion. Fold in the long sides slightly, roll up the meat and tie it with kitchen string.",
      },
      ingredients: ["roulade-beef", "onion", "salt", "black-pepper", "mustard", "smoked-bacon", "gherkin"],
      utensils: ["knife", "cutting-board"],
    },
    {
      heading: { de: "Anbraten", en: "Sear" },
      text: {
        de: "Erhitze das Butterschmalz im Schmortopf und brate die Rouladen darin {10 min} rundum dunkelbraun an. Nimm sie heraus und brate die Zwiebelwürfel mit dem Tomatenmark {5 min} im selben Fett.",
        en: "Heat the clarified butter in the casserole and sear the roulades for {10 min} until dark brown all over. Take them out and fry the diced onion with the tomato purée for {5 min} in the same fat.",
      },
      ingredients: ["clarified-butter", "roulade-beef", "onion", "tomato-paste"],
      utensils: ["casserole", "tongs", "wooden-spoon"],
      tip: {
        de: "Lege die Rouladen zuerst auf die Naht. So schließt sie sich, bevor du wendest.",
        en: "Start with the seam side down. It will seal before you turn the roulades.",
      },
    },
    {
      heading: { de: "Schmoren", en: "Braise" },
      text: {
        de: "Gieße die Brühe an, löse den Bratensatz vom Boden und lege die Rouladen wieder hinein. Schmore sie zugedeckt bei kleiner Hitze {90 min} und wende sie zwischendurch einmal. Sie sind gar, wenn eine Gabel ohne Widerstand hineingleitet.",
        en: "Pour in the stock, scrape up the residue from the bottom and return the roulades to the casserole. Braise, covered, over a low heat for {90 min}, turning them once along the way. They are done when a fork slides in without resistance.",
      },
      ingredients: ["vegetable-broth"],
      utensils: ["casserole", "lid"],
    },
    {
      heading: { de: "Rotkohl kochen", en: "Cook the red cabbage" },
      text: {
        de: "Erhitze inzwischen das übrige Butterschmalz im Topf und dünste die Zwiebelstreifen mit dem Zucker {5 min} hellbraun. Rühre Rotkohl, Äpfel, Essig, Brühe und {1 tsp salt} Salz unter und koche alles zugedeckt bei kleiner Hitze {45 min}. Rühre gelegentlich um; der Kohl soll weich sein und noch etwas Biss haben.",
        en: "Meanwhile, heat the rest of the clarified butter in the pot and cook the sliced onion with the sugar for {5 min} until light brown. Stir in the cabbage, apples, vinegar, stock and {1 tsp salt} salt and cook, covered, over a low heat for {45 min}. Stir occasionally; the cabbage should be tender with a little bite.",
      },
      ingredients: [
        "cabbage-butter",
        "cabbage-onion",
        "sugar",
        "red-cabbage",
        "apple",
        "red-wine-vinegar",
        "cabbage-broth",
        "salt",
      ],
      utensils: ["pot", "lid", "wooden-spoon"],
      tip: {
        de: "Der Essig gehört von Anfang an dazu: Säure hält den Kohl rot. Ohne sie wird er beim Kochen bläulich.",
        en: "Add the vinegar right at the start: acid keeps the cabbage red. Without it, it turns bluish as it cooks.",
      },
    },
    {
      heading: { de: "Sauce einkochen", en: "Reduce the gravy" },
      text: {
        de: "Nimm die Rouladen heraus und entferne das Garn. Koche die Sauce offen {10 min} ein, bis sie leicht sämig ist, und schmecke sie ab. Schneide die Rouladen schräg an, gib die Sauce darüber und serviere den Rotkohl dazu.",
        en: "Lift out the roulades and remove the string. Boil the gravy down, uncovered, for {10 min} until slightly thickened, and taste it. Cut the roulades at an angle, spoon over the gravy and serve with the red cabbage.",
      },
      ingredients: ["salt"],
      utensils: ["casserole", "knife"],
    },
  ],
  category: "german",
  moreCategories: ["lunch", "dinner", "entrees"],
  tags: ["braising", "gluten-free", "make-ahead", "savoury", "winter"],
  likedBy: ["sonntagstisch", "kupferkessel"],
};
