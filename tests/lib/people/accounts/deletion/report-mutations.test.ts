import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { deleteDueUsers } from "#lib/people/accounts/deletion/delete-user-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { reportDecisions, reports } from "#lib/platform/db/tables/community/reports.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createLiveStory } from "#tests/lib/content/story-drafts/fixtures.ts";
import { createCookbook } from "#tests/lib/kitchen/cookbooks/fixtures.ts";
import { createReader, write } from "#tests/lib/people/comments/fixtures.ts";
import { decide, report } from "#tests/lib/people/reports/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

let editor: string;
/** Another one in each test. */
let word: string;

beforeAll(async () => {
  editor = await createReader({ newType: "editor" });
});
beforeEach(() => {
  word = `zimt${randomUUID().slice(0, 8)}`;
});

const createItem = (authorId: string) => createTestRecipe(authorId, { texts: { de: recipeTexts(word, word) } });

async function createNamedStory(authorId: string): Promise<string> {
  const id = await createLiveStory(authorId);
  await db
    .update(itemTexts)
    .set({ slug: word, title: word })
    .where(and(eq(itemTexts.itemId, id), eq(itemTexts.locale, "de")));
  return id;
}

async function deleteAccount(userId: string): Promise<void> {
  const deletionRequestedAt = sql`now() - interval '15 days'`;
  await db.update(users).set({ deletionRequestedAt }).where(eq(users.id, userId));
  await deleteDueUsers();
}

/** Reports, decisions and lines of the audit log that have the word. */
async function countTraces(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select (select count(*) from reports r where strpos(to_jsonb(r)::text, ${word}) > 0)::int
      + (select count(*) from report_decisions d where strpos(to_jsonb(d)::text, ${word}) > 0)::int
      + (select count(*) from audit_log a where strpos(to_jsonb(a)::text, ${word}) > 0)::int as count`);
  return rows[0]?.count ?? 0;
}

test.each([
  ["recipe", createItem],
  ["story", createNamedStory],
  ["cookbook", async (userId: string) => (await createCookbook(userId, word, { visibility: "public" })).id],
  ["comment", async (userId: string) => (await write(await createReader(), await createItem(userId))).id],
] as const)(
  "of a deleted user's %s, no report, decision or line about them keeps words of the title",
  async (type, create) => {
    const userId = await createReader();
    const id = await create(userId);
    const decided = await report(id, { type });
    await decide(editor, decided.id, { action: "dismiss" });
    const open = await report(id, { type });
    expect(await countTraces()).toBe(4);
    await deleteAccount(userId);
    expect(await countTraces()).toBe(0);
    expect(await db.$count(reports, eq(reports.id, open.id))).toBe(1);
    expect(await db.$count(reportDecisions, eq(reportDecisions.targetId, id))).toBe(1);
  },
);

test.each([
  ["recipe", createItem],
  ["story", createNamedStory],
  ["comment", async (userId: string) => (await write(await createReader(), await createItem(userId))).id],
] as const)("nor does the line about a %s of theirs that was hidden", async (type, create) => {
  const userId = await createReader();
  const id = await create(userId);
  await decide(editor, (await report(id, { type })).id, { action: "hide" });
  const hidden = await db.$count(auditLog, and(eq(auditLog.subjectType, type), eq(auditLog.subjectId, id)));
  expect(hidden).toBeGreaterThan(0);
  await deleteAccount(userId);
  expect(await countTraces()).toBe(0);
});

test("nor do those about a recipe that was deleted before the account", async () => {
  const userId = await createReader();
  const id = await createItem(userId);
  await decide(editor, (await report(id)).id, { action: "dismiss" });
  await db.delete(items).where(eq(items.id, id));
  await deleteAccount(userId);
  expect(await countTraces()).toBe(0);
});

test("those about another's recipe keep theirs", async () => {
  const [author, userId] = [await createReader(), await createReader()];
  const row = await report(await createItem(author), { reporterId: userId });
  await decide(editor, row.id, { action: "dismiss" });
  await deleteAccount(userId);
  expect(await countTraces()).toBe(3);
});
