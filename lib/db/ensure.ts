import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import type { Env } from "#lib/env.ts";
import { OperatorError } from "#lib/operator-error.ts";
import { startEmbedded } from "./embedded.ts";

/** A database that answers, wherever it runs. */
export interface RunningDatabase {
  url: string;
  isExternal: boolean;
  isRunning(): boolean;
  /** Ends what this process started: nothing for an external database. */
  stop(): Promise<void>;
}

/**
 * The database of DATABASE_URL, which may take ten seconds to answer, or the one that comes with the site; `takeOver` makes this
 * process the one who stops the latter. Throws an OperatorError when there is none.
 */
export async function ensureDatabase(
  env: Pick<Env, "DATABASE_URL" | "DATA_DIR">,
  { takeOver = false } = {},
): Promise<RunningDatabase> {
  const url = env.DATABASE_URL;
  if (!url) return { ...(await startEmbedded({ dataDir: env.DATA_DIR, takeOver })), isExternal: false };
  await waitFor(url, Date.now() + 10_000);
  return { url, isExternal: true, isRunning: () => true, stop: async () => {} };
}

async function waitFor(url: string, deadline: number): Promise<void> {
  const error = await failureToConnect(url);
  if (!error) return;
  // A server that answers with a refusal will refuse again; 57P03 says that it is still starting.
  const isRefusal = /^[0-9A-Z]{5}$/.test(error.code ?? "") && error.code !== "57P03" && !error.code?.startsWith("E");
  if (isRefusal || Date.now() > deadline) {
    const { host, pathname } = new URL(url);
    throw new OperatorError(
      `The database ${host}${pathname} cannot be reached (${error.message || error.code}). Start it or correct DATABASE_URL, or unset it for the built-in database.`,
    );
  }
  await setTimeout(500);
  return waitFor(url, deadline);
}

async function failureToConnect(url: string): Promise<(Error & { code?: string }) | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error as Error;
  } finally {
    await client.end().catch(() => {});
  }
}
