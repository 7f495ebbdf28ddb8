import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Client } from "pg";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { openClient } from "./connections/open-client.ts";

// Arbitrary, but the same in all versions of the site.
const advisoryLockId = 727272;
const minMajorVersion = 15;
export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/**
 * Applies all missing migrations. Several processes may call this at once.
 *
 * @throws UserFacingError when the server is too old or a migration fails; the database is
 * unchanged then
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = await openClient(url, { application_name: "tischlein migrate" });
  try {
    await checkServer(client);
    await client.query("select pg_advisory_lock($1)", [advisoryLockId]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } catch (error) {
    throw toMigrationError(error);
  } finally {
    // Closing the session releases the lock.
    await client.end();
  }
}

async function checkServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    "select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding",
  );
  for (const { version, encoding } of rows) {
    if (version < minMajorVersion) {
      throw new UserFacingError(
        `The database is PostgreSQL ${version}. Tischlein needs ${minMajorVersion} or newer, best 18: upgrade the server or unset DATABASE_URL.`,
      );
    }
    if (encoding !== "UTF8") {
      throw new UserFacingError(
        `The database is encoded in ${encoding}. Create one with encoding UTF8 and set DATABASE_URL to it.`,
      );
    }
  }
}

function toMigrationError(error: unknown): unknown {
  if (error instanceof UserFacingError || !(error instanceof Error)) return error;
  const reason = error.cause instanceof Error ? error.cause.message : error.message;
  return new UserFacingError(
    `A migration failed and was undone: ${reason}. Restore a backup that fits this version, or start the version before.`,
    { cause: error },
  );
}
