import { setTimeout } from "node:timers/promises";
import type { Env } from "#lib/platform/config/env.ts";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { createClient } from "./connections/open-client.ts";
import { startEmbedded } from "./embedded/server.ts";

export interface RunningDatabase {
  url: string;
  isExternal: boolean;
  isRunning(): boolean;
  /** Stops a database this process owns; an external one is left alone. */
  stop(): Promise<void>;
}

/**
 * The external database of DATABASE_URL, which may take ten seconds to answer, else the embedded
 * one.
 *
 * @param options.takeOver makes this process the owner, which stops a running embedded server
 * @throws UserFacingError when no database can be reached
 */
export async function ensureDatabase(
  env: Pick<Env, "DATABASE_URL" | "DATA_DIR">,
  { takeOver = false } = {},
): Promise<RunningDatabase> {
  const url = env.DATABASE_URL;
  if (!url) return { ...(await startEmbedded({ dataDir: env.DATA_DIR, takeOver })), isExternal: false };
  await waitUntilReachable(url, currentTimeMs() + 10_000);
  return { url, isExternal: true, isRunning: () => true, stop: async () => {} };
}

async function waitUntilReachable(url: string, deadline: number): Promise<void> {
  const error = await tryConnect(url);
  if (!error) return;
  // A server that rejects the connection will reject it again, except while it is starting (57P03).
  const isRejected = /^[0-9A-Z]{5}$/.test(error.code ?? "") && error.code !== "57P03" && !error.code?.startsWith("E");
  if (isRejected || currentTimeMs() > deadline) {
    const { host, pathname } = new URL(url);
    throw new UserFacingError(
      `The database ${host}${pathname} cannot be reached (${error.message || error.code}). Start it or correct DATABASE_URL, or unset it for the built-in database.`,
    );
  }
  await setTimeout(500);
  return waitUntilReachable(url, deadline);
}

async function tryConnect(url: string): Promise<(Error & { code?: string }) | null> {
  const client = createClient(url, { connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error as Error;
  } finally {
    await client.end().catch(() => {});
  }
}
