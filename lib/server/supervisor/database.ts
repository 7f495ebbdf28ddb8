import { setTimeout } from "node:timers/promises";
import type { Env } from "#lib/platform/config/env.ts";
import { formatError } from "#lib/platform/config/user-facing-error.ts";
import { ensureDatabase } from "#lib/platform/db/ensure-database.ts";

interface SupervisedDatabase {
  url: string;
  /** Stops the supervision and the database, if this process owns it. */
  stop(): Promise<void>;
}

/** Starts the database and restarts it at the same address whenever it ends. */
export async function superviseDatabase(env: Env): Promise<SupervisedDatabase> {
  let database = await ensureDatabase(env, { takeOver: true });
  const abortController = new AbortController();
  const { signal } = abortController;
  const sleep = (milliseconds: number) => setTimeout(milliseconds, undefined, { signal }).catch(() => {});

  async function restartWhenDown(): Promise<void> {
    while (!signal.aborted) {
      await sleep(500);
      if (signal.aborted || database.isRunning()) continue;
      console.error("The database has ended. Starting it again.");
      try {
        database = await ensureDatabase(env, { takeOver: true });
      } catch (error) {
        console.error(formatError(error));
        await sleep(5000);
      }
    }
  }

  const supervision = restartWhenDown();
  return {
    url: database.url,
    stop: async () => {
      abortController.abort();
      await supervision;
      await database.stop();
    },
  };
}
