import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureDataDir } from "#lib/config/data-dir.ts";
import { readEnv } from "#lib/config/env.ts";
import { formatError, UserFacingError } from "#lib/config/user-facing-error.ts";
import type { SiteStorage } from "#lib/db/backup/backup.ts";
import { ensureDatabase, type RunningDatabase } from "#lib/db/ensure-database.ts";

export interface CommandContext {
  database: RunningDatabase;
  site: SiteStorage;
  force: boolean;
  yes: boolean;
  /** Absolute path of the file argument; empty when the command takes none. */
  file: string;
}

/**
 * Runs a command against the database of the site, which need not be running. Failures are printed
 * in one line.
 */
export async function runCommand(usage: string, run: (args: CommandContext) => Promise<void>): Promise<void> {
  try {
    const args = parseArguments(usage);
    const env = readEnv();
    await ensureDataDir(env.DATA_DIR);
    const database = await ensureDatabase(env);
    const site = { url: database.url, dataDir: env.DATA_DIR };
    await run({ database, site, ...args }).finally(() => database.stop());
  } catch (error) {
    console.error(formatError(error));
    process.exitCode = 1;
  }
}

function parseArguments(usage: string): Pick<CommandContext, "force" | "yes" | "file"> {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [name = ""] = positionals;
    if (usage.includes("<file>") !== (name !== "")) throw new Error("one file too many or too few");
    // npm changes the working directory to the package and stores the original one here.
    return { ...values, file: name && resolve(process.env.INIT_CWD ?? process.cwd(), name) };
  } catch {
    throw new UserFacingError(`Usage: ${usage}`);
  }
}

const options = {
  force: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
} as const;
