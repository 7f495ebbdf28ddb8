import { openClient } from "./database.ts";

/**
 * Locks a table of the site, so that everything that reads it waits.
 *
 * @returns lets it go
 */
export async function holdTable(dataDir: string, table: string): Promise<() => Promise<void>> {
  const client = await openClient(dataDir);
  await client.query("begin");
  await client.query(`lock table ${table} in access exclusive mode`);
  return () => client.end();
}

/** A table that cards are read from, and nothing else that requests wait for. */
export const cardTable = "story_texts";
