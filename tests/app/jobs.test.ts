import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { jobs } from "#app/jobs.ts";
import { sendDueDigests } from "#lib/people/follows/send-digests-mutations.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { sessions } from "#lib/platform/db/tables/accounts.ts";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { deletedEntries } from "#lib/platform/db/tables/editing/deleted-entries.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { endRestoreHold, startRestoreHold } from "#tests/lib/platform/jobs/restore-hold.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

vi.mock("#lib/people/follows/send-digests-mutations.ts", () => ({ sendDueDigests: vi.fn() }));

setUpDatabase();

afterEach(async () => {
  vi.restoreAllMocks();
  await endRestoreHold();
});

/** Runs a job of this name once. */
async function runJob(name: string): Promise<void> {
  const job = jobs.find((entry) => entry.name === name);
  if (!job || !("run" in job)) throw new Error("no such job");
  await job.run();
}

test("a job deletes users with their sessions after 14 days, and asks for it every minute", async () => {
  const name = "delete users after the deletion delay";
  expect(jobs.find((job) => job.name === name)).toMatchObject({ everyMinutes: 1 });
  const [due, waiting] = [await createMember(), await createMember()];
  for (const [{ id }, days] of [
    [due, 15],
    [waiting, 13],
  ] as const) {
    await createWebSession(id, "Firefox");
    const asked = { deletionRequestedAt: sql`now() - make_interval(days => ${days})` };
    await db.update(users).set(asked).where(eq(users.id, id));
  }
  await runJob(name);
  const left = async ({ id }: { id: string }) => [
    await db.$count(users, eq(users.id, id)),
    await db.$count(sessions, eq(sessions.userId, id)),
  ];
  expect([await left(due), await left(waiting)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test("digests are looked for every minute, as of now", async () => {
  const job = jobs.find(({ name }) => name === "send digests of followed authors");
  expect(job).toMatchObject({ everyMinutes: 1 });
  if (job && "run" in job) await job.run();
  expect(sendDueDigests).toHaveBeenCalledExactlyOnceWith();
});

/** What jobs do after a restore before an admin has released what is due. */
const doneWhileHeld = [
  "lift bans that have ended",
  "refund withdrawn orders",
  "revalidate scheduled pages",
  "publish and expire what is due",
  // What has expired by itself was of use to no one since the backup either.
  "delete expired sessions",
  "delete expired mail tokens",
  "delete answers of repeatable requests",
  "update search ranks",
  "write domains of addresses as DNS has them",
];

test("after a restore nothing is deleted before it is released that its owners may have taken back", async () => {
  await startRestoreHold();
  const statements: string[] = [];
  const { Client } = await import("pg");
  const query = Client.prototype.query as (...values: unknown[]) => unknown;
  vi.spyOn(Client.prototype, "query").mockImplementation(function (this: unknown, ...values: unknown[]) {
    const [config] = values as [string | { text: string }];
    statements.push(typeof config === "string" ? config : config.text);
    return query.apply(this, values);
  } as never);
  const working: string[] = [];
  for (const job of jobs) {
    if (!("run" in job)) continue;
    statements.length = 0;
    await job.run();
    // The one that asks whether work is held.
    if (statements.some((text) => !/app_metadata where key/.test(text))) working.push(job.name);
  }
  expect(working.filter((name) => !doneWhileHeld.includes(name))).toEqual([]);
});

test("an account whose deletion was due in a backup stays until an admin releases it", async () => {
  const { id } = await createMember();
  await db.update(users).set({ deletionRequestedAt: sql`now() - interval '15 days'` }).where(eq(users.id, id));
  await startRestoreHold();
  await runJob("delete users after the deletion delay");
  expect(await db.$count(users, eq(users.id, id))).toBe(1);
  await endRestoreHold();
  await runJob("delete users after the deletion delay");
  expect(await db.$count(users, eq(users.id, id))).toBe(0);
});

test("so does what was in the trash", async () => {
  const { id: userId } = await createMember();
  const [book] = await db
    .insert(cookbooks)
    .values({ userId, titles: { de: "Suppen" }, slug: "suppen", deletedAt: sql`now() - interval '2 minutes'` })
    .returning();
  const [entry] = await db
    .insert(deletedEntries)
    .values({
      kind: "items" as never,
      label: { de: "Suppe", en: "Soup" },
      data: {} as never,
      deletedAt: sql`now() - interval '40 days'`,
    })
    .returning();
  const countLeft = async () => [
    await db.$count(cookbooks, eq(cookbooks.id, book?.id ?? "")),
    await db.$count(deletedEntries, eq(deletedEntries.id, entry?.id ?? "")),
  ];
  const purge = async () => {
    await runJob("purge deleted cookbooks");
    await runJob("purge what the desk has deleted");
  };
  await startRestoreHold();
  await purge();
  expect(await countLeft()).toEqual([1, 1]);
  await endRestoreHold();
  await purge();
  expect(await countLeft()).toEqual([0, 0]);
});
