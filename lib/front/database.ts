import { setTimeout } from "node:timers/promises";
import { ensureDatabase } from "#lib/db/ensure.ts";
import type { Env } from "#lib/env.ts";
import { explain } from "#lib/operator-error.ts";

export interface KeptDatabase {
  url: string;
  /** Stops what was started here and watches no longer. */
  stop(): Promise<void>;
}

/** Makes sure of the database and brings it back, under the same address, whenever it dies. */
export async function keepDatabase(env: Env): Promise<KeptDatabase> {
  let database = await ensureDatabase(env, { takeOver: true });
  const stopping = new AbortController();
  const { signal } = stopping;
  const wait = (milliseconds: number) => setTimeout(milliseconds, undefined, { signal }).catch(() => {});

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      await wait(500);
      if (signal.aborted || database.isRunning()) continue;
      console.error("The database has ended. Starting it again.");
      try {
        database = await ensureDatabase(env, { takeOver: true });
      } catch (error) {
        console.error(explain(error));
        await wait(5000);
      }
    }
  }

  const watching = watch();
  return {
    url: database.url,
    stop: async () => {
      stopping.abort();
      await watching;
      await database.stop();
    },
  };
}
