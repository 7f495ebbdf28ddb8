import "server-only";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { env } from "#lib/env.ts";
import { OperatorError } from "#lib/operator-error.ts";

function connect() {
  if (!env.DATABASE_URL) {
    throw new OperatorError("No database is known. Start the site with npm start or npm run dev, or set DATABASE_URL.");
  }
  const pool = new Pool({
    connectionString: env.DATABASE_URL,
    application_name: "tischlein",
    max: 10,
    statement_timeout: 5000,
    connectionTimeoutMillis: 3000,
  });
  // An idle connection fails when the server restarts; unheard, that would end the process.
  pool.on("error", (error) => console.error(`Lost a connection to the database: ${error.message}`));
  return drizzle({ client: pool, casing: "snake_case" });
}

export type Database = ReturnType<typeof connect>;

// Reloading a module in development must not leave its pool behind.
const store = globalThis as typeof globalThis & { tischleinDatabase?: Database };

function current(): Database {
  store.tischleinDatabase ??= connect();
  return store.tischleinDatabase;
}

/** The database. It connects at the first query, so that importing it needs none; a query is cancelled after five seconds. */
export const db: Database = new Proxy({} as Database, {
  get: (_, name) => {
    const target = current();
    const value: unknown = Reflect.get(target, name, target);
    return typeof value === "function" ? value.bind(target) : value;
  },
  has: (_, name) => Reflect.has(current(), name),
  // Adapters tell the dialect by the class.
  getPrototypeOf: () => Reflect.getPrototypeOf(current()),
});

/** Closes the connections, so that a script can end. The next query opens new ones. */
export async function closeDatabase(): Promise<void> {
  const open = store.tischleinDatabase;
  store.tischleinDatabase = undefined;
  await open?.$client.end();
}
