import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { expireRecipe, publishRecipe } from "#lib/content/recipe-drafts/publication/mutations.ts";
import { setDigest, unsubscribeFromDigest } from "#lib/people/follows/digest-mutations.ts";
import { lastDigestTime } from "#lib/people/follows/digest-schedule.ts";
import { sendDueDigests } from "#lib/people/follows/send-digests-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { followDigests, follows, users } from "#lib/platform/db/tables/users.ts";
import { createSmtpTransport } from "#lib/platform/mail/transport.ts";
import { startMailWorker } from "#lib/platform/mail/worker.ts";
import { whileHeld } from "#tests/lib/platform/jobs/restore-hold.ts";
import { createMember, mailsTo } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { startMailServer } from "#tests/support/mail-server.ts";

setUpDatabase();

const hourMs = 3_600_000;
/** The digest time of this test, long enough ago, so that the recipes are public. */
const digestTime = lastDigestTime(new Date(Date.now() - 14 * 24 * hourMs));
const runAt = new Date(digestTime.getTime() + hourMs);
const before = (hours: number) => new Date(digestTime.getTime() - hours * hourMs);

let authorId: string;

beforeAll(() => {
  process.env.AUTH_SECRET = "a secret of this test, long enough for anything";
});
beforeEach(async () => {
  authorId = await createAnna();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.delete(outbox);
  await db.delete(users);
});

/** Creates a user who follows the author and requested the digest a week before `digestTime`. */
async function createReader(changes: Partial<typeof users.$inferInsert> = {}) {
  const reader = await createMember(changes);
  await setDigest({ userId: reader.id, wanted: true, locale: "de" });
  await db.insert(follows).values({ userId: reader.id, authorId });
  await db
    .update(followDigests)
    .set({ coveredUntil: before(7 * 24) })
    .where(eq(followDigests.userId, reader.id));
  return reader;
}

const publish = (title: string, publishedAt: Date, changes: Parameters<typeof createTestRecipe>[1] = {}) =>
  createTestRecipe(authorId, {
    publishedAt,
    texts: { de: recipeTexts(randomUUID(), title), en: recipeTexts(randomUUID(), `${title} in English`) },
    ...changes,
  });

const textTo = async (email: string) => (await mailsTo(email)).map(({ text }) => text).join("\n");

test("delivers one mail in the reader's language, which ends the digest with one click", async () => {
  const server = await startMailServer();
  const worker = startMailWorker(createSmtpTransport(`smtp://localhost:${server.port}`), 200);
  const german = await createReader();
  const english = await createReader({ locale: "en" });
  await publish("Linsensuppe", before(2));
  await sendDueDigests(runAt);
  const [mail, englishMail] = [await server.waitForMail(german.email), await server.waitForMail(english.email)];
  expect(mail.subject).toBe("Ein neues Rezept von denen, denen du folgst");
  expect(mail.text).toContain("Linsensuppe – von Anna:\nhttp://localhost:3000/de/rezepte/");
  expect(englishMail.subject).toBe("One new recipe from authors you follow");
  expect(englishMail.text).toContain("Linsensuppe in English – by Anna:\nhttp://localhost:3000/en/recipes/");

  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? "";
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const link = new URL(header("list-unsubscribe").slice(1, -1)).searchParams;
  expect(await unsubscribeFromDigest({ id: link.get("id") ?? "", key: link.get("key") ?? "" })).toBe(true);
  const nextWeek = new Date(runAt.getTime() + 7 * 24 * hourMs);
  await publish("Rote Grütze", new Date(digestTime.getTime() + hourMs));
  await sendDueDigests(nextWeek);
  await server.waitForMail(english.email, 1);
  expect(server.mailsTo(german.email)).toHaveLength(1);
  await worker.stop();
  await server.stop();
});

test("sends once, however often and from however many processes it runs", async () => {
  const readers = await Promise.all(Array.from({ length: 12 }, () => createReader()));
  await publish("Linsensuppe", before(2));
  await Promise.all(Array.from({ length: 5 }, () => sendDueDigests(runAt)));
  await sendDueDigests(new Date(runAt.getTime() + 24 * hourMs));
  for (const { email } of readers) expect(await mailsTo(email)).toHaveLength(1);
});

test("sends nothing after a restore until it is released", async () => {
  const reader = await createReader();
  await publish("Linsensuppe", before(2));
  await whileHeld(() => sendDueDigests(runAt));
  expect(await mailsTo(reader.email)).toEqual([]);
  await sendDueDigests(runAt);
  expect(await mailsTo(reader.email)).toHaveLength(1);
});

test("lists every recipe in exactly one digest", async () => {
  const reader = await createReader();
  await publish("Vorher", before(7 * 24));
  await publish("Anfang", new Date(before(7 * 24).getTime() + 1));
  await publish("Ende", digestTime);
  await publish("Danach", new Date(digestTime.getTime() + 1));
  await sendDueDigests(runAt);
  const first = await textTo(reader.email);
  expect(["Vorher", "Anfang", "Ende", "Danach"].filter((title) => first.includes(title))).toEqual(["Anfang", "Ende"]);
  await db.delete(outbox);
  await sendDueDigests(new Date(runAt.getTime() + 7 * 24 * hourMs));
  const second = await textTo(reader.email);
  expect(["Vorher", "Anfang", "Ende", "Danach"].filter((title) => second.includes(title))).toEqual(["Danach"]);
});

test("does not announce a recipe that is published again", async () => {
  const reader = await createReader();
  const soup = await publish("Linsensuppe", before(2));
  await sendDueDigests(runAt);
  const { id: userId } = await createMember({ newType: "editor" });
  for (let n = 1; n <= 2; n += 1) {
    await expireRecipe({ recipeId: soup, userId });
    await publishRecipe({ recipeId: soup, userId });
  }
  await sendDueDigests(new Date(Date.now() + 8 * 24 * hourMs));
  expect(await mailsTo(reader.email)).toHaveLength(1);
  const [item] = await db.select().from(items).where(eq(items.id, soup));
  expect(item?.firstPublishedAt).toEqual(before(2));
});

test("announces a scheduled recipe that is published earlier", async () => {
  const reader = await createReader();
  const soup = await publish("Linsensuppe", new Date(Date.now() + 24 * hourMs));
  const { id: userId } = await createMember({ newType: "editor" });
  await publishRecipe({ recipeId: soup, userId });
  await sendDueDigests(new Date(Date.now() + 8 * 24 * hourMs));
  expect(await mailsTo(reader.email)).toHaveLength(1);
});

test("sends nothing without new recipes of followed authors in the language", async () => {
  const reader = await createReader();
  await publish("English", before(1), { texts: { en: recipeTexts("soup", "Soup") } });
  await publish("Entwurf", before(1), { state: "draft" });
  await createTestRecipe(reader.id, { publishedAt: before(1) });
  const expired = await publish("Abgelaufen", before(1));
  await db.update(items).set({ expiresAt: new Date() }).where(eq(items.id, expired));
  await sendDueDigests(runAt);
  expect(await db.$count(outbox)).toBe(0);
});

test.each([
  ["banned", { bannedAt: new Date() }],
  ["leaving", { deletionRequestedAt: new Date() }],
])("sends nothing about a %s author or to such a reader", async (_, changes) => {
  const reader = await createReader();
  await publish("Linsensuppe", before(2));
  await db.update(users).set(changes).where(eq(users.id, reader.id));
  await sendDueDigests(runAt);
  expect(await db.$count(outbox)).toBe(0);
  await db.update(users).set({ bannedAt: null, deletionRequestedAt: null }).where(eq(users.id, reader.id));
  await db.update(users).set(changes).where(eq(users.id, authorId));
  await sendDueDigests(runAt);
  expect(await db.$count(outbox)).toBe(0);
});

test("sends nothing without a request, and nothing to an unconfirmed address", async () => {
  const [unasked, unconfirmed] = [await createMember(), await createReader()];
  await db.insert(follows).values({ userId: unasked.id, authorId });
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, unconfirmed.id));
  await publish("Linsensuppe", before(2));
  await sendDueDigests(runAt);
  expect(await db.$count(outbox)).toBe(0);
});

test("lists the twelve newest recipes, labels advertisements and counts the rest", async () => {
  const reader = await createReader();
  for (let n = 1; n <= 15; n += 1) await publish(`Suppe Nr. ${n};`, before(n), { isSponsored: n === 1 });
  await sendDueDigests(runAt);
  const [mail] = await mailsTo(reader.email);
  expect(mail?.subject).toMatch(/^15 neue Rezepte/);
  expect(mail?.text).toContain("Anzeige: Suppe Nr. 1; – von Anna:");
  expect(mail?.text).toContain("Suppe Nr. 12;");
  expect(mail?.text).not.toContain("Suppe Nr. 13;");
  expect(mail?.text).toContain("3 weitere Rezepte");
});

test("sends to other readers when one mail fails, and repeats the failed one", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const [broken, reader] = [await createReader({ email: "not an address" }), await createReader()];
  await publish("Linsensuppe", before(2));
  await sendDueDigests(runAt);
  expect(await mailsTo(reader.email)).toHaveLength(1);
  expect(log).toHaveBeenCalledOnce();
  await db.update(users).set({ email: "mended@example.org" }).where(eq(users.id, broken.id));
  await sendDueDigests(runAt);
  expect(await mailsTo("mended@example.org")).toHaveLength(1);
  expect(await mailsTo(reader.email)).toHaveLength(1);
});

test("waits a quarter of an hour for transactions that publish", async () => {
  const reader = await createReader();
  await publish("Linsensuppe", before(2));
  await sendDueDigests(new Date(digestTime.getTime() + 14 * 60_000));
  expect(await mailsTo(reader.email)).toEqual([]);
  await sendDueDigests(new Date(digestTime.getTime() + 15 * 60_000));
  expect(await mailsTo(reader.email)).toHaveLength(1);
});
