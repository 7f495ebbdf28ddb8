import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { findDeskAccount, listAccountReports, listAccountSessions } from "#lib/people/accounts/desk/account-queries.ts";
import { parseAccountFilter, toAccountParams } from "#lib/people/accounts/desk/filter.ts";
import { listAccounts, listPendingSignUps } from "#lib/people/accounts/desk/list-queries.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { signUps } from "#lib/platform/db/tables/accounts.ts";
import { reports } from "#lib/platform/db/tables/community/reports.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createDish, createReader, write } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

const confirmed = { emailConfirmedAt: new Date() };
const slugs = ["anna-aehre", "ben", "carla", "dora", "emil", "feline"];
let anna: string;
beforeAll(async () => {
  anna = await createReader({ name: "Anna Ähre", slug: "anna-aehre", email: "anna@example.org", ...confirmed });
  await createReader({ name: "ben_1", slug: "ben", email: "ben@example.com", newType: "editor", ...confirmed });
  await createReader({ name: "Carla", slug: "carla", email: "carla@example.com", bannedAt: new Date(), ...confirmed });
  await createReader({ name: "dora", slug: "dora", email: "dora@example.com" });
  await createReader({
    name: "Emil",
    slug: "emil",
    email: "emil@example.com",
    deletionRequestedAt: new Date(),
    ...confirmed,
  });
  await createReader({ name: "Feline", slug: "feline", newType: "contributor" });
});

/** Lists accounts by name, without those of other tests. */
async function list(params: Parameters<typeof parseAccountFilter>[0], page = 1) {
  const { data, meta } = await listAccounts(parseAccountFilter({ order: "name", ...params }), page);
  return { data: data.filter(({ slug }) => slugs.includes(slug)), meta };
}
const find = async (params: Parameters<typeof parseAccountFilter>[0]) =>
  (await list(params)).data.map(({ slug }) => slug);

test("the filter of an address is read and written back, without what makes no sense", () => {
  const params = { search: "anna", role: "editor", state: "banned", order: "name" };
  expect(toAccountParams(parseAccountFilter(params))).toEqual(params);
  expect(toAccountParams(parseAccountFilter({ role: "owner", state: ["x"], order: "random", search: " " }))).toEqual(
    {},
  );
});

test.each([
  [{}, slugs],
  [{ search: "ÄHRE" }, ["anna-aehre"]],
  [{ search: "aehre" }, ["anna-aehre"]],
  [{ search: "EXAMPLE.org" }, ["anna-aehre"]],
  [{ search: "n_1" }, ["ben"]],
  [{ search: "%" }, []],
  [{ search: "a_r" }, []],
  [{ role: "editor" }, ["ben"]],
  [{ state: "banned" }, ["carla"]],
  [{ state: "unconfirmed" }, ["dora"]],
  [{ state: "deleting" }, ["emil"]],
  [{ state: "banned", role: "editor" }, []],
])("accounts are found by %o", async (params, expected) => {
  expect(await find(params)).toEqual(expected);
});

test("each account has its state and when it was last used", async () => {
  await createWebSession(anna, "Firefox");
  const { data, meta } = await list({}, 99);
  expect(meta.pagination).toEqual({ page: 1, pages: 1, count: await db.$count(users) });
  expect(data.map(({ state }) => state)).toEqual(["active", "active", "banned", "unconfirmed", "deleting", "author"]);
  expect(data[0]?.lastSeenAt).toBeInstanceOf(Date);
  expect(data[1]?.lastSeenAt).toBeNull();
});

test("each order and filter has an index", async () => {
  const plan = async (statement: string) => {
    const { rows } = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_sort = off`);
      return tx.execute<{ "QUERY PLAN": string }>(sql.raw(`explain ${statement}`));
    });
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  const newest = "order by created_at desc, id desc limit 50";
  for (const [condition, order, index] of [
    ["true", newest, "users_newest_idx"],
    ["new_type = 'editor'", newest, "users_new_type_newest_idx"],
    ["banned_at is not null", newest, "users_banned_idx"],
    ["email is not null and email_confirmed_at is null", newest, "users_unconfirmed_idx"],
    ["true", "order by lower(name) limit 50", "users_name_key"],
    ["lower(name || ' ' || slug || ' ' || coalesce(email, '')) like '%anna%'", "", "users_search_idx"],
  ] as const) {
    expect(await plan(`select id from users where ${condition} ${order}`)).toContain(index);
  }
});

test("sign-ups without confirmation are found by name and address", async () => {
  const row = { passwordHash: "x", locale: "de" } as const;
  await db.insert(signUps).values([
    { ...row, email: "gustav@example.org", name: "Gustav" },
    { ...row, email: "h@example.org", name: "Hanna", createdAt: new Date("2026-01-01") },
    { ...row, email: "anna@example.org", name: "Has an account" },
  ]);
  expect((await listPendingSignUps("")).map(({ name }) => name)).toEqual(["Gustav", "Hanna"]);
  expect((await listPendingSignUps("HANNA")).map(({ email }) => email)).toEqual(["h@example.org"]);
  expect(await listPendingSignUps("_")).toEqual([]);
});

describe("an account", () => {
  test("has its facts", async () => {
    const dish = await createDish(anna);
    await write(anna, dish);
    expect(await findDeskAccount(anna)).toMatchObject({
      id: anna,
      slug: "anna-aehre",
      state: "active",
      isPublic: true,
      hasPassword: false,
      providers: [],
      recipeCount: 1,
      storyCount: 0,
      commentCount: 1,
    });
    expect(await findDeskAccount(randomUUID())).toBeNull();
  });

  test("has its sessions with the device and without secrets", async () => {
    const user = await createReader();
    await createWebSession(user, "Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0");
    const [session] = await listAccountSessions(user);
    expect(session).toMatchObject({ kind: "web", program: "Firefox", system: "Windows" });
    expect(Object.keys(session ?? {}).sort()).toEqual(["createdAt", "id", "kind", "lastSeenAt", "program", "system"]);
  });

  test("has the reports about it and its content, and those it has sent", async () => {
    const [writer, reporter] = [await createReader(), await createReader()];
    const dish = await createDish(writer);
    const base = { targetAddress: "/de/x", reason: "spam", text: "", locale: "de", reporterId: reporter } as const;
    await db.insert(reports).values([
      { ...base, reference: "A", targetType: "user", targetId: writer, createdAt: new Date("2026-01-01") },
      { ...base, reference: "B", targetType: "recipe", targetId: dish, createdAt: new Date("2026-01-02") },
      {
        ...base,
        reference: "C",
        targetType: "recipe",
        targetId: await createDish(),
        createdAt: new Date("2026-01-03"),
      },
    ]);
    const names = (list: { reference: string }[]) => list.map(({ reference }) => reference);
    const ofWriter = await listAccountReports(writer);
    expect([names(ofWriter.about), names(ofWriter.by)]).toEqual([["B", "A"], []]);
    expect(ofWriter.about[0]).toMatchObject({ reason: "spam", isOpen: true, createdAt: new Date("2026-01-02") });
    const ofReporter = await listAccountReports(reporter);
    expect([names(ofReporter.about), names(ofReporter.by)]).toEqual([[], ["C", "B", "A"]]);
  });
});
