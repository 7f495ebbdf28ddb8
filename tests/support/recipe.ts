import { createDraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { pickFacts } from "#lib/content/recipes/facts.ts";
import type { Recipe, RecipeIngredient, StepIngredient } from "#lib/content/recipes/recipe.ts";
import { toUsMeasure } from "#lib/measures/units/us-measure.ts";
import { usUnits } from "#lib/measures/units/us-units.ts";

/** An ingredient of a recipe; pass only what the test is about. */
export function ingredientOf(changes: Partial<RecipeIngredient>): RecipeIngredient {
  const { amount = null, amountMax, unitCode = null, density = null, usForm, pieceGrams } = changes;
  return {
    position: 0,
    group: 0,
    amount: null,
    amountMax: null,
    unit: "",
    unitCode: null,
    us: toUsMeasure({ amount, amountMax, unitCode, density, usForm, pieceGrams }),
    density: null,
    pieceGrams: null,
    usForm: null,
    name: "Salz",
    names: { one: changes.name ?? "Salz", many: changes.name ?? "Salz" },
    usNames: null,
    substitutes: {},
    characteristic: "",
    addition: "",
    preparationParts: changes.characteristic ? [changes.characteristic] : [],
    noteParts: [changes.characteristic, changes.addition]
      .filter((note) => note !== undefined)
      .flatMap((note, index) => (index > 0 ? [", ", note] : note)),
    href: null,
    ...changes,
  };
}

/** An ingredient as the only step that needs it uses it. */
export function stepIngredientOf(changes: Partial<StepIngredient>): StepIngredient {
  return { isFirstUse: true, isRest: false, ...changes, ...ingredientOf(changes) };
}

const pumpkin = stepIngredientOf({
  amount: 1200,
  unit: "g",
  unitCode: "g",
  name: "Hokkaidokürbis",
  characteristic: "entkernt",
  addition: "mit Schale",
  href: "/de/zutaten/hokkaidokuerbis",
});

const picture = {
  id: "8050765e-0914-4c61-af92-654b50ece0fe",
  width: 1536,
  height: 1152,
  placeholder: "",
  alt: "Suppe",
};

/** The facts of a recipe that says nothing. */
export const emptyFacts = pickFacts(createDraftContent("de"));

/** A recipe with all optional parts. */
export const pumpkinSoup: Recipe = {
  ...emptyFacts,
  id: "c2f1b6c8-6ad1-4a5b-9a56-0b0c8e6f8f11",
  slug: "kuerbissuppe",
  title: "Kürbissuppe",
  summary: "Vom Blech.",
  metaTitle: null,
  metaDescription: null,
  chefsNote: "Das Blech macht die Arbeit.",
  chefsNoteParts: ["Das Blech macht die Arbeit."],
  keeping: { storage: ["Im Kühlschrank 3 Tage."], freezing: [], makeAhead: ["Der Kürbis röstet am Vortag."] },
  difficulty: "easy",
  duration: { preparation: 20, baking: 45, resting: 10, total: 75 },
  ovenCelsius: 200,
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 318, fat: 4.6, protein: 8, carbohydrate: 21 },
  groups: [
    { heading: "Fürs Blech", ingredients: [pumpkin, ingredientOf({ position: 1, amount: 2, name: "Zwiebeln" })] },
    { heading: "", ingredients: [ingredientOf({ position: 2 })] },
  ],
  utensils: [
    { id: "baking-sheet", name: "Backblech", amount: 1, sizeParts: [] },
    { id: "bowl", name: "Schüsseln", amount: 2, sizeParts: ["klein und groß"] },
  ],
  tin: null,
  unitNames: { ...usUnits.de, g: { one: "g", many: "g" } },
  steps: [
    {
      heading: "Rösten",
      text: "Alles aufs Blech.",
      textParts: ["Alles aufs Blech."],
      tip: "Mit Schale.",
      tipParts: ["Mit Schale."],
      ingredients: [pumpkin],
      utensils: [{ id: "baking-sheet", name: "Backblech", amount: 1, sizeParts: [] }],
      picture: { ...picture, id: "9150765e-0914-4c61-af92-654b50ece0fe", alt: "Kürbis auf dem Blech" },
      video: null,
    },
    {
      heading: "",
      text: "Pürieren.",
      textParts: ["Pürieren."],
      tip: null,
      tipParts: [],
      ingredients: [],
      utensils: [],
      picture: null,
      video: null,
    },
  ],
  tags: [
    { key: "gluten-free", slug: "glutenfrei", title: "glutenfrei", type: "diet", href: "/de/tags/glutenfrei" },
    { key: "autumn", slug: "herbst", title: "Herbst", type: "season", href: "/de/tags/herbst" },
  ],
  mainCategory: { id: "1", title: "Suppen", href: "/de/kategorien/suppen", group: "group-course" },
  categories: [
    { id: "1", title: "Suppen", href: "/de/kategorien/suppen", group: "group-course" },
    { id: "2", title: "Deutsch", href: "/de/kategorien/deutsche-kueche", group: "group-cuisine" },
  ],
  badge: "vegetarian",
  isSponsored: false,
  picture,
  video: {
    id: "0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22",
    title: "Suppe anrichten",
    seconds: 100,
    width: 1280,
    height: 720,
    poster: picture,
    mp4: "/videos/0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22/video.mp4",
    webm: "/videos/0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22/video.webm",
    captions: { de: "/videos/0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22/captions-de.vtt" },
  },
  author: {
    id: "00000000-0000-4000-8000-000000000001",
    name: "Gemüsefach",
    slug: "gemuesefach",
    newType: "contributor",
    occupation: "Gemüseküche",
    bio: "Hier wird geröstet.",
    website: null,
    picture: null,
  },
  likeCount: 8,
  userLikeCount: 6,
  rating: { average: 4.6, count: 12 },
  publishedAt: "2026-10-09T09:00:00.000Z",
  updatedAt: "2026-10-10T09:00:00.000Z",
  alternates: { de: "/de/rezepte/kuerbissuppe", en: "/en/recipes/pumpkin-soup" },
};
