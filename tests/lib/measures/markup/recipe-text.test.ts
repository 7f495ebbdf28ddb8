import { beforeAll, expect, test, vi } from "vitest";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import { recipeStructuredData } from "#lib/content/recipes/structured-data.ts";
import { readRecipeText } from "#lib/measures/markup/recipe-text.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { unitNames } from "#tests/support/catalogue.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createFlourAndEgg, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

beforeAll(async () => {
  vi.stubEnv("IMAGE_KEYS", "a-key-for-the-test");
  vi.stubEnv("SITE_URL", "https://tischlein.example");
  const { flour, egg } = await createFlourAndEgg();
  const row = { unit: "g", characteristic: {}, addition: {} };
  const texts = (slug: string) =>
    recipeTexts(slug, "Spaetzle", {
      chefsNote: "{=400 g flour}, {24 h, no timer}.",
      groups: ["", ""],
      steps: [
        { heading: "", text: "{300 g flour} + {100 g flour#2}, {5 min}.", tip: "{200 °C} ({fan 180 °C}), cling film" },
      ],
    });
  await createTestRecipe(await createAnna(), {
    ingredients: [
      { ...row, groupPosition: 0, ingredientId: flour, amount: 300 },
      { ...row, groupPosition: 1, ingredientId: flour, amount: 100 },
      { ...row, groupPosition: 1, ingredientId: egg, amount: 4, unit: undefined },
    ],
    steps: [{ ingredients: [], utensils: [] }],
    texts: { de: texts("spaetzle"), en: texts("spaetzle-en") },
  });
});

const slugs: Record<Locale, string> = { de: "spaetzle", en: "spaetzle-en" };

async function findRecipe(locale: Locale) {
  const recipe = await getRecipe(locale, slugs[locale]);
  if (!recipe) throw new Error("the recipe is missing");
  return recipe;
}

test("a recipe has its texts without markup in the language of the page", async () => {
  const { steps, chefsNote } = await findRecipe("de");
  const texts = [steps[0]?.text, steps[0]?.tip, chefsNote].map((text) => text?.replaceAll("\u00a0", " "));
  expect(texts).toEqual(["300 g + 100 g, 5 Minuten.", "200 °C (Umluft 180 °C), cling film", "400 g, 24 Stunden."]);
  expect((await findRecipe("en")).steps[0]?.tip).toBe("200\u00a0°C (fan 180\u00a0°C), cling film");
});

test("structured data has no markup", async () => {
  for (const locale of locales) {
    const words = { servings: "4", serving: "1", stepName: (number: number) => `${number}` };
    const { recipeInstructions } = JSON.parse(
      JSON.stringify(recipeStructuredData(await findRecipe(locale), locale, words)),
    );
    expect(recipeInstructions[0].text).toMatch(/^300\u00a0g \+ 100\u00a0g, 5\u00a0\w+\.$/);
  }
});

test("the parts of a text name the group of each ingredient", async () => {
  const { steps } = await findRecipe("de");
  const amounts = steps[0]?.textParts.filter((part) => typeof part === "object" && part.type === "amount");
  expect(amounts).toMatchObject([
    { from: 300, ingredient: "flour", group: 0 },
    { from: 100, ingredient: "flour", group: 1 },
  ]);
});

test("an amount has the density of its ingredient, if known", () => {
  const rows = [{ key: "milk", group: 0, density: 1.03 }];
  const { parts } = readRecipeText("{150 ml milk}{150 ml water}{150 ml}", "de", { unitNames: unitNames.de, rows });
  expect(parts).toMatchObject([
    { density: 1.03, group: 0 },
    { density: null, group: null },
    { density: null, group: null },
  ]);
});

test.each([
  ["Cut it into {3 cm} pieces.", true],
  ["Cut it into {1 cm} thick slices, {2 cm} dice", false, true],
  ["an oval {30 cm} long", false],
  ["{7 cm} across", false],
  ["{10 cm} as before", false],
  ["{28 cm}", false],
  ["{28 cm}{26 cm}", false, false],
])("finds the lengths of %j that stand before a noun", (text, ...expected) => {
  const { parts } = readRecipeText(text, "en", { unitNames: unitNames.en, rows: [] });
  const lengths = parts.flatMap((part) => (typeof part === "object" && part.type === "length" ? [part] : []));
  expect(lengths.map(({ isAttributive = false }) => isAttributive)).toEqual(expected);
});

test("only English texts have nouns for US units", async () => {
  const nouns = async (locale: Locale) =>
    (await findRecipe(locale)).steps[0]?.tipParts.filter((part) => typeof part === "object" && part.type === "noun");
  expect(await nouns("de")).toEqual([]);
  expect(await nouns("en")).toEqual([{ type: "noun", metric: "cling film", us: "plastic wrap" }]);
});
