import "server-only";
import { Client } from "pg";
import { env } from "#lib/env.ts";

const pause = 5000;

/**
 * Calls `heard` whenever a transaction that notified `channel` has committed, in this process or another, with what it said; and once after
 * every connection, without a word, because something may have been missed before. Connects again when the database has been away. Returns what ends it.
 */
export function listen(channel: string, heard: (word?: string) => void): () => Promise<void> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function connect(): Promise<void> {
    const current = new Client({
      connectionString: env.DATABASE_URL,
      application_name: "tischlein-listener",
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    });
    client = current;
    current.on("error", () => {});
    current.on("end", retry);
    current.on("notification", ({ payload }) => heard(payload));
    try {
      await current.connect();
      await current.query(`listen ${current.escapeIdentifier(channel)}`);
      heard();
    } catch {
      await current.end().catch(() => {});
      retry();
    }
  }

  function retry(): void {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(connect, pause).unref();
  }

  void connect();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
