import "server-only";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgTransactionConfig } from "drizzle-orm/pg-core";
import { Pool, type PoolConfig } from "pg";
import { env } from "#lib/platform/config/env.ts";
import { processSingleton, removeProcessSingleton } from "#lib/platform/config/process-singleton.ts";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";

const statementTimeoutMs = 5000;
/** For a server that does not answer at all, and so cannot cancel anything either. */
const answerTimeoutMs = 6000;
/** The longest waits are those of an import: 40 seconds for the four files of a video. */
const idleTransactionTimeoutMs = 60_000;
const longStatementTimeoutMs = 10 * 60 * 1000;

function createPool(options: PoolConfig): Pool {
  if (!env.DATABASE_URL) {
    throw new UserFacingError(
      "No database is known. Start the site with npm start or npm run dev, or set DATABASE_URL.",
    );
  }
  const pool = new Pool({
    connectionString: env.DATABASE_URL,
    application_name: "tischlein",
    connectionTimeoutMillis: 3000,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    ...options,
  });
  // An idle connection fails when the server restarts. Without a listener the event would end the
  // process.
  pool.on("error", reportLostConnection);
  return pool;
}

function reportLostConnection(error: Error): void {
  console.error(`Lost a connection to the database: ${error.message}`);
}

export type Database = NodePgDatabase & { $client: Pool };
type Work<Result> = Parameters<typeof NodePgDatabase.prototype.transaction<Result>>[0];

function createDatabase(pool: Pool): Database {
  const database = drizzle({ client: pool, casing: "snake_case" });
  database.transaction = (work, config) => runTransaction(pool, work, config);
  return database;
}

/**
 * Runs a transaction over a connection of the pool. When begin, commit or rollback fails, nothing
 * is known of the transaction, and the connection is closed, which rolls back. Drizzle would never
 * return it to the pool after a begin, and return it with an open transaction after a rollback.
 */
async function runTransaction<Result>(pool: Pool, work: Work<Result>, config?: PgTransactionConfig): Promise<Result> {
  const connection = await pool.connect();
  // The pool listens to idle connections only.
  connection.on("error", reportLostConnection);
  let isFinished = false;
  let workError: unknown;
  try {
    const result = await drizzle({ client: connection, casing: "snake_case" }).transaction(async (tx) => {
      try {
        return await work(tx);
      } catch (error) {
        workError = error;
        throw error;
      }
    }, config);
    isFinished = true;
    return result;
  } catch (error) {
    isFinished = error === workError;
    if (workError && !isFinished) console.error("A rollback failed:", error);
    throw workError ?? error;
  } finally {
    connection.off("error", reportLostConnection);
    connection.release(!isFinished);
  }
}

function createDatabaseClient() {
  const client = createPool({ max: 10, statement_timeout: statementTimeoutMs, query_timeout: answerTimeoutMs });
  // Only sites with a collector load the library.
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    import("#lib/platform/tracing/query-spans.ts")
      .then(({ recordQueries }) => recordQueries(client))
      .catch((error: unknown) => console.error("Statements are not traced:", error));
  }
  return createDatabase(client);
}

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

/** Runs work whose statements take up to ten minutes, over a connection of its own. */
export async function runLongStatements<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const client = createPool({ max: 1, statement_timeout: longStatementTimeoutMs });
  try {
    return await work(createDatabase(client));
  } finally {
    await client.end();
  }
}

/** Closes all connections, so that a script can end. The next query opens new ones. */
export async function closeDatabase(): Promise<void> {
  await removeProcessSingleton<Database>("database")?.$client.end();
}
