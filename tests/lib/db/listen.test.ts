import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { db } from "#lib/db/client.ts";
import { listen } from "#lib/db/listen.ts";
import { ownDatabase } from "#tests/support/database.ts";

ownDatabase();

const patience = { timeout: 10_000, interval: 50 };

test("what has committed is heard, what is rolled back is not, and a lost connection comes back", async () => {
  const heard = vi.fn();
  const stop = listen("a channel", heard);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), patience);

  const undone = db.transaction(async (tx) => {
    await tx.execute(sql`select pg_notify('a channel', '')`);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await db.transaction((tx) => tx.execute(sql`select pg_notify('a channel', '')`));
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), patience);

  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'tischlein-listener' and datname = current_database()`,
  );
  // Something may have been missed meanwhile.
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(3), patience);
  await db.execute(sql`select pg_notify('a channel', '')`);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(4), patience);

  await stop();
  await db.execute(sql`select pg_notify('a channel', '')`);
  const open = sql`select 1 from pg_stat_activity
                   where application_name = 'tischlein-listener' and datname = current_database()`;
  await vi.waitFor(async () => expect((await db.execute(open)).rows).toEqual([]), patience);
  expect(heard).toHaveBeenCalledTimes(4);
}, 30_000);
