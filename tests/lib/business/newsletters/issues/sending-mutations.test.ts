import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { countRecipients } from "#lib/business/newsletters/issues/queries.ts";
import {
  deleteOldDeliveries,
  queueDueBatch,
  queueTestEmail,
} from "#lib/business/newsletters/issues/sending-mutations.ts";
import { unsubscribe } from "#lib/business/newsletters/mutations.ts";
import { setSiteSettings } from "#lib/platform/config/site-settings.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import {
  newsletterDeliveries,
  newsletterIssues,
  newsletterSubscriptions,
} from "#lib/platform/db/tables/newsletters.ts";
import { whileHeld } from "#tests/lib/platform/jobs/restore-hold.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna } from "#tests/support/fixtures.ts";
import {
  createDish,
  createSubscription,
  issueRow,
  passMinute,
  queuedEmails,
  sendNewIssue,
  startNewIssue,
  subscriptionRow,
} from "../fixtures.ts";

setUpDatabase();

let dishes: string[];

beforeAll(async () => {
  process.env.AUTH_SECRET = "a secret of this test, long enough for anything";
  process.env.IMAGE_KEYS = "a-key-of-this-test-only";
  const anna = await createAnna();
  dishes = [await createDish(anna, "suppe"), await createDish(anna, "kuchen")];
});
afterEach(async () => {
  setSiteSettings({});
  for (const table of [outbox, newsletterIssues, newsletterSubscriptions]) await db.delete(table);
});

const recipients = async () => (await queuedEmails()).map(({ recipient }) => recipient).sort();

test("sends no further mails after a restore until it is released", async () => {
  await createSubscription();
  await startNewIssue(dishes);
  await whileHeld(() => queueDueBatch(100));
  expect(await recipients()).toEqual([]);
  await queueDueBatch(100);
  expect(await recipients()).toHaveLength(1);
});

test("sends to confirmed subscribers only, each in their language", async () => {
  const german = await createSubscription();
  const english = await createSubscription({ locale: "en" });
  await createSubscription({ confirmedAt: null });
  await createSubscription({ unsubscribedAt: new Date() });
  const id = await sendNewIssue(dishes);
  expect(await recipients()).toEqual([german.email, english.email].sort());
  const emails = await queuedEmails();
  const subjects = Object.fromEntries(emails.map(({ recipient, subject }) => [recipient, subject]));
  expect(subjects).toEqual({ [german.email]: "Kürbis & mehr", [english.email]: "Pumpkin & more" });
  const forGerman = emails.find(({ recipient }) => recipient === german.email);
  expect(forGerman?.text).toContain("/de/rezepte/suppe-de");
  expect(forGerman?.headers).toMatchObject({
    "List-Unsubscribe": expect.stringContaining(`/api/email-newsletter/unsubscribe?id=${german.id}&key=`),
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    "List-Id": "<newsletter.localhost>",
  });
  expect(await issueRow(id)).toMatchObject({ state: "sent", sentCount: 2, nextBatchAt: null });
});

test("a site with one language sends to all subscribers in it", async () => {
  setSiteSettings({ locales: ["de"] });
  await createSubscription();
  await createSubscription({ locale: "en" });
  expect(await countRecipients()).toEqual({ de: 2, en: 0 });
  await sendNewIssue(dishes);
  const subjects = (await queuedEmails()).map(({ subject }) => subject);
  expect(subjects).toEqual(["Kürbis & mehr", "Kürbis & mehr"]);
});

test("sends at most as many as a minute allows, spread over it", async () => {
  for (let n = 0; n < 5; n++) await createSubscription();
  const id = await startNewIssue(dishes);
  await queueDueBatch(2);
  await queueDueBatch(2);
  const [first, second, ...others] = await queuedEmails();
  expect(others).toEqual([]);
  const gapMs = Number(second?.nextAttemptAt) - Number(first?.nextAttemptAt);
  expect(gapMs).toBe(30_000);
  await passMinute();
  await queueDueBatch(2);
  expect(await recipients()).toHaveLength(4);
  expect(await issueRow(id)).toMatchObject({ state: "sending", sentCount: 4 });
  await passMinute();
  await queueDueBatch(2);
  expect(new Set(await recipients()).size).toBe(5);
  expect(await issueRow(id)).toMatchObject({ state: "sent", sentCount: 5 });
});

test("sends no second copy when the position in the list is lost", async () => {
  for (let n = 0; n < 3; n++) await createSubscription();
  const id = await sendNewIssue(dishes);
  await db
    .update(newsletterIssues)
    .set({ state: "sending", lastSubscriptionId: null, nextBatchAt: new Date(0) })
    .where(eq(newsletterIssues.id, id));
  await queueDueBatch(100);
  expect(await recipients()).toHaveLength(3);
  expect(await issueRow(id)).toMatchObject({ state: "sent", sentCount: 3 });
});

test("processes that send at once send each email once", async () => {
  for (let n = 0; n < 6; n++) await createSubscription();
  const id = await startNewIssue(dishes);
  await Promise.all(Array.from({ length: 4 }, () => queueDueBatch(100)));
  expect(await recipients()).toHaveLength(6);
  expect((await issueRow(id)).sentCount).toBe(6);
});

test("leaves nothing behind when a batch fails, and repeats it", async () => {
  const { id: subscriptionId } = await createSubscription({ email: "not one@example.org" });
  await createSubscription();
  const id = await startNewIssue(dishes);
  await expect(queueDueBatch(100)).rejects.toThrow("exactly one address");
  expect(await queuedEmails()).toEqual([]);
  expect(await db.$count(newsletterDeliveries)).toBe(0);
  await db
    .update(newsletterSubscriptions)
    .set({ email: "one@example.org" })
    .where(eq(newsletterSubscriptions.id, subscriptionId));
  await queueDueBatch(100);
  expect(await recipients()).toHaveLength(2);
  expect((await issueRow(id)).sentCount).toBe(2);
});

test("cancels the email of a reader who unsubscribes before it left, and counts it", async () => {
  const { id: subscriptionId } = await createSubscription();
  const id = await sendNewIssue(dishes);
  const [email] = await queuedEmails();
  const key = /unsubscribe\?id=[\w-]+&key=([\w-]+)/.exec(email?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
  expect(await unsubscribe({ id: subscriptionId, key })).toBe(true);
  expect(await unsubscribe({ id: subscriptionId, key })).toBe(true);
  expect(await queuedEmails()).toEqual([]);
  expect(await issueRow(id)).toMatchObject({ sentCount: 1, unsubscribeCount: 1 });
  expect(await subscriptionRow(subscriptionId)).toMatchObject({ unsubscribedAt: expect.any(Date), endReason: null });
});

test("sends a test to the editor alone", async () => {
  await createSubscription();
  const id = await startNewIssue(dishes);
  expect(await queueTestEmail(id, { to: "editor@example.org", locale: "en" })).toBe(true);
  const [email] = await queuedEmails();
  expect(email).toMatchObject({ recipient: "editor@example.org", subject: "[Test] Pumpkin & more", headers: {} });
  expect(email?.text).not.toContain("/newsletter/archive/");
  expect((await issueRow(id)).sentCount).toBe(0);
});

test("leaves out what is not public any more", async () => {
  const dish = await createDish(await hiddenAuthor(), "gone");
  await createSubscription();
  const id = await startNewIssue([dishes[0] ?? "", dish]);
  await db.update(items).set({ state: "draft" }).where(eq(items.id, dish));
  await queueDueBatch(100);
  const [email] = await queuedEmails();
  expect(email?.text).toContain("suppe de");
  expect(email?.text).not.toContain("gone");
  expect((await issueRow(id)).state).toBe("sent");
});

test("deletes deliveries after three months and keeps the figures", async () => {
  await createSubscription();
  const id = await sendNewIssue(dishes);
  await deleteOldDeliveries();
  expect(await db.$count(newsletterDeliveries)).toBe(1);
  await db.update(newsletterDeliveries).set({ queuedAt: new Date(Date.now() - 91 * 86_400_000) });
  await deleteOldDeliveries();
  expect(await db.$count(newsletterDeliveries)).toBe(0);
  expect((await issueRow(id)).sentCount).toBe(1);
});

async function hiddenAuthor(): Promise<string> {
  const [row] = await db.select({ authorId: items.authorId }).from(items).limit(1);
  return row?.authorId ?? "";
}
