import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { writeAuditCsv } from "#lib/platform/audit-log/csv.ts";
import {
  auditSubjects,
  listReadableSubjects,
  parseAuditFilter,
  toAuditParams,
} from "#lib/platform/audit-log/filter.ts";
import { deleteOldAuditEntries } from "#lib/platform/audit-log/purge-mutations.ts";
import {
  type AuditCursor,
  type AuditEntry,
  listAuditActors,
  listAuditEntries,
  listSubjectEntries,
  readAuditEntries,
} from "#lib/platform/audit-log/queries.ts";
import { nameSubjects } from "#lib/platform/audit-log/subject-name-queries.ts";
import { findSubjectKeys } from "#lib/platform/audit-log/subject-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { vacancies } from "#lib/platform/db/tables/company/vacancies.ts";
import { createDish, createReader, write } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { insertLine } from "./fixtures.ts";

setUpDatabase();

beforeEach(async () => {
  await db.delete(auditLog);
});

const all = parseAuditFilter({});
const namesOf = async (params: Parameters<typeof parseAuditFilter>[0], subjects = listReadableSubjects("admin")) =>
  (await listAuditEntries(subjects, parseAuditFilter(params))).entries.map(({ subjectName }) => subjectName);

async function collect<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = [];
  for await (const value of values) all.push(value);
  return all;
}

describe("the filter of an address", () => {
  test("is read and written back", () => {
    const params = { actor: randomUUID(), subject: "tag", action: "merge", from: "2026-01-02", to: "2026-03-04" };
    expect(toAuditParams(parseAuditFilter(params))).toEqual(params);
  });

  test("leaves out what makes no sense", () => {
    const params = { actor: "me", subject: "users", action: ["ban"], from: "2026-02-31", to: "tomorrow" };
    expect(toAuditParams(parseAuditFilter(params))).toEqual({});
  });
});

test("admins read all subjects, editors none of people, and no other user any", () => {
  expect(listReadableSubjects("admin")).toEqual(auditSubjects);
  expect(listReadableSubjects("editor")).not.toContain("account");
  expect(listReadableSubjects("editor")).not.toContain("invitation");
  expect(listReadableSubjects("editor")).toHaveLength(auditSubjects.length - 2);
  for (const role of ["community", "contributor", "partner"] as const) expect(listReadableSubjects(role)).toEqual([]);
});

test("editors do not find lines about people by filtering either", async () => {
  await insertLine({ subjectType: "account", action: "ban", subjectName: "Ben" });
  const subjects = listReadableSubjects("editor");
  expect(await namesOf({}, subjects)).toEqual([]);
  expect(await namesOf({ subject: "account" }, subjects)).toEqual([]);
  expect(await namesOf({ action: "ban" }, subjects)).toEqual([]);
  expect(await namesOf({}, listReadableSubjects("community"))).toEqual([]);
  expect(await namesOf({ action: "ban" })).toEqual(["Ben"]);
});

test("lines are filtered by person, subject, action and days of Berlin", async () => {
  const [anna, ben] = [await createReader(), await createReader()];
  // Shortly before midnight in Berlin, and shortly after.
  await insertLine({ subjectName: "1", actorId: anna, createdAt: new Date("2026-03-01T22:59:59Z") });
  await insertLine({ subjectName: "2", actorId: ben, createdAt: new Date("2026-03-01T23:00:00Z") });
  await insertLine({ subjectName: "3", actorId: ben, createdAt: new Date("2026-03-02T22:59:59Z"), action: "merge" });
  await insertLine({ subjectName: "4", createdAt: new Date("2026-03-02T23:00:00Z"), subjectType: "menu" });
  expect(await namesOf({})).toEqual(["4", "3", "2", "1"]);
  expect(await namesOf({ from: "2026-03-02", to: "2026-03-02" })).toEqual(["3", "2"]);
  expect(await namesOf({ to: "2026-03-01" })).toEqual(["1"]);
  expect(await namesOf({ actor: ben })).toEqual(["3", "2"]);
  expect(await namesOf({ actor: ben, action: "merge" })).toEqual(["3"]);
  expect(await namesOf({ subject: "menu" })).toEqual(["4"]);
});

test("pages follow each other in both directions without a gap, also within one instant", async () => {
  const count = 120;
  await db.execute(sql`insert into audit_log (created_at, action, subject_type, subject_name)
    select '2026-03-01T12:00:00Z'::timestamptz + (n / 7) * interval '1 microsecond', 'create', 'tag', n::text
    from generate_series(1, ${count}::int) n`);
  const pages: string[][] = [];
  let cursor: AuditCursor = null;
  for (;;) {
    const { entries, hasOlder, hasNewer } = await listAuditEntries(auditSubjects, all, cursor);
    expect(hasNewer).toBe(pages.length > 0);
    pages.push(entries.map(({ id }) => id));
    if (!hasOlder) break;
    cursor = { before: entries.at(-1)?.id ?? "" };
  }
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(new Set(pages.flat()).size).toBe(count);
  const back = await listAuditEntries(auditSubjects, all, { after: pages[2]?.[0] ?? "" });
  expect(back.entries.map(({ id }) => id)).toEqual(pages[1]);
  expect([back.hasNewer, back.hasOlder]).toEqual([true, true]);
  const first = await listAuditEntries(auditSubjects, all, { after: pages[1]?.[0] ?? "" });
  expect(first.entries.map(({ id }) => id)).toEqual(pages[0]);
  expect(first.hasNewer).toBe(false);
});

test("an export has every line, also beyond a batch", async () => {
  await db.execute(sql`insert into audit_log (action, subject_type, subject_name)
    select 'create', 'tag', n::text from generate_series(1, 501) n`);
  const batches = await collect(readAuditEntries(auditSubjects, all));
  expect(batches.map(({ length }) => length)).toEqual([500, 1]);
});

test("the CSV quotes its cells and runs no formula", async () => {
  await insertLine({
    subjectName: '=HYPERLINK("https://evil.example")',
    details: { reason: 'Er sagte "nein", zweimal' },
    createdAt: new Date("2026-03-01T12:00:00Z"),
  });
  const csv = (await collect(writeAuditCsv(auditSubjects, all, "en"))).join("");
  const [head, line, rest] = csv.split("\r\n");
  expect(head).toBe('\uFEFF"Time","Person","Action","Area","ID","Name","Entry","Details"');
  expect(line).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(line).toContain('"2026-03-01T12:00:00.000Z","","Create","Tags",""');
  expect(line).toContain('""Er sagte \\""nein\\"", zweimal""');
  expect(rest).toBe("");
});

test("the CSV has the separator by which spreadsheets in its language find the cells", async () => {
  await insertLine({ subjectName: "Salz;=1+1" });
  const csv = (await collect(writeAuditCsv(auditSubjects, all, "de"))).join("");
  expect(csv).toMatch(/^\uFEFF"Zeit";"Person";/);
  expect(csv).toContain(';"Salz;=1+1";');
});

test("the people of the filter are those with a line, by name, each once", async () => {
  const [anna, ben] = [await createReader({ name: "Zoe" }), await createReader({ name: "adam" })];
  await createReader({ name: "Ohne" });
  for (const actorId of [anna, anna, ben, null]) await insertLine({ actorId });
  expect(await listAuditActors()).toEqual([
    { id: ben, name: "adam" },
    { id: anna, name: "Zoe" },
  ]);
});

test("the lines about one subject are found, newest first", async () => {
  const subjectId = randomUUID();
  await insertLine({ subjectId, subjectName: "alt", createdAt: new Date("2026-01-01") });
  await insertLine({ subjectId, subjectName: "neu" });
  await insertLine({ subjectId, subjectType: "story" });
  await insertLine({ subjectId: randomUUID() });
  const found = await listSubjectEntries("tag", subjectId, 10);
  expect(found.map(({ subjectName }) => subjectName)).toEqual(["neu", "alt"]);
});

test("only subjects that still exist have a page", async () => {
  const account = await createReader();
  const recipe = await createDish();
  const [tag] = (
    await db.execute<{ id: string }>(sql`
    with made as (insert into tags (key, type) values ('herbst', 'season') returning id)
    insert into tag_texts (tag_id, locale, slug, title) select id, 'de', 'herbst', 'Herbst' from made
    returning tag_id as id`)
  ).rows;
  const texts = { de: "x", en: "x" };
  const [vacancy] = await db
    .insert(vacancies)
    .values({ title: texts, text: texts, employmentType: "INTERN", postcode: "1", city: "x" })
    .returning();
  const found = await findSubjectKeys([
    { subjectType: "account", subjectId: account },
    { subjectType: "account", subjectId: randomUUID() },
    { subjectType: "recipe", subjectId: recipe },
    { subjectType: "tag", subjectId: tag?.id ?? "" },
    { subjectType: "vacancy", subjectId: vacancy?.id ?? "" },
    { subjectType: "menu", subjectId: randomUUID() },
    { subjectType: "story", subjectId: recipe },
    { subjectType: "tag", subjectId: null },
  ]);
  const entries: [string, object][] = [
    [account, { id: account }],
    [recipe, { id: recipe }],
    [tag?.id ?? "", { id: tag?.id }],
    [vacancy?.id ?? "", { id: vacancy?.id }],
  ];
  expect(found).toEqual(new Map(entries));
});

test("a subject is named as it is called now, in the language of the reader", async () => {
  const texts = { de: recipeTexts(randomUUID(), "Spätzle"), en: recipeTexts(randomUUID(), "Noodles") };
  const recipe = await createTestRecipe(await createReader(), { texts });
  const { id: comment } = await write(await createReader(), recipe);
  const onlyGerman = await createDish();
  for (const [subjectType, subjectId] of [
    ["recipe", recipe],
    ["comment", comment],
    ["recipe", onlyGerman],
    ["recipe", randomUUID()],
    ["recipe", null],
  ] as const) {
    await insertLine({ subjectType, subjectId, subjectName: "damals" });
  }
  const entries = (await listAuditEntries(auditSubjects, all)).entries.reverse();
  const namesIn = async (locale: "de" | "en") =>
    (await nameSubjects(entries, locale)).map(({ subjectName }) => subjectName);
  expect(await namesIn("en")).toEqual(["Noodles", "Noodles", "damals", "damals", "damals"]);
  expect(await namesIn("de")).toEqual(["Spätzle", "Spätzle", "Spätzle", "damals", "damals"]);
  expect((await collect(writeAuditCsv(auditSubjects, all, "en"))).join()).toContain("the recipe “Noodles”");
});

test.each(auditSubjects)("the name and the page of a %s are looked for without an error", async (subjectType) => {
  const entry = { subjectType, subjectId: randomUUID(), subjectName: "damals" } as AuditEntry;
  expect(await nameSubjects([entry], "de")).toEqual([entry]);
  expect(await findSubjectKeys([{ subjectType, subjectId: randomUUID() }])).toEqual(new Map());
});

test("lines older than three years are deleted", async () => {
  await insertLine({ subjectName: "alt", createdAt: new Date(Date.now() - 1097 * 86_400_000) });
  await insertLine({ subjectName: "jung", createdAt: new Date(Date.now() - 1090 * 86_400_000) });
  await deleteOldAuditEntries();
  expect(await namesOf({})).toEqual(["jung"]);
});
