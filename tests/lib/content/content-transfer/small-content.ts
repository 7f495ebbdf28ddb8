import { toContentFiles } from "#lib/content/content-transfer/archive/content-files.ts";

const nutrition = { kcal: 10, fat: 0, protein: 1, carbohydrate: 2 };
const both = <Value>(value: Value) => ({ de: value, en: value });

/** Content of one recipe, with what it refers to. */
export const smallContent = {
  units: [
    { key: "g", system: "metric", dimension: "mass", factor: 1, names: both({ one: "g", many: "g" }), position: 0 },
  ],
  tags: [
    {
      key: "quick",
      type: "time",
      texts: { de: { slug: "schnell", title: "Schnell" }, en: { slug: "quick", title: "Quick" } },
    },
  ],
  ingredients: [
    {
      key: "carrot",
      ...nutrition,
      texts: {
        de: { slug: "karotte", singular: "Karotte", plural: "Karotten" },
        en: { slug: "carrot", singular: "carrot", plural: "carrots" },
      },
    },
  ],
  authors: [{ key: "lena", name: "Lena", type: "contributor" }],
  recipes: [
    {
      key: "karottensuppe",
      authorKey: "lena",
      state: "live",
      isSponsored: false,
      publishedAt: "2026-03-01T08:00:00.000Z",
      difficulty: "easy",
      duration: { preparation: 10, baking: 20, resting: 0 },
      servings: { amount: 4, type: "portion" },
      ingredients: [{ groupPosition: 0, ingredientKey: "carrot", amount: 500, unit: "g" }],
      utensils: [],
      steps: [{ ingredients: [{ position: 0 }] }],
      categoryKeys: [],
      tagKeys: ["quick"],
      texts: {
        de: {
          slug: "karottensuppe",
          title: "Karottensuppe",
          summary: "Warm.",
          chefsNote: "",
          keywords: "",
          groups: [""],
          steps: [{ heading: "Kochen", text: "Koche sie {20 min}." }],
        },
      },
    },
  ],
};

/** A copy that a test may change. */
export const copyContent = () => structuredClone(smallContent);

export const toFiles = (content: object) =>
  toContentFiles(
    new Map(Object.entries(content).map(([kind, entries]) => [`${kind}.json`, Buffer.from(JSON.stringify(entries))])),
  );
