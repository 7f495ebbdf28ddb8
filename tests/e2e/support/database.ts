import { join } from "node:path";
import { Client } from "pg";
import { readLockFile } from "#lib/db/embedded/lock-file.ts";
import { buildSocketUrl } from "#lib/db/embedded/socket.ts";

/** Connects to the embedded database of a site. */
export async function openClient(dataDir: string): Promise<Client> {
  const lock = await readLockFile(join(dataDir, "postgres"));
  const client = new Client({ connectionString: buildSocketUrl(lock?.socketDir ?? "", "tischlein") });
  await client.connect();
  return client;
}

/** Runs one statement in the embedded database of a site. */
export async function query<Row extends object>(dataDir: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = await openClient(dataDir);
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Data folder of the site under test. */
export const dataDir = process.env.E2E_DATA_DIR ?? "";
