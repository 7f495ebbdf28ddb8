import { openClient } from "./connections/open-client.ts";

/**
 * Runs `work` while no other process does so under the same id, however long that takes.
 *
 * @param id arbitrary, but the same in all versions of the site
 * @see https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS
 */
export async function withAdvisoryLock<Result>(url: string, id: number, work: () => Promise<Result>): Promise<Result> {
  const client = await openClient(url, { application_name: "tischlein lock", keepAlive: true });
  try {
    await client.query("select pg_advisory_lock($1)", [id]);
    return await work();
  } finally {
    // Closing the session releases the lock.
    await client.end().catch(() => {});
  }
}
