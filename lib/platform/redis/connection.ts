import type { RedisClientType } from "@redis/client";
import { env } from "#lib/platform/config/env.ts";
import { processSingleton, removeProcessSingleton } from "#lib/platform/config/process-singleton.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

/** What takes longer counts as a failure, so that a reader does not wait for Redis. */
const timeoutMs = 500;
/** Time without further attempts after a command that took too long. */
const pauseMs = 5000;
const maxReconnectDelayMs = 2000;

export type RedisClient = RedisClientType;

interface Connection {
  client: Promise<RedisClient>;
  /** No command is sent before this time, in milliseconds since 1970. */
  pausedUntil: number;
  /** Whether the log says that Redis does not answer. */
  isReported: boolean;
}

/** Shared by the server bundles of Next.js and its cache handler, which Node loads itself. */
const getConnection = processSingleton("redis", openConnection);

function openConnection(): Connection {
  const connection: Connection = { client: Promise.reject(), pausedUntil: 0, isReported: false };
  connection.client.catch(() => {});
  connection.client = openClient(connection);
  return connection;
}

async function openClient(connection: Connection): Promise<RedisClient> {
  // Only sites with REDIS_URL load the library.
  const { createClient } = await import("@redis/client");
  const client = createClient({
    url: env.REDIS_URL,
    name: "tischlein",
    disableOfflineQueue: true,
    // A broken line without an end is noticed by the silence.
    pingInterval: 5000,
    socket: {
      connectTimeout: 2000,
      socketTimeout: 15_000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, maxReconnectDelayMs),
    },
  });
  client.on("error", (error: Error) => report(connection, error.message || String(error)));
  client.on("ready", () => {
    connection.pausedUntil = 0;
    if (connection.isReported) console.log("Redis answers again.");
    connection.isReported = false;
  });
  const connected = client.connect();
  connected.catch(() => {});
  // The first requests wait for the connection, all others do not.
  await withTimeout(connected).catch(() => {});
  return client as unknown as RedisClient;
}

/** Whether state is shared with other instances of the site. */
function isRedisConfigured(): boolean {
  return env.REDIS_URL !== undefined;
}

/**
 * Runs commands of Redis or Valkey. A failure is logged once until the server answers again; the
 * caller goes on with what this process knows itself.
 *
 * @returns undefined when no server is configured or it does not answer within half a second
 */
export async function tryRedis<Result>(work: (client: RedisClient) => Promise<Result>): Promise<Result | undefined> {
  if (!isRedisConfigured()) return undefined;
  const connection = getConnection();
  try {
    const client = await connection.client;
    if (!client.isReady || currentTimeMs() < connection.pausedUntil) return undefined;
    return await withTimeout(work(client));
  } catch (error) {
    if (error instanceof TimeoutError) connection.pausedUntil = currentTimeMs() + pauseMs;
    report(connection, error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** Closes the connection, for tests that stop their server. The next command opens another. */
export async function closeRedis(): Promise<void> {
  const connection = removeProcessSingleton<Connection>("redis");
  (await connection?.client)?.destroy();
}

function report(connection: Connection, reason: string): void {
  if (connection.isReported) return;
  connection.isReported = true;
  console.error(`Redis does not answer (${reason}). Until it does, instances of the site share nothing.`);
}

class TimeoutError extends Error {
  override name = "TimeoutError";
}

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`no answer in ${timeoutMs} ms`)), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
