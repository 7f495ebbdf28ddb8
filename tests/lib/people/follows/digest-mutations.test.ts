import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { createUnsubscribeLinks } from "#lib/business/newsletters/unsubscribe-link.ts";
import { deleteEndedDigests, setDigest, unsubscribeFromDigest } from "#lib/people/follows/digest-mutations.ts";
import { getDigestStatus } from "#lib/people/follows/digest-queries.ts";
import { createDigestUnsubscribeLinks } from "#lib/people/follows/unsubscribe-link.ts";
import { db } from "#lib/platform/db/client.ts";
import { followDigests, users } from "#lib/platform/db/tables/users.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

beforeAll(() => {
  process.env.AUTH_SECRET = "a secret of this test, long enough for anything";
});
afterEach(() => db.delete(users));

const row = async () => (await db.select().from(followDigests))[0];
const keyIn = (link: string) => new URL(link, "http://localhost").searchParams.get("key") ?? "";

test("is off until the user requests it, and stores the consent", async () => {
  const { id: userId } = await createMember();
  expect(await getDigestStatus(userId)).toBe("off");
  expect(await setDigest({ userId, wanted: false, locale: "de" })).toBe("off");
  expect(await row()).toBeUndefined();
  expect(await setDigest({ userId, wanted: true, locale: "de" })).toBe("on");
  expect(await getDigestStatus(userId)).toBe("on");
  const stored = await row();
  expect(stored).toMatchObject({ locale: "de", consent: "settings-2026-11-24", unsubscribedAt: null });
  expect(stored?.coveredUntil).toEqual(stored?.requestedAt);
});

test("keeps the consent when requested again, and takes a new one after the end", async () => {
  const { id: userId } = await createMember();
  await setDigest({ userId, wanted: true, locale: "de" });
  const first = await row();
  await setDigest({ userId, wanted: true, locale: "en" });
  expect(await row()).toEqual(first);
  await setDigest({ userId, wanted: false, locale: "de" });
  const ended = await row();
  expect(ended?.unsubscribedAt).toBeInstanceOf(Date);
  await setDigest({ userId, wanted: false, locale: "de" });
  expect(await row()).toEqual(ended);
  await setDigest({ userId, wanted: true, locale: "en" });
  const again = await row();
  expect(again).toMatchObject({ locale: "en", unsubscribedAt: null });
  expect(Number(again?.requestedAt)).toBeGreaterThan(Number(first?.requestedAt));
  expect(again?.coveredUntil).toEqual(again?.requestedAt);
});

test("requires a confirmed address", async () => {
  for (const changes of [{ emailConfirmedAt: null }, { email: null }]) {
    const { id: userId } = await createMember({ name: `Kitchen ${Object.keys(changes)}`, ...changes });
    expect(await setDigest({ userId, wanted: true, locale: "de" })).toBe("unconfirmed");
  }
  expect(await row()).toBeUndefined();
});

test("ends with the signed link only, idempotently", async () => {
  const { id: userId } = await createMember();
  await setDigest({ userId, wanted: true, locale: "de" });
  const { pageLink, oneClickLink } = createDigestUnsubscribeLinks(userId, "de");
  const key = keyIn(oneClickLink);
  expect(keyIn(pageLink)).toBe(key);
  const newsletterKey = keyIn(createUnsubscribeLinks(userId, "de").oneClickLink);
  for (const forged of [newsletterKey, `${key.startsWith("A") ? "B" : "A"}${key.slice(1)}`, ""]) {
    expect(await unsubscribeFromDigest({ id: userId, key: forged })).toBe(false);
  }
  expect(await getDigestStatus(userId)).toBe("on");
  expect(await unsubscribeFromDigest({ id: userId, key })).toBe(true);
  const ended = await row();
  expect(await unsubscribeFromDigest({ id: userId, key })).toBe(true);
  expect(await row()).toEqual(ended);
  expect(await getDigestStatus(userId)).toBe("off");
});

test("deletes an ended digest after three years", async () => {
  const { id: userId } = await createMember();
  await setDigest({ userId, wanted: true, locale: "de" });
  const endAt = (years: number) =>
    db.update(followDigests).set({ unsubscribedAt: new Date(Date.now() - years * 366 * 86_400_000) });
  await deleteEndedDigests();
  await endAt(2);
  await deleteEndedDigests();
  expect(await db.$count(followDigests, eq(followDigests.userId, userId))).toBe(1);
  await endAt(3);
  await deleteEndedDigests();
  expect(await row()).toBeUndefined();
});
