import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { toContentFiles } from "#lib/content/content-transfer/archive/content-files.ts";
import { readAllContent } from "#lib/content/content-transfer/export-queries.ts";
import { importContent } from "#lib/content/content-transfer/import/import-mutations.ts";
import { listImportedPages } from "#lib/content/content-transfer/import/imported-pages-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { recipes } from "#lib/platform/db/tables/recipes.ts";
import { searchDocs } from "#lib/platform/db/tables/search.ts";
import { tags } from "#lib/platform/db/tables/tags.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { copyContent, smallContent, toFiles } from "./small-content.ts";

setUpDatabase();

const actorId = randomUUID();
const now = { actorId, isDryRun: false };
const dryRun = { actorId, isDryRun: true };

beforeEach(async () => {
  // Each test imports into an empty site.
  await db.execute(sql`truncate users, items, tags, ingredients, units, slug_history, audit_log cascade`);
  const admin = { id: actorId, slug: "admin", name: "Admin", newType: "admin", email: "a@example.test" } as const;
  await db.insert(users).values({ ...admin, emailConfirmedAt: new Date() });
});

test("a dry run says what would be created and changes nothing", async () => {
  const { kinds, problems } = await importContent(toFiles(smallContent), dryRun);
  expect(problems).toEqual([]);
  expect(kinds.map(({ kind, created }) => [kind, created])).toEqual([
    ["units", ["g"]],
    ["tags", ["quick"]],
    ["ingredients", ["carrot"]],
    ["authors", ["lena"]],
    ["recipes", ["karottensuppe"]],
  ]);
  expect(await db.$count(recipes)).toBe(0);
  expect(await db.$count(auditLog)).toBe(0);
});

test("problems are listed by row and path, and nothing is imported", async () => {
  const content = copyContent();
  const [recipe] = content.recipes;
  if (!recipe) throw new Error("no recipe");
  recipe.tagKeys = ["slow"];
  recipe.texts.de.title = "";
  const { problems } = await importContent(toFiles(content), now);
  expect(problems.map(({ file, row, key, path, code }) => ({ file, row, key, path, code }))).toEqual([
    { file: "recipes.json", row: 1, key: "karottensuppe", path: "texts.de.title", code: "invalid" },
    { file: "recipes.json", row: 1, key: "karottensuppe", path: "tagKeys[0]", code: "unknownReference" },
  ]);
  expect(problems[0]?.detail.de).toMatch(/Zu klein/);
  expect(problems[0]?.detail.en).toMatch(/Too small/);
  expect(await db.$count(tags)).toBe(0);
});

test("what refers to an entry with a problem is no further problem", async () => {
  const content = copyContent();
  const [ingredient] = content.ingredients;
  if (ingredient) ingredient.kcal = -1;
  const { problems } = await importContent(toFiles(content), now);
  expect(problems.map(({ file }) => file)).toEqual(["ingredients.json"]);
});

test.each([
  ["[", "unreadable"],
  ["{}", "noList"],
])("a file with %s is refused as %s", async (text, code) => {
  const files = toContentFiles(new Map([["recipes.json", Buffer.from(text)]]));
  expect((await importContent(files, now)).problems.map((one) => one.code)).toEqual([code]);
});

test("an import stores the content, indexes it and is in the audit log", async () => {
  await importContent(toFiles(smallContent), now);
  expect(await db.$count(searchDocs)).toBe(1);
  const [line] = await db.select().from(auditLog);
  expect(line).toMatchObject({ actorId, action: "import", subjectType: "content", details: { recipes: 1, tags: 1 } });
  const again = await importContent(toFiles(smallContent), now);
  expect(again.kinds.flatMap(({ created, changed }) => [...created, ...changed])).toEqual([]);
  expect(await db.$count(auditLog)).toBe(1);
});

test("a former slug leads to the new one, and the former key still finds the recipe", async () => {
  await importContent(toFiles(smallContent), now);
  const content = copyContent();
  const [recipe] = content.recipes;
  if (recipe) recipe.texts.de.slug = "moehrensuppe";
  const first = await importContent(toFiles(content), now);
  expect(first.kinds.at(-1)).toMatchObject({ kind: "recipes", changed: ["karottensuppe"] });
  expect(await findSlug("/recipes/[slug]", "de", "karottensuppe")).toBe("moehrensuppe");
  expect((await listImportedPages(first))?.tags).toEqual(
    expect.arrayContaining(["item:karottensuppe", "item:moehrensuppe"]),
  );
  expect((await importContent(toFiles(content), now)).kinds.at(-1)).toMatchObject({ created: [], changed: [] });
  const { recipes: exported, redirects } = await readAllContent();
  expect(exported.map(({ key }) => key)).toEqual(["moehrensuppe"]);
  expect(redirects).toEqual([{ kind: "item", locale: "de", slug: "karottensuppe", target: "moehrensuppe" }]);
});

test("the source of a recipe is exported, and removed by an import that leaves it out", async () => {
  const source = { url: "https://kochbuch.example/suppe", siteName: "Das Kochbuch", author: "" };
  const content = copyContent();
  await importContent(toFiles({ ...content, recipes: content.recipes.map((recipe) => ({ ...recipe, source })) }), now);
  expect((await readAllContent()).recipes[0]?.source).toEqual(source);
  expect((await importContent(toFiles(content), now)).kinds.at(-1)).toMatchObject({ changed: ["karottensuppe"] });
  expect((await readAllContent()).recipes[0]).not.toHaveProperty("source");
});

test("an import gives no role to an account", async () => {
  await importContent(toFiles({ authors: smallContent.authors }), now);
  await db.update(users).set({ email: "lena@example.test" }).where(eq(users.slug, "lena"));
  const content = copyContent();
  const [author] = content.authors;
  if (author) Object.assign(author, { type: "editor", name: "Lena L." });
  await importContent(toFiles({ authors: content.authors }), now);
  const [lena] = await db.select().from(users).where(eq(users.slug, "lena"));
  expect(lena).toMatchObject({ name: "Lena L.", newType: "contributor", email: "lena@example.test" });
});

test("the export has no private data of authors", async () => {
  await importContent(toFiles({ authors: smallContent.authors }), now);
  await db.update(users).set({ email: "lena@example.test" }).where(eq(users.slug, "lena"));
  const { authors } = await readAllContent();
  expect(authors.map(({ key }) => key)).toEqual(["lena"]);
  expect(JSON.stringify(authors)).not.toContain("@example.test");
});
