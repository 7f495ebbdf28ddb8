import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { OperatorError } from "#lib/operator-error.ts";

// Any number will do as long as all versions of the site use the same one.
const lock = 727272;
const oldestMajor = 15;
const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/**
 * Brings the database at `url` to the structure this version of the site needs; safe to run from several processes at once.
 * Throws an OperatorError when the server is too old or a migration fails, which leaves the database as it was.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: "tischlein migrate" });
  await client.connect();
  try {
    await checkServer(client);
    await client.query("select pg_advisory_lock($1)", [lock]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } catch (error) {
    throw asMigrationError(error);
  } finally {
    // Ending the session gives the lock back.
    await client.end();
  }
}

async function checkServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    "select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding",
  );
  for (const { version, encoding } of rows) {
    if (version < oldestMajor) {
      throw new OperatorError(
        `The database is PostgreSQL ${version}. Tischlein needs ${oldestMajor} or newer, best 18: upgrade the server or unset DATABASE_URL.`,
      );
    }
    if (encoding !== "UTF8") {
      throw new OperatorError(
        `The database is encoded in ${encoding}. Create one with encoding UTF8 and set DATABASE_URL to it.`,
      );
    }
  }
}

function asMigrationError(error: unknown): unknown {
  if (error instanceof OperatorError || !(error instanceof Error)) return error;
  const reason = error.cause instanceof Error ? error.cause.message : error.message;
  return new OperatorError(
    `A migration failed and was undone: ${reason}. Restore a backup that fits this version, or start the version before.`,
    { cause: error },
  );
}
