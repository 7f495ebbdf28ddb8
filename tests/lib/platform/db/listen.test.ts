import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import { listen } from "#lib/platform/db/listen.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

const waitOptions = { timeout: 10_000, interval: 50 };

test("delivers notifications of committed transactions and reconnects", async () => {
  const onNotification = vi.fn();
  const stop = listen("a channel", onNotification);
  await vi.waitFor(() => expect(onNotification).toHaveBeenCalledTimes(1), waitOptions);

  const rolledBack = db.transaction(async (tx) => {
    await tx.execute(sql`select pg_notify('a channel', '')`);
    throw new Error("undone");
  });
  await expect(rolledBack).rejects.toThrow("undone");
  await db.transaction((tx) => tx.execute(sql`select pg_notify('a channel', '')`));
  await vi.waitFor(() => expect(onNotification).toHaveBeenCalledTimes(2), waitOptions);

  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'tischlein-listener' and datname = current_database()`,
  );
  // Notifications may have been missed meanwhile.
  await vi.waitFor(() => expect(onNotification).toHaveBeenCalledTimes(3), waitOptions);
  await db.execute(sql`select pg_notify('a channel', '')`);
  await vi.waitFor(() => expect(onNotification).toHaveBeenCalledTimes(4), waitOptions);

  await stop();
  await db.execute(sql`select pg_notify('a channel', '')`);
  const open = sql`select 1 from pg_stat_activity
                   where application_name = 'tischlein-listener' and datname = current_database()`;
  await vi.waitFor(async () => expect((await db.execute(open)).rows).toEqual([]), waitOptions);
  expect(onNotification).toHaveBeenCalledTimes(4);
}, 30_000);
