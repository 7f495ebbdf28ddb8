import { join } from "node:path";
import { Client } from "pg";
import { readLockFile } from "#lib/platform/db/embedded/lock-file.ts";
import { buildSocketUrl } from "#lib/platform/db/embedded/socket.ts";

export { dataDir } from "./site.ts";

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

/** Condition on `items`: readers see it now. Journeys of decisions and reviews let items expire. */
export const isPublicItem =
  "(items.state = 'live' and items.published_at <= now() and (items.expires_at is null or items.expires_at > now()))";

/**
 * Condition on `items`: sample content that readers see. Items of other journeys may exist in one
 * language only, be missing in the index, share a title, or end at any time. Their authors have an
 * address, or they were published just now.
 */
export const isSampleItem = `(${isPublicItem} and items.published_at < now() - interval '1 day'
  and exists (select from users where users.id = items.author_id and users.email is null))`;
