import { parseArgs } from "node:util";
import { resolvePath } from "#lib/platform/config/commands/resolve-path.ts";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { runWithDatabase } from "#lib/platform/db/commands/run-with-database.ts";
import type { RunningDatabase } from "#lib/platform/db/ensure-database.ts";
import type { SiteStorage } from "#lib/server/backup/backup.ts";

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
