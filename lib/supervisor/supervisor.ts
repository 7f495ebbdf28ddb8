import { join } from "node:path";
import { ensureDataDir } from "#lib/config/data-dir.ts";
import { type Env, readEnv } from "#lib/config/env.ts";
import { formatError } from "#lib/config/user-facing-error.ts";
import { migrateDatabase } from "#lib/db/migrate.ts";
import { type Environment, runNode } from "./child-process.ts";
import { superviseDatabase } from "./database.ts";
import { assertPortFree, findPrivateAddress, getLocalUrl, type ListenAddress } from "./port.ts";
import { superviseServer } from "./server.ts";
import { getServerActionsKey } from "./server-actions-key.ts";

/** What runs beside the database, as arguments for Node or as a function. */
export interface SupervisorOptions {
  mode: "production" | "development";
  /** Fills an empty database; changes no other. */
  seed: string[];
  build?(environment: Environment, signal: AbortSignal): Promise<void>;
  /** Arguments that start the server at an address. */
  serve(address: ListenAddress): string[];
  /**
   * Opens the public port in front of the server, after the build; without it the server listens
   * there itself.
   */
  openFront?(env: Env): Promise<SiteFront>;
}

/** What answers at the public port while the server behind it comes and goes. */
export interface SiteFront {
  onServerReady(url: string): void;
  onServerEnd(): void;
  /** Finishes what runs, at most ten seconds, then closes the port. */
  close(): Promise<void>;
}

/**
 * Starts the site and keeps it running: database, migrations, sample content, build, server. A
 * failure is printed in one line and sets exit code 1.
 */
export async function supervise(options: SupervisorOptions): Promise<void> {
  const abortController = new AbortController();
  onShutdown(() => abortController.abort());
  try {
    await startSite(readEnv(), options, abortController.signal);
  } catch (error) {
    if (abortController.signal.aborted) return;
    console.error(formatError(error));
    process.exitCode = 1;
  }
}

/** Calls `onSignal` for every request to stop; a terminal and npm may both send one. */
function onShutdown(onSignal: () => void): void {
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, onSignal);
  // When stopped, npm ends its shell, which forwards nothing.
  const parent = process.ppid;
  const checkParent = () => process.ppid !== parent && onSignal();
  if (process.env.npm_lifecycle_event) setInterval(checkParent, 300).unref();
}

async function startSite(env: Env, options: SupervisorOptions, signal: AbortSignal): Promise<void> {
  await assertPortFree(env);
  await ensureDataDir(env.DATA_DIR);
  const database = await superviseDatabase(env);
  try {
    const environment: Environment = {
      ...process.env,
      NODE_ENV: options.mode,
      NEXT_TELEMETRY_DISABLED: "1",
      PORT: String(env.PORT),
      SITE_URL: env.SITE_URL,
      DATA_DIR: env.DATA_DIR,
      DATABASE_URL: database.url,
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: getServerActionsKey(env),
      // Threads that resize pictures otherwise keep memory in an arena of glibc each.
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2",
    };
    await migrateDatabase(database.url);
    signal.throwIfAborted();
    await runNode(options.seed, environment, signal, seedFailedMessage);
    await options.build?.(environment, signal);
    if (!env.SMTP_URL) console.log(`Mails are written to ${join(env.DATA_DIR, "mail")}, because SMTP_URL is not set.`);
    await serveSite(env, options, environment, signal);
  } finally {
    await database.stop();
  }
}

/** Runs the server and what stands in front of it until `signal` is aborted. */
async function serveSite(env: Env, options: SupervisorOptions, environment: Environment, signal: AbortSignal) {
  const front = await options.openFront?.(env);
  // The front needs the server to finish what runs.
  const serverEnd = new AbortController();
  const stop = async () => {
    await front?.close();
    serverEnd.abort();
  };
  if (signal.aborted) void stop();
  signal.addEventListener("abort", stop);
  let wasAnnounced = false;
  try {
    await superviseServer(
      {
        prepareStart: async () => {
          const address = front ? await findPrivateAddress() : env;
          Object.assign(environment, { PORT: String(address.PORT), HOST: address.HOST });
          return { args: options.serve(address), url: getLocalUrl(address) };
        },
        environment,
        endSignal: serverEnd.signal,
        onReady: (url) => {
          front?.onServerReady(url);
          if (!wasAnnounced) console.log(`Tischlein: ${getLocalUrl(env)}`);
          wasAnnounced = true;
        },
        onEnd: () => front?.onServerEnd(),
      },
      signal,
    );
  } finally {
    signal.removeEventListener("abort", stop);
    await front?.close();
  }
}

const seedFailedMessage =
  "The sample content could not be written. The lines above say why; correct that, run npm run db:reset and start again.";
