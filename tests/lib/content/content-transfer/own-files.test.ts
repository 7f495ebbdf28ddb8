import { beforeEach, expect, test } from "vitest";
import { toContentFiles } from "#lib/content/content-transfer/archive/content-files.ts";
import { listExportFiles } from "#lib/content/content-transfer/archive/export-files-queries.ts";
import { importContent } from "#lib/content/content-transfer/import/import-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { copyContent, smallContent, toFiles } from "./small-content.ts";

setUpDatabase();

const operator = { actorId: null, isDryRun: false };

beforeEach(async () => {
  // A recipe that was changed has a date of that in exports.
  await db.delete(items);
  await importContent(toFiles(smallContent), operator);
});

const [recipe] = smallContent.recipes;
const importFile = (name: string, text: string) =>
  importContent(toContentFiles(new Map([[name, Buffer.from(text)]])), operator);

test("a recipe in a file of its own, of any name, is the same", async () => {
  const { kinds, problems } = await importFile("recipes/soup.json", JSON.stringify(recipe));
  expect(problems).toEqual([]);
  expect(kinds).toEqual([{ kind: "recipes", created: [], changed: [], unchanged: 1 }]);
});

test("problems name the file", async () => {
  const wrong = await importFile("recipes/soup.json", JSON.stringify({ ...recipe, tagKeys: ["slow"] }));
  expect(wrong.problems).toMatchObject([
    { file: "recipes/soup.json", row: null, key: "karottensuppe", path: "tagKeys[0]" },
  ]);
  const unreadable = await importFile("recipes/soup.json", "{");
  expect(unreadable.problems).toMatchObject([{ file: "recipes/soup.json", row: null, code: "unreadable" }]);
  const unknown = await importFile("soups/soup.json", JSON.stringify(recipe));
  expect(unknown.problems.map(({ code }) => code)).toContain("unknownFile");
});

test("the same entry in two files is a problem", async () => {
  const text = Buffer.from(JSON.stringify(recipe));
  const files = toContentFiles(
    new Map([
      ["recipes/a.json", text],
      ["recipes/b.json", text],
    ]),
  );
  const { problems } = await importContent(files, operator);
  expect(problems).toMatchObject([{ file: "recipes/b.json", code: "duplicate" }]);
});

test("a split export has a file per recipe, without lists of them, and can be imported", async () => {
  const exported = await listExportFiles({ withMedia: false, isSplit: true });
  const names = exported.map(({ name }) => name);
  expect(names).toContain("recipes/karottensuppe.json");
  expect(names).not.toContain("recipes.json");
  const files = new Map(exported.map((file) => [file.name, Buffer.from("text" in file ? file.text : "")]));
  const { kinds, problems } = await importContent(toContentFiles(files), operator);
  expect(problems).toEqual([]);
  expect(kinds.flatMap(({ created, changed }) => [...created, ...changed])).toEqual([]);
});

test("exports leave out what is empty", async () => {
  const files = await listExportFiles({ withMedia: false, isSplit: true });
  const [file] = files.filter(({ name }) => name.startsWith("recipes/"));
  const text = file && "text" in file ? file.text : "";
  expect(text).not.toMatch(/"keywords"|"isSponsored"|"updatedAt"|"characteristic"/);
  expect(Object.keys(JSON.parse(text)).slice(0, 3)).toEqual(["key", "state", "publishedAt"]);
});

test("steps name ingredients, the second row of one with its number", async () => {
  const content = copyContent();
  const [changed] = content.recipes;
  const [row] = changed?.ingredients ?? [];
  if (!changed || !row) throw new Error("no ingredient");
  changed.ingredients.push({ ...row, amount: 5 });
  const steps = changed.steps as { ingredients: unknown[] }[];
  const [step] = steps;
  if (!step) throw new Error("no step");
  step.ingredients = ["carrot#2", { ingredient: "carrot", amount: 200 }];
  expect((await importContent(toFiles(content), operator)).problems).toEqual([]);
  const files = await listExportFiles({ withMedia: false, isSplit: true });
  const [file] = files.filter(({ name }) => name.startsWith("recipes/"));
  expect(JSON.parse(file && "text" in file ? file.text : "").steps[0].ingredients).toEqual(step.ingredients);

  step.ingredients = ["carrot#3"];
  const { problems } = await importContent(toFiles(content), operator);
  expect(problems).toMatchObject([
    { path: "steps[0].ingredients[0]", code: "unknownReference", detail: { de: "carrot#3" } },
  ]);
});
