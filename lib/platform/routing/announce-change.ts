import "server-only";
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { batchesOf } from "#lib/platform/db/batches.ts";
import { db } from "#lib/platform/db/client.ts";
import type { SlugRoute } from "./routing.ts";

export const changesChannel = "changes";

/** What a process has dropped from its caches, so that the others do too. */
export interface Change {
  /** The process that announces it. */
  sender: string;
  kind: "slugs" | "tags";
  /** Slugs, or tags of lib/platform/cache. */
  names: readonly string[];
  /** Of slugs. */
  route?: SlugRoute;
}

/** A message has at most 8000 bytes, and a name 250. */
const namesPerMessage = 20;

/** Tells this process from the others. */
export const getSender = processSingleton("sender-of-changes", () => randomUUID());

/**
 * Tells all processes on this database, of every instance, what is no longer valid. A command waits
 * for it before it ends; the site does not.
 *
 * @see https://www.postgresql.org/docs/current/sql-notify.html
 */
export async function announceChange(kind: Change["kind"], names: readonly string[], route?: SlugRoute): Promise<void> {
  const announce = (part: string[]) => {
    const change: Change = { sender: getSender(), kind, names: part, route };
    return db.execute(sql`select pg_notify(${changesChannel}, ${JSON.stringify(change)})`);
  };
  await Promise.all([...batchesOf(names, namesPerMessage)].map(announce)).catch((error: Error) => {
    console.error("Other processes were not told of a change:", error.cause ?? error);
  });
}
