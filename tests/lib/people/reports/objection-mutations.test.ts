import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { decideComment } from "#lib/people/comments/decision-mutations.ts";
import { createObjection, decideObjection } from "#lib/people/reports/objection-mutations.ts";
import { findStatement } from "#lib/people/reports/statement-queries.ts";
import { findTarget } from "#lib/people/reports/target-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { reportObjections } from "#lib/platform/db/tables/community/reports.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createDish, createReader, write } from "#tests/lib/people/comments/fixtures.ts";
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

describe("an accepted objection to an old decision leaves a later one as it is", () => {
  const isVisible = async (type: "recipe" | "comment", id: string) =>
    (await findTarget(db, { type, id }, "de"))?.isVisible;
  const bannedAt = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]?.bannedAt;

  test("a recipe that was hidden again", async () => {
    const dish = await createDish((await createContact()).id);
    const { id } = await report(dish);
    const { decisionId } = await decide(editor, id);
    await decide(editor, id, { action: "restore", newestId: null });
    const later = await decide(editor, (await report(dish)).id);
    expect(await decideOn(await object(decisionId), true)).toBeNull();
    expect(await isVisible("recipe", dish)).toBe(false);
    await decideOn(await object(later.decisionId), true);
    expect(await isVisible("recipe", dish)).toBe(true);
  });

  test("a recipe that the desk has taken off since", async () => {
    const dish = await createDish((await createContact()).id);
    const { decisionId } = await decide(editor, (await report(dish)).id);
    await db
      .update(items)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(items.id, dish));
    expect(await decideOn(await object(decisionId), true)).toBeNull();
    expect(await isVisible("recipe", dish)).toBe(false);
  });

  test("a comment that the moderation has hidden again", async () => {
    const { id } = await write(await createReader(), await createDish());
    const { decisionId } = await decide(editor, (await report(id, { type: "comment" })).id);
    await decideComment({ editorId: editor, id, version: 1, decision: "restore", note: "" });
    await decideComment({ editorId: editor, id, version: 1, decision: "hide", reason: "spam", note: "" });
    expect(await decideOn(await object(decisionId), true)).toBeNull();
    expect(await isVisible("comment", id)).toBe(false);
  });

  test("an account that was banned again", async () => {
    const { id } = await createContact();
    const first = await report(id, { type: "user" });
    const { decisionId } = await decide(editor, first.id, { action: "ban" });
    await decide(editor, first.id, { action: "unban", newestId: null });
    const later = await decide(editor, (await report(id, { type: "user" })).id, { action: "ban" });
    expect(await decideOn(await object(decisionId), true)).toBeNull();
    expect(await bannedAt(id)).toBeInstanceOf(Date);
    await decideOn(await object(later.decisionId), true);
    expect(await bannedAt(id)).toBeNull();
  });
});

test("an objection to the ban of an admin is accepted by another admin, if there is one", async () => {
  const admin = await createReader({
    newType: "admin",
    email: `${randomUUID()}@a.example`,
    emailConfirmedAt: new Date(),
  });
  const { id } = await createContact();
  const { decisionId } = await decide(admin, (await report(id, { type: "user" })).id, { action: "ban" });
  const objection = await object(decisionId);
  const second = await createReader({
    newType: "admin",
    email: `${randomUUID()}@a.example`,
    emailConfirmedAt: new Date(),
  });
  await expect(decideOn(objection, true)).rejects.toMatchObject({ code: "adminBan" });
  await db.update(users).set({ newType: "community" }).where(eq(users.id, second));
  expect(await decideOn(objection, true)).toMatchObject({ action: "unban" });
  expect((await db.select().from(users).where(eq(users.id, id)))[0]?.bannedAt).toBeNull();
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
