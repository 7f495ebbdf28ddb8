import { join } from "node:path";
import { Client } from "pg";
import { readLock } from "#lib/db/embedded/lock-file.ts";
import { socketUrl } from "#lib/db/embedded/socket.ts";

/** Asks the database of the site that keeps its data in this folder, beside the site itself. */
export async function query<Row extends object>(dataDir: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const lock = await readLock(join(dataDir, "postgres"));
  const client = new Client({ connectionString: socketUrl(lock?.socketDir ?? "", "tischlein") });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Where the site under test keeps its data. */
export const dataDir = process.env.E2E_DATA_DIR ?? "";
