import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { findBySessionId, openWebSession } from "#lib/auth/sessions.ts";
import { db } from "#lib/db/client.ts";
import { sessions } from "#lib/db/tables/accounts.ts";
import { itemStats } from "#lib/db/tables/likes.ts";
import { outbox } from "#lib/db/tables/mail.ts";
import { pictures } from "#lib/db/tables/pictures.ts";
import { users } from "#lib/db/tables/users.ts";
import { isOwnPassword, requestDeletion } from "#lib/users/deletion.ts";
import { eraseDueUsers } from "#lib/users/erasure.ts";
import { getUser } from "#lib/users/queries.ts";
import { lettersTo, newMember, password } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { fullUser } from "#tests/support/full-user.ts";
import { anna, kaesespaetzle, words } from "#tests/support/kitchen.ts";

ownDatabase();

let dataDir: string;
let dish: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "data-"));
  vi.stubEnv("DATA_DIR", dataDir);
  dish = await kaesespaetzle(await anna(), { texts: { de: words("spaetzle", "Käsespätzle") } });
});

function daysAgo(userId: string, days: number) {
  return db
    .update(users)
    .set({ deletionRequestedAt: sql`now() - make_interval(days => ${days})` })
    .where(eq(users.id, userId));
}

const countsOf = async (itemId: string) => {
  const { likeCount, ratingCount, ratingSum } = itemStats;
  return (
    await db.select({ likeCount, ratingCount, ratingSum }).from(itemStats).where(eq(itemStats.itemId, itemId))
  )[0];
};

/** Every row of every table in which this text occurs. */
async function traces(text: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found = [];
  for (const { name } of rows) {
    const hits = await db.execute(
      sql`select from ${sql.identifier(name)} t where strpos(to_jsonb(t)::text, ${text}) > 0`,
    );
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

test("whoever asks is signed out everywhere, gone from sight, and told until when there is a way back", async () => {
  const member = await newMember({ locale: "en" });
  const session = await openWebSession(member.id, "Firefox");
  expect(await getUser("de", member.slug)).not.toBeNull();
  expect(await requestDeletion(member.id)).toEqual({ slugs: [member.slug], cookbookSlugs: [] });
  expect(await findBySessionId(session)).toBeNull();
  // Not only for as long as the days of grace last.
  expect(await db.$count(sessions, eq(sessions.userId, member.id))).toBe(0);
  expect(await getUser("de", member.slug)).toBeNull();
  const day = new Date(Date.now() + 14 * 86_400_000).toLocaleDateString("en-GB", {
    dateStyle: "long",
    timeZone: "Europe/Berlin",
  });
  const [letter] = await lettersTo(member.email);
  expect(letter?.subject).toContain(day);
});

test("asking again does not put the day off", async () => {
  const { id } = await newMember();
  await requestDeletion(id);
  await daysAgo(id, 10);
  const [before] = await db.select().from(users).where(eq(users.id, id));
  await requestDeletion(id);
  const [after] = await db.select().from(users).where(eq(users.id, id));
  expect(after?.deletionRequestedAt).toEqual(before?.deletionRequestedAt);
});

test("a password is asked of whoever has one", async () => {
  const { id } = await newMember();
  expect(await isOwnPassword(id, password)).toBe(true);
  expect(await isOwnPassword(id, "")).toBe(false);
  const [outsider] = await db
    .insert(users)
    .values({ slug: "von-aussen", name: "Von außen" })
    .returning({ id: users.id });
  expect(await isOwnPassword(outsider?.id ?? "", "")).toBe(true);
});

test("within the days of grace nothing is lost", async () => {
  const { id } = await newMember();
  await requestDeletion(id);
  await daysAgo(id, 13);
  await eraseDueUsers();
  expect(await db.$count(users, eq(users.id, id))).toBe(1);
});

test("afterwards nothing is left, in no table and not in the storage", async () => {
  const user = await fullUser(dish);
  const [before] = await db.select().from(users).where(eq(users.id, user.id));
  const sent = await db.execute<{ id: string }>(sql`select picture_id as id from uploads where user_id = ${user.id}`);
  const files = async () => (await readdir(dataDir, { recursive: true })).join("\n");
  expect(sent.rows).toHaveLength(3);
  for (const { id } of sent.rows) expect(await files()).toContain(id);
  expect(await countsOf(dish)).toEqual({ likeCount: 1, ratingCount: 1, ratingSum: 4 });
  await requestDeletion(user.id);
  await daysAgo(user.id, 15);

  const start = Date.now();
  await eraseDueUsers();
  expect(Date.now() - start).toBeLessThan(60_000);

  const [last, ...others] = await lettersTo(user.email);
  expect(last?.subject).toBe("Dein Konto ist gelöscht");
  expect(others).toEqual([]);
  await db.delete(outbox);
  const needles = [user.id, user.email, user.slug, before?.pictureId, ...sent.rows.map(({ id }) => id), ...user.works];
  for (const needle of needles) {
    expect(await traces(needle ?? "")).toEqual([]);
    expect(await files()).not.toContain(needle);
  }
  expect(await traces("Saure Spätzle")).toEqual([]);
  expect(await traces("frueher-")).toEqual([]);
  expect(await traces("Der Knopf klemmt")).toEqual([]);
  expect(await countsOf(dish)).toEqual({ likeCount: 0, ratingCount: 0, ratingSum: 0 });
  expect(await db.$count(pictures)).toBe(0);
});

test("one who cannot be deleted keeps nobody else", async () => {
  const [stuck, other] = [await newMember(), await newMember()];
  await daysAgo(stuck.id, 20);
  await daysAgo(other.id, 15);
  // No address a mail could go to.
  await db.update(users).set({ email: "not an address" }).where(eq(users.id, stuck.id));
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await eraseDueUsers();
  log.mockRestore();
  expect(await db.$count(users, eq(users.id, stuck.id))).toBe(1);
  expect(await db.$count(users, eq(users.id, other.id))).toBe(0);
});
