import { ensureDataDir } from "#lib/platform/config/data-dir.ts";
import { type Env, readEnv } from "#lib/platform/config/env.ts";
import { formatError } from "#lib/platform/config/user-facing-error.ts";
import { ensureDatabase, type RunningDatabase } from "../ensure-database.ts";

/**
 * Runs a command with the database of the site, which need not be running. Failures are printed in
 * one line.
 *
 * @param readArguments is called before the database starts, and throws what is wrong with them
 */
export async function runWithDatabase<Arguments>(
  readArguments: () => Arguments,
  run: (args: Arguments, context: { database: RunningDatabase; env: Env }) => Promise<void>,
): Promise<void> {
  try {
    const args = readArguments();
    const env = readEnv();
    await ensureDataDir(env.DATA_DIR);
    const database = await ensureDatabase(env);
    await run(args, { database, env }).finally(() => database.stop());
  } catch (error) {
    console.error(formatError(error));
    process.exitCode = 1;
  }
}
