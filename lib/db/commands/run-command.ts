import { parseArgs } from "node:util";
import { resolvePath } from "#lib/config/commands/resolve-path.ts";
import { UserFacingError } from "#lib/config/user-facing-error.ts";
import type { SiteStorage } from "#lib/db/backup/backup.ts";
import type { RunningDatabase } from "#lib/db/ensure-database.ts";
import { runWithDatabase } from "./run-with-database.ts";

interface CommandContext {
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
  await runWithDatabase(
    () => parseArguments(usage),
    (args, { database, env }) => run({ database, site: { url: database.url, dataDir: env.DATA_DIR }, ...args }),
  );
}

function parseArguments(usage: string): Pick<CommandContext, "force" | "yes" | "file"> {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [name = ""] = positionals;
    if (usage.includes("<file>") !== (name !== "")) throw new Error("one file too many or too few");
    return { ...values, file: name && resolvePath(name) };
  } catch {
    throw new UserFacingError(`Usage: ${usage}`);
  }
}

const options = {
  force: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
} as const;
