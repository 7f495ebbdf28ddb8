import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "frikadellen",
  alt: {
    de: "Gebratene Frikadellen mit Petersilie, auf einem hellen Teller gestapelt, daneben ein Schälchen Senf und ein blau-weiß gestreiftes Tuch",
    en: "Fried meat patties stacked on a pale plate with parsley, a small bowl of mustard and a blue-and-white striped cloth beside it",
  },
  slug: { de: "frikadellen", en: "german-meat-patties" },
  title: { de: "Frikadellen", en: "Frikadellen (German meat patties)" },
  summary: {
    de: "Außen kräftig gebraten, innen locker und saftig, warm zu Kartoffeln oder kalt im Brötchen.",
    en: "Well browned outside, loose and juicy inside, good hot with potatoes or cold in a roll.",
  },
  chefsNote: {
    de: "In Berlin heißen sie Buletten, im Süden Fleischpflanzerl oder Fleischküchle. Das eingeweichte Brötchen hält den Fleischsaft fest. Knete die Masse nur so lange, bis sie zusammenhält, sonst werden die Frikadellen fest.",
    en: "In Berlin they are called Buletten, in the south Fleischpflanzerl or Fleischküchle. The soaked roll holds on to the meat juices. Knead the mixture only until it comes together, or the patties will be dense.",
  },
  author: "loeffelweise",
  publishedAt: "2026-06-11T16:20:00Z",
  difficulty: "easy",
  duration: { preparation: 40, baking: 0, resting: 30 },
  servings: { amount: 8, type: "piece" },
  nutrition: { kcal: 265, fat: 19, protein: 16, carbohydrate: 6 },
  ingredients: [
    {
      heading: { de: "Für die Frikadellen", en: "For the patties" },
      items: [
        { ingredient: "bread-roll", amount: 1, addition: { de: "vom Vortag", en: "a day old" } },
        { ingredient: "whole-milk", amount: 120, unit: "ml" },
        { ingredient: "onion", amount: 1, characteristic: { de: "fein gewürfelt", en: "finely diced" } },
        { ingredient: "clarified-butter", amount: 3, unit: "tbsp" },
        { ingredient: "mixed-mince", amount: 600, unit: "g" },
        { ingredient: "egg", amount: 1 },
        { ingredient: "parsley", amount: 0.5, unit: "bunch", characteristic: { de: "gehackt", en: "chopped" } },
        { ingredient: "mustard", amount: 1, unit: "tbsp" },
        { ingredient: "dried-marjoram", amount: 1, unit: "tsp" },
        { ingredient: "paprika-powder", amount: 1, unit: "tsp" },
        { ingredient: "salt", amount: 1.5, unit: "tsp" },
        { ingredient: "black-pepper", amount: 0.5, unit: "tsp", addition: { de: "gemahlen", en: "ground" } },
      ],
    },
    {
      heading: { de: "Zum Servieren", en: "To serve" },
      items: [{ ingredient: "mustard", id: "serving-mustard", amount: 4, unit: "tbsp" }],
    },
  ],
  utensils: [
    { utensil: "bowl", amount: 2 },
    { utensil: "frying-pan", size: { de: "{28 cm}", en: "{28 cm}" } },
    { utensil: "spatula" },
    { utensil: "thermometer" },
    { utensil: "knife" },
    { utensil: "cutting-board" },
    { utensil: "plate" },
  ],
  steps: [
    {
      heading: { de: "Brötchen einweichen", en: "Soak the roll" },
      text: {
        de: "Schneide das Brötchen in dünne Scheiben, gieße die lauwarme Milch darüber und lass es {10 min} einweichen. Drücke es aus und zerpflücke es fein.",
        en: "Slice the roll thinly, pour over the lukewarm milk and leave to soak for {10 min}. Squeeze it out and pull it into small pieces.",
      },
      ingredients: ["bread-roll", "whole-milk"],
      utensils: ["bowl", "knife"],
    },
    {
      heading: { de: "Zwiebel glasig dünsten", en: "Soften the onion" },
      text: {
        de: "Dünste die Zwiebel inzwischen in {1 tbsp clarified-butter} Butterschmalz {5 min} glasig. Hebe ein paar Blätter Petersilie zum Anrichten auf, rühre die übrige gehackt ein und lass beides auf dem Teller abkühlen.",
        en: "Meanwhile, cook the onion in {1 tbsp clarified-butter} clarified butter for {5 min} until translucent. Keep a few parsley leaves for serving, chop and stir in the rest and leave both to cool on the plate.",
      },
      ingredients: ["onion", { ingredient: "clarified-butter", amount: 1 }, "parsley"],
      utensils: ["cutting-board", "knife", "frying-pan", "plate"],
      tip: {
        de: "Gedünstete Zwiebeln schmecken milder als rohe und machen die Masse nicht wässrig.",
        en: "Softened onions taste milder than raw ones and do not make the mixture watery.",
      },
    },
    {
      heading: { de: "Masse mischen", en: "Mix" },
      text: {
        de: "Gib Hackfleisch, Ei, Brötchen, Zwiebel, {1 tbsp mustard} Senf, Majoran, Paprikapulver, Salz und Pfeffer in die zweite Schüssel. Knete alles mit den Händen kurz durch, bis es zusammenhält.",
        en: "Put the mince, egg, bread, onion, {1 tbsp mustard} mustard, marjoram, paprika, salt and pepper in the second bowl. Knead briefly with your hands until the mixture holds together.",
      },
      ingredients: ["mixed-mince", "egg", "mustard", "dried-marjoram", "paprika-powder", "salt", "black-pepper"],
      utensils: ["bowl"],
    },
    {
      heading: { de: "Formen und kühlen", en: "Shape and chill" },
      text: {
        de: "Forme mit nassen Händen 8 gleich große Frikadellen, drücke sie {2.5 cm} hoch und stelle sie {20 min} in den Kühlschrank. Dann halten sie in der Pfanne besser zusammen.",
        en: "With wet hands, shape the mixture into 8 equal patties, press them to a height of {2.5 cm} and put them in the fridge for {20 min}. They will hold together better in the pan.",
      },
      ingredients: [],
      utensils: [],
      tip: {
        de: "Rohes Hackfleisch verdirbt schnell: Lass die Masse nicht draußen stehen und wasche danach Hände, Schüssel und Brett heiß ab.",
        en: "Raw mince spoils quickly: do not leave the mixture standing out, and wash your hands, bowl and board in hot water afterwards.",
      },
    },
    {
      heading: { de: "Braten", en: "Fry" },
      text: {
        de: "Erhitze das übrige Butterschmalz in der Pfanne und brate die Frikadellen bei mittlerer Hitze auf der ersten Seite {7 min}, bis sie sich leicht lösen. Wende sie und brate sie weitere {7 min}. Sie sind durch, wenn sie in der Mitte mindestens {70 °C} erreicht und {2 min} gehalten haben und innen nichts mehr rosa ist.",
        en: "Heat the rest of the clarified butter in the frying pan and fry the patties over a medium heat for {7 min} on the first side, until they come away easily. Turn them and fry for another {7 min}. They are done when the middle has reached at least {70 °C} and held it for {2 min}, and nothing inside is pink.",
      },
      ingredients: [{ ingredient: "clarified-butter", amount: 2 }],
      utensils: ["frying-pan", "spatula", "thermometer"],
    },
    {
      heading: { de: "Servieren", en: "Serve" },
      text: {
        de: "Richte die Frikadellen mit der aufgehobenen Petersilie an und stelle den übrigen Senf dazu.",
        en: "Serve the patties with the parsley you kept back and the rest of the mustard on the side.",
      },
      ingredients: ["parsley", "serving-mustard"],
      utensils: [],
    },
  ],
  category: "german",
  moreCategories: ["lunch", "dinner", "entrees", "finger-foods", "party", "kids"],
  tags: ["savoury", "for-children", "make-ahead", "budget-friendly", "summer"],
  likedBy: ["kuechenkraut", "sonntagstisch", "kupferkessel"],
};
