import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { withAdvisoryLock } from "#lib/platform/db/advisory-lock.ts";
import { db } from "#lib/platform/db/client.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

/** Until a session waits for a lock in the database of this file. */
async function untilAnotherWaits(): Promise<void> {
  const waiting = sql`select from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and not granted and datname = current_database()`;
  const hasWaiter = async () => expect((await db.execute(waiting)).rows).toHaveLength(1);
  await vi.waitFor(hasWaiter, { timeout: 10_000, interval: 10 });
}

test("runs work under one id one after the other, also after a failure", async () => {
  const url = process.env.DATABASE_URL ?? "";
  const events: string[] = [];
  const work = (name: string) => async () => {
    const isFirst = events.push(`${name} begins`) === 1;
    if (isFirst) await untilAnotherWaits();
    events.push(`${name} ends`);
    if (name === "a") throw new Error("failed");
    return name;
  };
  const first = withAdvisoryLock(url, 1, work("a"));
  const second = withAdvisoryLock(url, 1, work("b"));
  const results = await Promise.allSettled([first, second]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  expect([events.slice(0, 2), events.slice(2)].toSorted()).toEqual([
    ["a begins", "a ends"],
    ["b begins", "b ends"],
  ]);
});
