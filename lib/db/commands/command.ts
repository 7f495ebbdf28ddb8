import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { openDataDir } from "#lib/data-dir.ts";
import { ensureDatabase, type RunningDatabase } from "#lib/db/ensure.ts";
import type { Place } from "#lib/db/transfer.ts";
import { readEnv } from "#lib/env.ts";
import { explain, OperatorError } from "#lib/operator-error.ts";

export interface Call {
  database: RunningDatabase;
  place: Place;
  force: boolean;
  yes: boolean;
  /** Absolute path of the file named on the command line; empty when the command takes none. */
  file: string;
}

/** Runs a command against the database of the site, which need not be running, and tells failures in one line. */
export async function runCommand(usage: string, run: (call: Call) => Promise<void>): Promise<void> {
  try {
    const call = readArguments(usage);
    const env = readEnv();
    await openDataDir(env.DATA_DIR);
    const database = await ensureDatabase(env);
    const place = { url: database.url, dataDir: env.DATA_DIR };
    await run({ database, place, ...call }).finally(() => database.stop());
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

function readArguments(usage: string): Pick<Call, "force" | "yes" | "file"> {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [name = ""] = positionals;
    if (usage.includes("<file>") !== (name !== "")) throw new Error("one file too many or too few");
    // npm changes to the folder of the site and remembers where it was called.
    return { ...values, file: name && resolve(process.env.INIT_CWD ?? process.cwd(), name) };
  } catch {
    throw new OperatorError(`Usage: ${usage}`);
  }
}

const options = {
  force: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
} as const;
