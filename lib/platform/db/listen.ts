import "server-only";
import type { Client } from "pg";
import { env } from "#lib/platform/config/env.ts";
import { createClient } from "./connections/open-client.ts";

const reconnectDelayMs = 5000;

/**
 * Subscribes to notifications of PostgreSQL and reconnects when the connection is lost.
 *
 * @param onNotification gets the payload of each notification. It is also called without one after
 * every connect, because notifications may have been missed.
 * @returns a function that unsubscribes
 * https://www.postgresql.org/docs/current/sql-notify.html
 */
export function listen(channel: string, onNotification: (payload?: string) => void): () => Promise<void> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const current = createClient(env.DATABASE_URL ?? "", {
      application_name: "tischlein-listener",
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    });
    client = current;
    current.on("end", scheduleReconnect);
    current.on("notification", ({ payload }) => onNotification(payload));
    try {
      await current.connect();
      await current.query(`listen ${current.escapeIdentifier(channel)}`);
      onNotification();
    } catch {
      await current.end().catch(() => {});
      scheduleReconnect();
    }
  }

  function scheduleReconnect(): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(connect, reconnectDelayMs).unref();
  }

  void connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
