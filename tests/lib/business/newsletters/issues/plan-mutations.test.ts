import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { findIssueItems } from "#lib/business/newsletters/issues/item-queries.ts";
import { createIssue, findOrCreateIssue } from "#lib/business/newsletters/issues/mutations.ts";
import { cancelPlan, planIssue, startPlannedIssues } from "#lib/business/newsletters/issues/plan-mutations.ts";
import { getIssue } from "#lib/business/newsletters/issues/queries.ts";
import { queueDueBatch } from "#lib/business/newsletters/issues/sending-mutations.ts";
import { startIssue } from "#lib/business/newsletters/issues/start-mutations.ts";
import { expireTags } from "#lib/platform/cache/shared-tags.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { newsletterIssues, newsletterSubscriptions } from "#lib/platform/db/tables/newsletters.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { listLines } from "#tests/lib/platform/audit-log/fixtures.ts";
import { recordAnnouncements } from "#tests/lib/platform/cache/record-expiry.ts";
import { whileHeld } from "#tests/lib/platform/jobs/restore-hold.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna } from "#tests/support/fixtures.ts";
import { createDish, createSubscription, queuedEmails, texts } from "../fixtures.ts";

vi.mock("#lib/platform/cache/shared-tags.ts", { spy: true });

setUpDatabase();

const at = new Date("2099-03-10T07:30:00Z");
const before = new Date(at.getTime() - 1000);
let editorId: string;
let anna: string;
let soup: string;

beforeAll(async () => {
  process.env.IMAGE_KEYS = "a-key-of-this-test-only";
  const contact = { email: "editor@tischlein.example", emailConfirmedAt: new Date(), locale: "de" } as const;
  editorId = await createReader({ newType: "editor", ...contact });
  anna = await createAnna();
  soup = await createDish(anna, "suppe");
});
afterEach(async () => {
  for (const table of [outbox, newsletterIssues, newsletterSubscriptions, auditLog]) await db.delete(table);
  await setDates({ publishedAt: new Date("2026-01-01T12:00:00Z"), expiresAt: null });
});

const createDraft = () => findOrCreateIssue({ texts, itemIds: [soup] });
const setDates = (dates: { publishedAt?: Date; expiresAt?: Date | null }) =>
  db.update(items).set(dates).where(eq(items.id, soup));

test("a planned issue is sent at its time, once, also by several processes", async () => {
  const id = await createDraft();
  await createSubscription();
  expect(await planIssue({ id, editorId, version: 1 }, at)).toBe("planned");
  await startPlannedIssues(before);
  expect(await getIssue(id)).toMatchObject({ state: "draft", plannedAt: at });
  await Promise.all(Array.from({ length: 5 }, () => startPlannedIssues(at)));
  expect(await getIssue(id)).toMatchObject({ state: "sending", number: 1, plannedAt: null });
  await Promise.all(Array.from({ length: 3 }, () => queueDueBatch(100)));
  expect(await queuedEmails()).toHaveLength(1);
  const line = { actorId: editorId, action: "schedule", subjectType: "newsletter", subjectId: id };
  expect(await listLines()).toMatchObject([{ ...line, details: { to: at.toISOString() } }]);
});

test("a planned issue waits after a restore until it is released", async () => {
  const id = await createDraft();
  await planIssue({ id, editorId, version: 1 }, at);
  await whileHeld(() => startPlannedIssues(at));
  expect(await getIssue(id)).toMatchObject({ state: "draft", plannedAt: at });
  await startPlannedIssues(at);
  expect(await getIssue(id)).toMatchObject({ state: "sending" });
});

test("the archive expires when a planned issue starts, here and in other processes", async () => {
  vi.mocked(expireTags).mockClear();
  const announced = await recordAnnouncements();
  const id = await createDraft();
  await planIssue({ id, editorId, version: 1 }, at);
  await startPlannedIssues(before);
  expect(expireTags).not.toHaveBeenCalled();
  await Promise.all(Array.from({ length: 3 }, () => startPlannedIssues(at)));
  expect(expireTags).toHaveBeenCalledExactlyOnceWith(["newsletters"]);
  await vi.waitFor(() => expect(announced()).toEqual(["newsletters"]), 10_000);
});

test("the archive expires in other processes when an issue is sent by hand", async () => {
  const announced = await recordAnnouncements();
  const id = await createDraft();
  expect(await startIssue(id, { id: await createReader(), version: 1 })).toBe("forbidden");
  expect(await startIssue(id, null)).toBe("started");
  expect(await startIssue(id, null)).toBe("not-draft");
  await vi.waitFor(() => expect(announced()).toEqual(["newsletters"]), 10_000);
});

test("a plan is replaced and taken back", async () => {
  const id = await createDraft();
  await planIssue({ id, editorId, version: 1 }, at);
  const later = new Date("2099-04-01T07:30:00Z");
  expect(await planIssue({ id, editorId, version: 1 }, later)).toBe("planned");
  await startPlannedIssues(at);
  expect(await getIssue(id)).toMatchObject({ state: "draft", plannedAt: later });
  expect(await cancelPlan({ id, editorId })).toBe("canceled");
  await startPlannedIssues(later);
  expect(await getIssue(id)).toMatchObject({ state: "draft", plannedAt: null, missedAt: null });
});

test("an issue that is sent by hand before is not sent again", async () => {
  const id = await createDraft();
  await planIssue({ id, editorId, version: 1 }, at);
  await startIssue(id, { id: editorId, version: 1 });
  await startPlannedIssues(at);
  expect(await getIssue(id)).toMatchObject({ number: 1, plannedAt: null });
  expect(await planIssue({ id, editorId, version: 1 }, at)).toBe("not-draft");
  expect(await cancelPlan({ id, editorId })).toBe("not-draft");
});

test("what is published by then counts, and what has expired does not", async () => {
  const id = await createDraft();
  await setDates({ publishedAt: at });
  expect(await planIssue({ id, editorId, version: 1 }, before)).toBe("incomplete");
  expect(await planIssue({ id, editorId, version: 1 }, at)).toBe("planned");
  expect(await findIssueItems(["suppe-de"])).toEqual({ ids: [], unknown: ["suppe-de"] });
  expect(await findIssueItems(["suppe-de"], at)).toEqual({ ids: [soup], unknown: [] });
  await setDates({ publishedAt: new Date("2026-01-01"), expiresAt: at });
  expect(await planIssue({ id, editorId, version: 1 }, at)).toBe("incomplete");
});

test("an issue that is incomplete at its time stays a draft and says so", async () => {
  const id = await createDraft();
  await planIssue({ id, editorId, version: 1 }, at);
  await setDates({ expiresAt: new Date() });
  await startPlannedIssues(at);
  expect(await getIssue(id)).toMatchObject({ state: "draft", plannedAt: null, missedAt: at });
  const line = { actorId: editorId, action: "miss", subjectType: "newsletter", subjectId: id };
  expect((await listLines())[0]).toMatchObject({ ...line, details: { day: at.toISOString() } });
  expect(await db.select().from(outbox)).toMatchObject([
    { recipient: "editor@tischlein.example", subject: expect.stringMatching(/^Nicht verschickt/) },
  ]);
  await setDates({ expiresAt: null });
  await startPlannedIssues(at);
  expect((await getIssue(id))?.state).toBe("draft");
  await planIssue({ id, editorId, version: 1 }, at);
  expect(await getIssue(id)).toMatchObject({ plannedAt: at, missedAt: null });
});

test("an issue that is more than a day late stays a draft and says so", async () => {
  const id = await createDraft();
  await planIssue({ id, editorId, version: 1 }, at);
  const day = 86_400_000;
  await startPlannedIssues(new Date(at.getTime() + day + 1));
  expect(await getIssue(id)).toMatchObject({ state: "draft", plannedAt: null, missedAt: at });
  expect((await listLines())[0]).toMatchObject({ actorId: editorId, action: "miss", subjectId: id });
  await planIssue({ id, editorId, version: 1 }, at);
  await startPlannedIssues(new Date(at.getTime() + day));
  expect(await getIssue(id)).toMatchObject({ state: "sending" });
});

test("an issue that cannot be started is logged, and the others start", async () => {
  const broken = await createDraft();
  const id = await findOrCreateIssue({ texts, itemIds: [soup, await createDish(anna, "kuchen")] });
  await planIssue({ id: broken, editorId, version: 1 }, before);
  await planIssue({ id, editorId, version: 1 }, at);
  await db.execute(sql`create function refuse_number() returns trigger language plpgsql as
    $$ begin raise exception 'no number for this issue'; end $$`);
  await db.execute(
    sql.raw(`create trigger refuse_number before update of number on newsletter_issues
    for each row when (new.id = '${broken}') execute function refuse_number()`),
  );
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    await startPlannedIssues(at);
    expect(log.mock.calls).toEqual([[expect.stringContaining(broken), expect.objectContaining({ code: "P0001" })]]);
    expect(await getIssue(broken)).toMatchObject({ state: "draft", plannedAt: before });
    expect(await getIssue(id)).toMatchObject({ state: "sending", number: 1 });
    // After an hour its editor is told, instead.
    await startPlannedIssues(new Date(before.getTime() + 3_600_000));
    expect(await getIssue(broken)).toMatchObject({ state: "draft", plannedAt: null, missedAt: before });
    expect((await listLines())[0]).toMatchObject({ actorId: editorId, action: "miss", subjectId: broken });
  } finally {
    log.mockRestore();
    await db.execute(sql`drop function refuse_number cascade`);
  }
});

test("past times, empty drafts and other users are refused", async () => {
  const id = await createDraft();
  expect(await planIssue({ id, editorId, version: 1 }, new Date(Date.now() - 1))).toBe("past");
  expect(await planIssue({ id: (await createIssue(editorId)) ?? "", editorId, version: 1 }, at)).toBe("incomplete");
  const reader = await createReader({ newType: "contributor" });
  expect(await planIssue({ id, editorId: reader, version: 1 }, at)).toBe("forbidden");
  await planIssue({ id, editorId, version: 1 }, at);
  expect(await cancelPlan({ id, editorId: reader })).toBe("forbidden");
  expect((await getIssue(id))?.plannedAt).toEqual(at);
});
