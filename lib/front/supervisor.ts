import { join } from "node:path";
import { openDataDir } from "#lib/data-dir.ts";
import { migrateDatabase } from "#lib/db/migrate.ts";
import { type Env, readEnv } from "#lib/env.ts";
import { explain } from "#lib/operator-error.ts";
import { type Environment, runNode } from "./child.ts";
import { keepDatabase } from "./database.ts";
import { assertPortFree, localUrl } from "./port.ts";
import { keepServing } from "./serve.ts";

/** What happens around the database, each as arguments of Node or as a function. */
export interface Stages {
  mode: "production" | "development";
  /** Fills an empty database and leaves every other one alone. */
  seed: string[];
  build?(environment: Environment, signal: AbortSignal): Promise<void>;
  serve(env: Env): string[];
}

/**
 * Brings the site up and keeps it up until it is asked to end: database, migrations, sample content, build, server. Failures are told
 * in one line and end the process with code 1.
 */
export async function supervise(stages: Stages): Promise<void> {
  const stopping = new AbortController();
  onFarewell(() => stopping.abort());
  try {
    await run(readEnv(), stages, stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) return;
    console.error(explain(error));
    process.exitCode = 1;
  }
}

/** Calls `leave` when somebody wants this process to end, perhaps more than once: a terminal and npm may pass on the same wish. */
function onFarewell(leave: () => void): void {
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, leave);
  // Asked to end, npm ends its shell, which passes nothing on.
  const parent = process.ppid;
  const look = () => process.ppid !== parent && leave();
  if (process.env.npm_lifecycle_event) setInterval(look, 300).unref();
}

async function run(env: Env, stages: Stages, signal: AbortSignal): Promise<void> {
  await assertPortFree(env);
  await openDataDir(env.DATA_DIR);
  const database = await keepDatabase(env);
  try {
    const environment: Environment = {
      ...process.env,
      NODE_ENV: stages.mode,
      NEXT_TELEMETRY_DISABLED: "1",
      PORT: String(env.PORT),
      SITE_URL: env.SITE_URL,
      DATA_DIR: env.DATA_DIR,
      DATABASE_URL: database.url,
    };
    await migrateDatabase(database.url);
    signal.throwIfAborted();
    await runNode(stages.seed, environment, signal, seedComplaint);
    await stages.build?.(environment, signal);
    if (!env.SMTP_URL) console.log(`Mails are written to ${join(env.DATA_DIR, "mail")}, because SMTP_URL is not set.`);
    await keepServing(stages.serve(env), environment, localUrl(env), signal);
  } finally {
    await database.stop();
  }
}

const seedComplaint =
  "The sample content could not be written. The lines above say why; correct that, run npm run db:reset and start again.";
