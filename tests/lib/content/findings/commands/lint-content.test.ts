import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createFlourAndEgg, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "data-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs `npm run lint:content` with the database of the test. */
function run(): Promise<{ code: number; lines: string[] }> {
  const program = ["--conditions=react-server", "lib/content/findings/commands/lint-content.ts"];
  const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: "development" as const };
  return new Promise((done) => {
    execFile(process.execPath, program, { env }, (error, out, complaint) =>
      done({ code: error ? Number(error.code) : 0, lines: (out + complaint).trim().split("\n") }),
    );
  });
}

test("prints findings with their places, and fails with errors only", { timeout: 120_000 }, async () => {
  const none = "0 findings: 0 errors, 0 warnings, 0 hints.";
  expect(await run()).toEqual({ code: 0, lines: [none] });
  const anna = await createAnna();
  const { flour } = await createFlourAndEgg();
  const texts = (slug: string, title: string) => ({
    de: recipeTexts(`${slug}-de`, title, { summary: "Gut." }),
    en: recipeTexts(slug, title, { summary: "Good." }),
  });
  const ingredients = [{ groupPosition: 0, ingredientId: flour, characteristic: {}, addition: {} }];
  await createTestRecipe(anna, { ingredients, texts: texts("porridge", "Porridge") });
  const warning =
    "warning /en/recipes/porridge#steps Steps: No step says which ingredients it uses. (ingredientsUnassigned)";
  expect(await run()).toEqual({ code: 0, lines: [warning, "1 findings: 0 errors, 1 warnings, 0 hints."] });

  const step = { heading: "", text: "{50 g egg} Ei", tip: undefined };
  const named = texts("waffles", "Waffles");
  for (const text of [named.de, named.en]) text.steps.push(step as never);
  await createTestRecipe(anna, {
    ingredients,
    steps: [{ ingredients: [{ position: 0 }], utensils: [] }],
    texts: named,
  });
  const { code, lines } = await run();
  expect(code).toBe(1);
  expect(lines[0]).toBe(
    "error /de/rezepte/waffles-de#step-1 Step 1, in German: The marked ingredient “{50 g egg}” isn’t in the list, so it would be missing from the shopping. (ingredientUnlisted)",
  );
});
