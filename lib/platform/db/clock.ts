import type { Client } from "pg";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { openClient } from "./connections/open-client.ts";

const schema = "site_clock";
/** Functions of PostgreSQL that tell the time, and how often a statement may call them anew. */
const timeFunctions = {
  now: "stable",
  transaction_timestamp: "stable",
  statement_timestamp: "stable",
  clock_timestamp: "volatile",
};

/**
 * Lets the SQL of a database tell the time of the site instead of the machine's: functions of the
 * same names stand before those of PostgreSQL in the search path, so that statements, triggers and
 * defaults need no other words. Call it before migrations, whose defaults keep the function they
 * meet. `current_timestamp` and the like are no functions and keep the time of the machine.
 *
 * @param aheadMs how far the clock of the site is ahead, in milliseconds; null without a clock
 * @throws UserFacingError without a clock, when the database has been used with one
 */
export async function setDatabaseClock(connectionString: string, aheadMs: number | null): Promise<void> {
  const client = await openClient(connectionString, { application_name: "tischlein clock" });
  try {
    if (aheadMs === null) return await assertNoClock(client);
    const interval = `interval '${aheadMs} milliseconds'`;
    const functions = Object.entries(timeFunctions).map(
      ([name, volatility]) =>
        `create or replace function ${schema}.${name}() returns timestamptz language sql ${volatility} parallel safe
         return pg_catalog.${name}() + ${interval};`,
    );
    await client.query(
      `create schema if not exists ${schema}; ${functions.join("\n")}
       alter role current_user set search_path = "$user", public, ${schema}, pg_catalog;`,
    );
  } finally {
    await client.end();
  }
}

async function assertNoClock(client: Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_namespace where nspname = $1", [schema]);
  if (rowCount === 0) return;
  throw new UserFacingError(
    "The database has been used with a clock for tests. Set SITE_CLOCK again, or DATA_DIR to another folder.",
  );
}
