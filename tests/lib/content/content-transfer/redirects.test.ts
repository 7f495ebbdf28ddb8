import { beforeEach, expect, test } from "vitest";
import { toContentFiles } from "#lib/content/content-transfer/archive/content-files.ts";
import { readAllContent } from "#lib/content/content-transfer/export-queries.ts";
import { importContent } from "#lib/content/content-transfer/import/import-mutations.ts";
import { readCsv, writeCsv } from "#lib/content/content-transfer/table/csv.ts";
import { db } from "#lib/platform/db/client.ts";
import { redirects } from "#lib/platform/db/tables/routing.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();
beforeEach(async () => {
  await db.delete(redirects);
});

const importRedirects = (entries: object[]) =>
  importContent(toContentFiles(new Map([["redirects.json", Buffer.from(JSON.stringify(entries))]])), {
    actorId: null,
    isDryRun: false,
  });

const christmas = { kind: "path", path: "/de/weihnachten", target: "/de/kategorien/weihnachten" };

test("an address that editors have added comes back by an import", async () => {
  await db.insert(redirects).values({ path: christmas.path, target: christmas.target });
  const exported = (await readAllContent()).redirects;
  expect(exported).toEqual([christmas]);
  await db.delete(redirects);
  const { kinds } = await importRedirects(exported);
  expect(kinds[0]?.created).toEqual(["path:/de/weihnachten"]);
  expect((await readAllContent()).redirects).toEqual([christmas]);
  expect((await importRedirects(exported)).kinds[0]).toMatchObject({ created: [], changed: [], unchanged: 1 });
});

test("an import changes the target of an address", async () => {
  await importRedirects([christmas]);
  const { kinds } = await importRedirects([{ ...christmas, target: "/de/rezepte" }]);
  expect(kinds[0]?.changed).toEqual(["path:/de/weihnachten"]);
  expect(await db.select({ target: redirects.target }).from(redirects)).toEqual([{ target: "/de/rezepte" }]);
});

test("addresses are read as the desk reads them", async () => {
  await importRedirects([{ kind: "path", path: "https://example.test/de/s%C3%BC%C3%9F/?a=1", target: "/de/rezepte/" }]);
  const { path, target } = redirects;
  expect(await db.select({ path, target }).from(redirects)).toEqual([{ path: "/de/süß", target: "/de/rezepte" }]);
});

test.each([
  ["a path without a language", { path: "/weihnachten" }, "path"],
  ["a target on another site", { target: "javascript:alert(1)" }, "target"],
  ["a path that leads to itself", { target: christmas.path }, "target"],
])("%s is a problem", async (_, change, path) => {
  const { problems } = await importRedirects([{ ...christmas, ...change }]);
  expect(problems).toMatchObject([{ row: 1, path, code: "invalid" }]);
});

test("redirects that lead to one another are a problem", async () => {
  const { problems } = await importRedirects([christmas, { kind: "path", path: "/de/xmas", target: christmas.path }]);
  expect(problems).toMatchObject([{ row: 2, key: "path:/de/xmas", path: "target", code: "loop" }]);
  expect(await db.$count(redirects)).toBe(0);
});

test("a table has both kinds of redirects", () => {
  const former = { kind: "tag", locale: "de", slug: "alt", target: "quick" };
  expect(readCsv(Buffer.from(writeCsv([former, christmas], { isForExcel: false })))).toEqual([former, christmas]);
});
