import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { createObjection, decideObjection } from "#lib/people/reports/objection-mutations.ts";
import { findStatement } from "#lib/people/reports/statement-queries.ts";
import { findTarget } from "#lib/people/reports/target-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { reportObjections } from "#lib/platform/db/tables/community/reports.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createDish, createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createContact, decide, report, reportOf, subjectsTo } from "./fixtures.ts";

setUpDatabase();

let editor: string;
let other: string;

beforeAll(async () => {
  editor = await createReader({ newType: "editor" });
  other = await createReader({ newType: "editor" });
});

async function object(decisionId: string, reportId: string | null = null): Promise<string> {
  await createObjection({ decisionId, reportId }, { text: "Das war keine Werbung.", locale: "de" });
  const rows = await db.select().from(reportObjections).where(eq(reportObjections.decisionId, decisionId));
  return rows.find((row) => row.reportId === reportId)?.id ?? "";
}

const decideOn = (objectionId: string, isAccepted: boolean, editorId = other) =>
  decideObjection({ editorId, objectionId, isAccepted, text: "Neu geprüft." });

test("an accepted objection of the writer restores the content", async () => {
  const author = await createContact();
  const dish = await createDish(author.id);
  const { id } = await report(dish);
  const { decisionId } = await decide(editor, id);
  const objection = await object(decisionId);
  await expect(decideOn(objection, true, editor)).rejects.toThrow("sameEditor");
  expect(await decideOn(objection, true)).toMatchObject({ action: "restore" });
  expect((await findTarget(db, { type: "recipe", id: dish }, "de"))?.isVisible).toBe(true);
  expect(await subjectsTo(author.email)).toContain("Entscheidung zu deinem Widerspruch");
  expect(await findStatement({ decisionId, reportId: null }, "de")).toMatchObject({
    action: "hide",
    objection: { state: "accepted", answer: "Neu geprüft." },
  });
});

test("a rejected objection changes nothing, and is decided once", async () => {
  const author = await createContact();
  const { id } = await report(author.id, { type: "user" });
  const { decisionId } = await decide(editor, id, { action: "ban" });
  const objection = await object(decisionId);
  const results = await Promise.allSettled([
    decideOn(objection, false),
    decideOn(objection, false),
    decideOn(objection, true),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  if (results[2]?.status === "rejected") {
    expect((await db.select().from(users).where(eq(users.id, author.id)))[0]?.bannedAt).toBeInstanceOf(Date);
  }
});

test("a reporter who is right has the report open again", async () => {
  const reporter = await createContact();
  const row = await report(await createDish(), { reporterId: reporter.id });
  const { decisionId } = await decide(editor, row.id, { action: "dismiss" });
  await decideOn(await object(decisionId, row.id), true);
  expect((await reportOf(row.reference)).decisionId).toBeNull();
  expect(await subjectsTo(reporter.email)).toHaveLength(3);
});

test("a reporter with another open report about the same gets the reply only", async () => {
  const reporter = await createContact();
  const dish = await createDish();
  const row = await report(dish, { reporterId: reporter.id });
  const { decisionId } = await decide(editor, row.id, { action: "dismiss" });
  const objection = await object(decisionId, row.id);
  await report(dish, { reporterId: reporter.id });
  await decideOn(objection, true);
  expect((await reportOf(row.reference)).decisionId).toBe(decisionId);
});

test("each person objects once", async () => {
  const { id } = await report(await createDish((await createContact()).id));
  const { decisionId } = await decide(editor, id);
  await Promise.all([object(decisionId), object(decisionId), object(decisionId, id)]);
  expect(await db.$count(reportObjections, eq(reportObjections.decisionId, decisionId))).toBe(2);
});

test("objecting against an unknown decision is refused", async () => {
  await expect(object(editor)).rejects.toThrow("missing");
});
