import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "greek-salad",
  alt: {
    de: "Salat aus groben Tomaten- und Gurkenstücken, roten Zwiebelringen und dunklen Oliven in einer weißen Schale, obenauf ein ganzes Stück Feta mit Oregano",
    en: "Salad of chunky tomato and cucumber, red onion rings and dark olives in a white bowl, a whole piece of feta with oregano on top",
  },
  slug: { de: "griechischer-bauernsalat", en: "greek-village-salad" },
  title: { de: "Griechischer Bauernsalat", en: "Greek village salad" },
  summary: {
    de: "Choriatiki, wie er auf dem Dorf auf den Tisch kommt: ohne Blattsalat, mit dem Feta am Stück. Der Saft am Boden der Schale ist das Dressing.",
    en: "Horiatiki as the village serves it: no lettuce, and the feta in one piece. The juice at the bottom of the bowl is the dressing.",
  },
  chefsNote: {
    de: "Feta kommt immer aus Griechenland, wir stellen also selbst keinen her. Noch wichtiger sind hier reife Tomaten. Lass den Feta am Stück, damit sich alle davon abbrechen können; in Würfeln zerfällt er beim Mischen.",
    en: "Feta always comes from Greece, so we do not make any ourselves. Ripe tomatoes matter even more here. Leave the feta in one piece so that everyone can break some off; diced, it crumbles as you toss the salad.",
  },
  author: "lindeundlaib",
  publishedAt: "2026-08-06T10:30:00Z",
  isSponsored: true,
  difficulty: "easy",
  duration: { preparation: 15, baking: 0, resting: 10 },
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 400, fat: 35, protein: 11, carbohydrate: 9 },
  ingredients: [
    {
      heading: { de: "Für den Salat", en: "For the salad" },
      items: [
        { ingredient: "red-onion", amount: 1, characteristic: { de: "in feinen Ringen", en: "in thin rings" } },
        { ingredient: "red-wine-vinegar", amount: 1, unit: "tbsp" },
        {
          ingredient: "tomato",
          amount: 600,
          unit: "g",
          characteristic: { de: "in groben Spalten", en: "in chunky wedges" },
        },
        {
          ingredient: "cucumber",
          amount: 1,
          characteristic: { de: "in dicken Halbmonden", en: "in thick half-moons" },
        },
        { ingredient: "kalamata-olive", amount: 100, unit: "g" },
        { ingredient: "salt" },
      ],
    },
    {
      heading: { de: "Obendrauf", en: "On top" },
      items: [
        {
          ingredient: "feta",
          amount: 200,
          unit: "g",
          characteristic: { de: "am Stück", en: "in one piece" },
          addition: { de: "mit mikrobiellem Lab", en: "made with microbial rennet" },
        },
        { ingredient: "olive-oil", amount: 5, unit: "tbsp" },
        { ingredient: "dried-oregano", amount: 1, unit: "tsp" },
        { ingredient: "oregano", amount: 2, unit: "sprig", addition: { de: "frisch", en: "fresh" } },
        { ingredient: "black-pepper" },
      ],
    },
  ],
  utensils: [
    { utensil: "cutting-board" },
    { utensil: "knife" },
    { utensil: "bowl", amount: 2, size: { de: "klein und groß", en: "small and large" } },
  ],
  steps: [
    {
      heading: { de: "Zwiebel mildern", en: "Soften the onion" },
      text: {
        de: "Mische die Zwiebelringe in einer kleinen Schüssel mit dem Essig und einer Prise Salz. Lass sie {10 min} ziehen, bis sie weich werden und die Farbe von Himbeeren haben.",
        en: "In a small bowl, mix the onion rings with the vinegar and a pinch of salt. Leave for {10 min}, until they soften and turn raspberry pink.",
      },
      ingredients: ["red-onion", "red-wine-vinegar", "salt"],
      utensils: ["cutting-board", "knife", "bowl"],
    },
    {
      heading: { de: "Gemüse schneiden", en: "Cut the vegetables" },
      text: {
        de: "Schneide währenddessen die Tomaten in grobe Spalten. Schäle die Gurke in Streifen, sodass etwas Schale bleibt, halbiere sie längs und schneide sie in fingerdicke Stücke.",
        en: "Meanwhile, cut the tomatoes into chunky wedges. Peel the cucumber in stripes so that some skin stays on, halve it lengthways and cut it into finger-thick pieces.",
      },
      ingredients: ["tomato", "cucumber"],
      utensils: ["cutting-board", "knife"],
      tip: {
        de: "Tomaten aus dem Kühlschrank schmecken nach Wasser. Lege sie {1 h} vorher heraus.",
        en: "Tomatoes from the fridge taste of water. Take them out {1 h} ahead.",
      },
    },
    {
      heading: { de: "Mischen", en: "Toss" },
      text: {
        de: "Gib Tomaten, Gurke und Oliven in eine große Schüssel, salze sie und mische die Zwiebel mit ihrem Essig unter. Nach ein paar Minuten steht Saft am Boden, und genau das soll er.",
        en: "Put the tomatoes, cucumber and olives in a large bowl, season with salt and toss with the onion and its vinegar. After a few minutes there will be juice at the bottom, and that is the point.",
      },
      ingredients: ["tomato", "cucumber", "kalamata-olive", "red-onion", "salt"],
      utensils: ["bowl"],
      tip: {
        de: "Sparsam salzen: Oliven und Feta bringen reichlich mit.",
        en: "Go easy on the salt: olives and feta bring plenty.",
      },
    },
    {
      heading: { de: "Feta auflegen", en: "Add the feta" },
      text: {
        de: "Lege den Feta im Ganzen auf den Salat. Gieße das Olivenöl darüber, zerreibe den getrockneten Oregano zwischen den Fingern und streue ihn mit Pfeffer auf den Käse. Frische Oreganoblättchen obenauf, fertig.",
        en: "Lay the whole piece of feta on the salad. Pour over the olive oil, rub the dried oregano between your fingers and scatter it over the cheese with some pepper. Finish with the fresh oregano leaves.",
      },
      ingredients: ["feta", "olive-oil", "dried-oregano", "black-pepper", "oregano"],
      utensils: [],
    },
  ],
  category: "salad",
  moreCategories: ["greek", "summer", "lunch", "vegetables"],
  tags: ["vegetarian", "gluten-free", "low-carb", "healthy", "no-cook", "savoury", "summer", "brand-content"],
  likedBy: ["team", "kuechenkraut", "gemuesefach", "sonntagstisch"],
};
