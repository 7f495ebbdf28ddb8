import fc from "fast-check";
import { expect, test } from "vitest";
import { openContentFile } from "#lib/content/content-transfer/archive/open-content-file.ts";
import { readContent } from "#lib/content/content-transfer/archive/read-content.ts";
import { readAllContent } from "#lib/content/content-transfer/export-queries.ts";
import { importContent } from "#lib/content/content-transfer/import/import-mutations.ts";
import { readCsv, writeCsv } from "#lib/content/content-transfer/table/csv.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { smallContent } from "./small-content.ts";

setUpDatabase();

const plain = { isForExcel: false };
const read = (text: string) => readCsv(Buffer.from(text));

test("a table that is written and read has the same entries", () => {
  const entries = [
    {
      key: "carrot",
      kcal: 41,
      season: [8, 9],
      isStaple: false,
      texts: { de: { singular: "Möhre; orange", synonyms: ["Mohrrübe", "Gelbe Rübe"], body: "Zwei\nZeilen" } },
    },
    { key: "salt", kcal: 0, isStaple: true, texts: { de: { singular: "Salz, grob" } } },
  ];
  expect(read(writeCsv(entries, plain))).toEqual(entries);
  expect(read(writeCsv(entries, { isForExcel: true }))).toEqual(entries);
});

test("a cell is never a formula, and the apostrophe before it is no part of the text", () => {
  fc.assert(
    fc.property(fc.constantFrom("=", "+", "-", "@", "\t"), fc.string(), (sign, rest) => {
      const entries = [{ key: "a", title: sign + rest }];
      const table = writeCsv(entries, plain);
      expect(table).not.toMatch(/(?:^|,|\r\n)"[=+\-@\t]/);
      expect(read(table)).toEqual(entries);
    }),
  );
});

test.each([
  ["a separator", "Salz;=1+1"],
  ["a line feed", "Absatz\n=HYPERLINK(1)"],
  ["a carriage return", "Absatz\r=HYPERLINK(1)"],
])("what stands behind %s is no cell of its own", (_, title) => {
  expect(writeCsv([{ key: "a", title }], plain)).toBe(`"key","title"\r\n"a","${title}"\r\n`);
  expect(writeCsv([{ key: "a", title }], { isForExcel: true })).toBe(`\uFEFF"key";"title"\r\n"a";"${title}"\r\n`);
});

test("semicolons and decimal commas of a German spreadsheet are read", () => {
  expect(read("key;kcal;texts.de.singular\r\ncarrot;41,5;Möhre\r\n")).toEqual([
    { key: "carrot", kcal: 41.5, texts: { de: { singular: "Möhre" } } },
  ]);
});

test("a column cannot change what objects are", () => {
  expect(read("key,__proto__.isAdmin,constructor.x\na,1,2\n")).toEqual([{ key: "a" }]);
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
});

test("a column named like a method of all objects is a field of its entry", () => {
  expect(read("key,toString.mark,valueOf.a.b\na,1,2\n")).toEqual([
    { key: "a", toString: { mark: "1" }, valueOf: { a: { b: "2" } } },
  ]);
  expect(Object.hasOwn(Object.prototype.toString, "mark")).toBe(false);
});

test("a column below one with a text takes its place, so that the import names the problem", () => {
  expect(read("key,key.part\na,1\n")).toEqual([{ key: { part: "1" } }]);
});

test("a table is imported like a list, and a problem names its line", async () => {
  const table = writeCsv(smallContent.ingredients, plain);
  const files = await openContentFile("ingredients.csv", Buffer.from(table));
  const now = { actorId: null, isDryRun: false };
  expect((await importContent(files, now)).kinds[0]).toMatchObject({ created: ["carrot"] });
  expect((await importContent(files, now)).kinds[0]).toMatchObject({ unchanged: 1 });
  const wrong = await openContentFile("ingredients.csv", Buffer.from(table.replace(',"10",', ',"viel",')));
  const { problems } = await importContent(wrong, now);
  expect(problems.map(({ file, row, path }) => [file, row, path])).toEqual([["ingredients.csv", 2, "kcal"]]);
});

test("other names of ingredients are imported from a table, and exported", async () => {
  const names = {
    de: { slug: "moehre", singular: "Möhre", plural: "Möhren" },
    en: { slug: "yellow-carrot", singular: "yellow carrot", plural: "yellow carrots" },
  };
  const synonyms = { de: ["Mohrrübe", "Gelbe Rübe"], en: [] };
  const texts = { de: { ...names.de, synonyms: synonyms.de }, en: { ...names.en, synonyms: synonyms.en } };
  const importTable = async (changes: { texts: object }) => {
    const table = writeCsv([{ ...smallContent.ingredients[0], key: "yellow-carrot", ...changes }], plain);
    const files = await openContentFile("ingredients.csv", Buffer.from(table));
    return (await importContent(files, { actorId: null, isDryRun: false })).kinds[0];
  };
  await importTable({ texts: names });
  expect(await importTable({ texts })).toMatchObject({ changed: ["yellow-carrot"] });
  expect(await importTable({ texts })).toMatchObject({ unchanged: 1 });
  const exported = (await readAllContent()).ingredients.find(({ key }) => key === "yellow-carrot");
  expect(exported).toMatchObject({ texts: { de: { synonyms: synonyms.de } } });
  // What is empty is left out.
  expect(exported).not.toHaveProperty("texts.en.synonyms");
});

test("a table that is none is refused", async () => {
  const files = await openContentFile("tags.csv", Buffer.from('key,"title\na,b'));
  expect((await readContent(files)).problems.map(({ code }) => code)).toEqual(["unreadable"]);
});
