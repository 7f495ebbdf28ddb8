import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { jobs } from "#app/jobs.ts";
import { sendDueDigests } from "#lib/people/follows/send-digests-mutations.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { sessions } from "#lib/platform/db/tables/accounts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

vi.mock("#lib/people/follows/send-digests-mutations.ts", () => ({ sendDueDigests: vi.fn() }));

setUpDatabase();

test("a job deletes users with their sessions after 14 days, and asks for it every minute", async () => {
  const job = jobs.find(({ name }) => name === "delete users after the deletion delay");
  if (!job || !("run" in job)) throw new Error("no such job");
  expect(job.everyMinutes).toBe(1);
  const [due, waiting] = [await createMember(), await createMember()];
  for (const [{ id }, days] of [
    [due, 15],
    [waiting, 13],
  ] as const) {
    await createWebSession(id, "Firefox");
    const asked = { deletionRequestedAt: sql`now() - make_interval(days => ${days})` };
    await db.update(users).set(asked).where(eq(users.id, id));
  }
  await job.run();
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
