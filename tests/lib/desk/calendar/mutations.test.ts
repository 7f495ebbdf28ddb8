import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { findOrCreateIssue } from "#lib/business/newsletters/issues/mutations.ts";
import { cancelPlan, planIssue } from "#lib/business/newsletters/issues/plan-mutations.ts";
import { listRecipeHistory } from "#lib/content/recipe-drafts/draft/queries.ts";
import { moveEntry } from "#lib/desk/calendar/mutations.ts";
import { listEntries } from "#lib/desk/calendar/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { feedModules } from "#lib/platform/db/tables/feeds.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

// After the change of the clock in spring 2099, so that these days are always in the future.
const published = new Date("2099-03-10T07:30:00Z");
const expires = new Date("2099-04-20T16:00:00Z");
let editorId: string;

beforeAll(async () => {
  editorId = (await createMember({ newType: "editor" })).id;
});

async function createScheduled(changes: { publishedAt?: Date; expiresAt?: Date | null } = {}) {
  const author = await createMember();
  const id = await createTestRecipe(author.id, { texts: { de: recipeTexts(randomUUID(), "Stollen") } });
  await db
    .update(items)
    .set({ publishedAt: published, expiresAt: expires, ...changes })
    .where(eq(items.id, id));
  const move = (kind: "publication" | "expiry", date: string, from = kind === "publication" ? published : expires) =>
    moveEntry({ editorId, kind, itemId: id, from, date });
  return { id, move };
}

const datesOf = async (id: string) =>
  (
    await db.select({ publishedAt: items.publishedAt, expiresAt: items.expiresAt }).from(items).where(eq(items.id, id))
  )[0];

describe("a scheduled recipe", () => {
  test("moves to another day at the same time in Berlin and keeps its expiry", async () => {
    const { id, move } = await createScheduled();
    await move("publication", "2099-04-02");
    // 08:30 in Berlin, now in summer time.
    expect(await datesOf(id)).toEqual({ publishedAt: new Date("2099-04-02T06:30:00Z"), expiresAt: expires });
    const [line] = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(line).toMatchObject({ actorId: editorId, action: "schedule", subjectName: "Stollen" });
    expect((await listRecipeHistory(id))[0]).toMatchObject({ action: "schedule" });
  });

  test("expires on another day", async () => {
    const { id, move } = await createScheduled();
    await move("expiry", "2099-05-01");
    expect(await datesOf(id)).toEqual({ publishedAt: published, expiresAt: new Date("2099-05-01T16:00:00Z") });
  });

  test("stays where it is for a day that has passed, or after its expiry", async () => {
    const { id, move } = await createScheduled();
    await expect(move("publication", "2020-01-01")).rejects.toMatchObject({ code: "past" });
    await expect(move("publication", "2099-05-01")).rejects.toMatchObject({ code: "order" });
    await expect(move("expiry", "2099-03-01")).rejects.toMatchObject({ code: "order" });
    expect(await datesOf(id)).toEqual({ publishedAt: published, expiresAt: expires });
  });

  test("stays where it is when another editor has moved it", async () => {
    const { id, move } = await createScheduled();
    await move("publication", "2099-03-11");
    await expect(move("publication", "2099-03-12")).rejects.toMatchObject({ code: "conflict" });
    expect((await datesOf(id))?.publishedAt).toEqual(new Date("2099-03-11T07:30:00Z"));
  });
});

describe("nothing moves", () => {
  test("that has been published or is no live item", async () => {
    const past = new Date("2026-01-05T08:00:00Z");
    const { id, move } = await createScheduled({ publishedAt: past });
    await expect(move("publication", "2099-03-12", past)).rejects.toMatchObject({ code: "past" });
    await db.update(items).set({ state: "draft" }).where(eq(items.id, id));
    await expect(move("expiry", "2099-05-01")).rejects.toMatchObject({ code: "missing" });
  });

  test("for users who are no editors", async () => {
    const { id } = await createScheduled();
    const move = { editorId: (await createMember()).id, kind: "publication" as const, itemId: id, from: published };
    await expect(moveEntry({ ...move, date: "2099-03-12" })).rejects.toMatchObject({ code: "forbidden" });
  });
});

test("the calendar lists what happens on the days of Berlin, in order", async () => {
  const { id } = await createScheduled({ publishedAt: new Date("2098-12-31T23:30:00Z"), expiresAt: null });
  const [module] = await db
    .insert(feedModules)
    .values({
      feed: "home",
      position: 0,
      startsAt: new Date("2099-01-02T09:00:00Z"),
      data: { type: "shopping_tip", itemId: id },
    })
    .returning();
  expect(await listEntries("de", "2098-12-31", "2098-12-31")).toEqual([]);
  expect(await listEntries("en", "2099-01-01", "2099-01-31")).toMatchObject([
    { kind: "publication", subject: "recipe", id, title: "Stollen", date: "2099-01-01", time: "00:30" },
    { kind: "moduleStart", subject: "module", id: module?.id, title: "", moduleType: "shopping_tip", time: "10:00" },
  ]);
});

describe("a planned issue of the newsletter", () => {
  const planned = new Date("2099-03-10T07:30:00Z");

  async function createPlanned() {
    const author = await createMember();
    const text = (title: string) => recipeTexts(randomUUID(), title);
    const itemId = await createTestRecipe(author.id, { texts: { de: text("Suppe"), en: text("Soup") } });
    const texts = { subject: "Advent", preheader: "", intro: "" };
    const id = await findOrCreateIssue({ texts: { de: texts, en: texts }, itemIds: [itemId] });
    await planIssue({ id, editorId, version: 1 }, planned);
    const move = (date: string, from = planned) => moveEntry({ editorId, kind: "newsletter", itemId: id, from, date });
    return { id, itemId, move };
  }

  test("is listed and moves to another day at the same time in Berlin", async () => {
    const { id, move } = await createPlanned();
    const ofIssue = async (from: string, to: string) =>
      (await listEntries("de", from, to)).filter((entry) => entry.id === id);
    expect(await ofIssue("2099-03-10", "2099-03-10")).toMatchObject([
      { kind: "newsletter", title: "Advent", time: "08:30" },
    ]);
    expect(await move("2099-04-02")).toBeNull();
    expect(await ofIssue("2099-03-01", "2099-03-31")).toEqual([]);
    expect(await ofIssue("2099-04-02", "2099-04-02")).toMatchObject([{ time: "08:30" }]);
    const lines = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(lines.map(({ action, details }) => [action, details])).toContainEqual([
      "schedule",
      { from: planned.toISOString(), to: "2099-04-02T06:30:00.000Z" },
    ]);
  });

  test("stays where it is on a day that has passed, without content, or when it was moved or taken back", async () => {
    const { id, itemId, move } = await createPlanned();
    await expect(move("2020-01-01")).rejects.toThrow("past");
    await expect(move("2099-04-02", expires)).rejects.toThrow("conflict");
    await db
      .update(items)
      .set({ expiresAt: new Date("2099-04-01") })
      .where(eq(items.id, itemId));
    await expect(move("2099-04-02")).rejects.toThrow("incomplete");
    await cancelPlan({ id, editorId });
    await expect(move("2099-03-12")).rejects.toThrow("missing");
  });
});
