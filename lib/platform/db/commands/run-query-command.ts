import type { Env } from "#lib/platform/config/env.ts";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { closeDatabase } from "../client.ts";
import { loadSiteSettings } from "../settings/site-settings.ts";
import { runWithDatabase } from "./run-with-database.ts";

/**
 * Runs a command that uses the queries, mutations and settings of the site.
 *
 * @param readArguments is called before the database starts, and throws what is wrong with them
 */
export function runQueryCommand<Arguments>(
  readArguments: () => Arguments,
  run: (args: Arguments, env: Env) => Promise<void>,
): Promise<void> {
  return runWithDatabase(readArguments, async (args, { database, env }) => {
    process.env.DATABASE_URL = database.url;
    await loadSiteSettings()
      .then(() => run(args, env))
      .catch(throwReadableError)
      .finally(closeDatabase);
  });
}

/** SQLSTATE 42P01: the database has no tables. */
function throwReadableError(error: Error): never {
  const { code } = (error.cause ?? error) as { code?: unknown };
  throw code === "42P01" ? new UserFacingError("The database is empty. Start the site once with npm start.") : error;
}
