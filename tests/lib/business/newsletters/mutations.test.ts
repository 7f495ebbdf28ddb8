import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { newsletterLimits } from "#lib/business/newsletters/limits.ts";
import {
  confirmSubscription,
  deleteStaleSubscriptions,
  setSubscription,
  subscribe,
  unsubscribe,
} from "#lib/business/newsletters/mutations.ts";
import { getSubscriptionStatus } from "#lib/business/newsletters/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { mailTokens } from "#lib/platform/db/tables/accounts.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { newsletterSubscriptions } from "#lib/platform/db/tables/newsletters.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

beforeAll(() => {
  process.env.AUTH_SECRET = "a secret of this test, long enough for anything";
});
beforeEach(() => {
  vi.spyOn(newsletterLimits(), "perEmail").mockResolvedValue(true);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const table of [outbox, newsletterSubscriptions, mailTokens, users]) await db.delete(table);
});

const anna = { email: "anna@example.org", locale: "de", location: "footer" } as const;

const mails = () => db.select().from(outbox).orderBy(outbox.createdAt);
const lastText = async () => (await mails()).at(-1)?.text ?? "";
const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? "";
const linkIn = (text: string) => ({
  id: /id=([\w-]+)/.exec(text)?.[1] ?? "",
  key: /key=([\w-]+)/.exec(text)?.[1] ?? "",
});
const row = async (email: string = anna.email) =>
  (await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email)))[0];

async function subscribed() {
  await subscribe(anna);
  await confirmSubscription(tokenIn(await lastText()));
}

test("above the limit of strangers nothing is sent, unless the mailbox has no valid link", async () => {
  vi.spyOn(newsletterLimits(), "perEmail").mockImplementation(async (key) => key.startsWith("owner "));
  await subscribe(anna);
  await subscribe(anna);
  expect(await mails()).toHaveLength(1);
  await db.delete(mailTokens);
  await subscribe(anna);
  expect(await mails()).toHaveLength(2);
  // Signed in, its owner has a limit of their own.
  await subscribe(anna, true);
  expect(await mails()).toHaveLength(3);
  await confirmSubscription(tokenIn(await lastText()));
  const { length } = await mails();
  await subscribe(anna);
  expect(await mails()).toHaveLength(length);
});

test("stores the consent and waits for confirmation", async () => {
  await subscribe(anna);
  expect(await row()).toMatchObject({
    locale: "de",
    location: "footer",
    consent: "form-2026-11-23",
    confirmedAt: null,
    unsubscribedAt: null,
  });
  const [mail] = await mails();
  expect(mail).toMatchObject({ recipient: anna.email, subject: "Bestätige dein Newsletter-Abo" });
  expect(mail?.text).toContain("/de/newsletter/bestaetigen?token=");
});

test("confirms once and sends the unsubscribe links", async () => {
  await subscribe({ ...anna, locale: "en" });
  const token = tokenIn(await lastText());
  expect(await confirmSubscription(token)).toBe(true);
  expect((await row())?.confirmedAt).toBeInstanceOf(Date);
  expect((await mails()).at(-1)).toMatchObject({
    subject: "You’re subscribed to the newsletter",
    headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  });
  expect(await confirmSubscription(token)).toBe(false);
  expect(await confirmSubscription("A".repeat(43))).toBe(false);
});

test("accepts a token for 48 hours, unless it is replaced", async () => {
  await subscribe(anna);
  const first = tokenIn(await lastText());
  await subscribe(anna);
  const second = tokenIn(await lastText());
  expect(await confirmSubscription(first)).toBe(false);
  await db.update(mailTokens).set({ expiresAt: new Date(Date.now() - 1000) });
  expect(await confirmSubscription(second)).toBe(false);
});

test("informs an active subscriber by mail and keeps the consent", async () => {
  await subscribed();
  const before = await row();
  await subscribe({ ...anna, locale: "en", location: "home" });
  expect((await mails()).at(-1)?.subject).toBe("You’re already subscribed to the newsletter");
  expect(await row()).toEqual(before);
});

test("unsubscribes with a signed link, idempotently", async () => {
  await subscribed();
  const link = linkIn(await lastText());
  const forged = { ...link, key: `${link.key.startsWith("A") ? "B" : "A"}${link.key.slice(1)}` };
  expect(await unsubscribe(forged)).toBe(false);
  expect((await row())?.unsubscribedAt).toBeNull();
  expect(await unsubscribe(link)).toBe(true);
  const left = (await row())?.unsubscribedAt;
  expect(left).toBeInstanceOf(Date);
  expect(await unsubscribe(link)).toBe(true);
  expect((await row())?.unsubscribedAt).toEqual(left);
});

test("requires confirmation after unsubscribing", async () => {
  await subscribed();
  await unsubscribe(linkIn(await lastText()));
  await subscribe(anna);
  expect((await row())?.unsubscribedAt).toBeInstanceOf(Date);
  expect(await confirmSubscription(tokenIn(await lastText()))).toBe(true);
  expect(await row()).toMatchObject({ unsubscribedAt: null });
});

test("sends at most three mails per hour to an address", async () => {
  vi.restoreAllMocks();
  const email = "often@example.org";
  for (let n = 0; n < 5; n += 1) await subscribe({ ...anna, email });
  expect(await mails()).toHaveLength(3);
});

test("stores one subscription for concurrent requests", async () => {
  await Promise.all(Array.from({ length: 20 }, () => subscribe(anna)));
  expect(await db.$count(newsletterSubscriptions)).toBe(1);
});

test("deletes an ended subscription after three years", async () => {
  await subscribed();
  const yearsAgo = (years: number) => new Date(Date.now() - years * 366 * 86_400_000);
  await db.update(newsletterSubscriptions).set({ requestedAt: yearsAgo(9), unsubscribedAt: yearsAgo(2) });
  await deleteStaleSubscriptions();
  expect(await row()).toBeDefined();
  await db.update(newsletterSubscriptions).set({ unsubscribedAt: yearsAgo(3) });
  await deleteStaleSubscriptions();
  expect(await row()).toBeUndefined();
});

test("deletes unconfirmed subscriptions after a week", async () => {
  await subscribed();
  await subscribe({ ...anna, email: "late@example.org" });
  await db.update(newsletterSubscriptions).set({ requestedAt: new Date(Date.now() - 8 * 86_400_000) });
  await deleteStaleSubscriptions();
  expect(await row("late@example.org")).toBeUndefined();
  expect(await row()).toBeDefined();
});

async function newUser(email: string | null, emailConfirmedAt: Date | null): Promise<string> {
  const name = `Kitchen of ${email}`;
  const [user] = await db
    .insert(users)
    .values({ slug: name, name, email, emailConfirmedAt })
    .returning({ id: users.id });
  return user?.id ?? "";
}

test("subscribes a confirmed address without a mail and stores the consent", async () => {
  const userId = await newUser(anna.email, new Date());
  expect(await getSubscriptionStatus(userId)).toBe("off");
  expect(await setSubscription({ userId, wanted: true, locale: "de" })).toBe("on");
  expect(await row()).toMatchObject({ consent: "settings-2026-11-23", location: "settings" });
  expect((await row())?.confirmedAt).toBeInstanceOf(Date);
  expect(await getSubscriptionStatus(userId)).toBe("on");
  expect(await setSubscription({ userId, wanted: false, locale: "de" })).toBe("off");
  expect(await getSubscriptionStatus(userId)).toBe("off");
  expect(await mails()).toEqual([]);
});

test("requires a confirmed address to change its subscription", async () => {
  await subscribed();
  const userId = await newUser(anna.email, null);
  await setSubscription({ userId, wanted: false, locale: "de" });
  expect(await row()).toMatchObject({ unsubscribedAt: null });
  const other = await newUser("new@example.org", null);
  expect(await setSubscription({ userId: other, wanted: true, locale: "de" })).toBe("pending");
  expect(await row("new@example.org")).toMatchObject({ confirmedAt: null });
  expect((await mails()).at(-1)?.recipient).toBe("new@example.org");
  expect(await setSubscription({ userId: await newUser(null, null), wanted: true, locale: "de" })).toBeNull();
});
