import "server-only";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { env } from "#lib/config/env.ts";
import { processSingleton, removeProcessSingleton } from "#lib/config/process-singleton.ts";
import { UserFacingError } from "#lib/config/user-facing-error.ts";

function createDatabaseClient() {
  if (!env.DATABASE_URL) {
    throw new UserFacingError(
      "No database is known. Start the site with npm start or npm run dev, or set DATABASE_URL.",
    );
  }
  const pool = new Pool({
    connectionString: env.DATABASE_URL,
    application_name: "tischlein",
    max: 10,
    statement_timeout: 5000,
    connectionTimeoutMillis: 3000,
  });
  // An idle connection fails when the server restarts. Without a listener the event would end the
  // process.
  pool.on("error", (error) => console.error(`Lost a connection to the database: ${error.message}`));
  // Only sites with a collector load the library.
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    void import("#lib/tracing/query-spans.ts").then(({ recordQueries }) => recordQueries(pool));
  }
  return drizzle({ client: pool, casing: "snake_case" });
}

export type Database = ReturnType<typeof createDatabaseClient>;

const getDatabase = processSingleton("database", createDatabaseClient);

/**
 * The database. It connects at the first query, so that importing this module needs none. A query
 * is cancelled after five seconds.
 */
export const db: Database = new Proxy({} as Database, {
  get: (_, name) => {
    const target = getDatabase();
    const value: unknown = Reflect.get(target, name, target);
    return typeof value === "function" ? value.bind(target) : value;
  },
  has: (_, name) => Reflect.has(getDatabase(), name),
  // Adapters recognize the dialect by the class.
  getPrototypeOf: () => Reflect.getPrototypeOf(getDatabase()),
});

/** Closes all connections, so that a script can end. The next query opens new ones. */
export async function closeDatabase(): Promise<void> {
  await removeProcessSingleton<Database>("database")?.$client.end();
}
