import { join } from "node:path";
import { defaultBuildDir } from "#lib/platform/config/build-dir.ts";
import { ensureDataDir } from "#lib/platform/config/data-dir.ts";
import { type Env, readEnv } from "#lib/platform/config/env.ts";
import { describeMissingImprint } from "#lib/platform/config/imprint.ts";
import { getLocalUrl, type ListenAddress } from "#lib/platform/config/listen-address.ts";
import { formatError } from "#lib/platform/config/user-facing-error.ts";
import { setDatabaseClock } from "#lib/platform/db/clock.ts";
import { migrateDatabase } from "#lib/platform/db/migrate.ts";
import { getClockAheadMs, startClockAt } from "#lib/platform/time/clock.ts";
import { installLogGuard } from "#lib/platform/tracing/log-guard.ts";
import { type Environment, runNode } from "./child-process.ts";
import { watchClock } from "./clock-watch.ts";
import { superviseDatabase } from "./database.ts";
import { readFirstSteps } from "./first-steps.ts";
import { claimDataDir } from "./instance-lock.ts";
import { assertPortFree } from "./port.ts";
import { type ServeOptions, type SiteFront, serveSite, waitForAbort } from "./serve-site.ts";
import { getServerActionsKey } from "./server-actions-key.ts";
import { onShutdown } from "./shutdown.ts";

/** What runs beside the database, as arguments for Node or as a function. */
interface SupervisorOptions {
  mode: "production" | "development";
  /** Fills an empty database; changes no other. */
  seed: string[];
  /**
   * Makes sure that there is a build of the current sources.
   *
   * @param usedDir folder of the build that runs, which must not change
   * @returns folder of the build
   */
  build?(environment: Environment, signal: AbortSignal, usedDir?: string): Promise<string>;
  clearPages?: ServeOptions["clearPages"];
  /** Arguments that start the server at an address. */
  serve(address: ListenAddress): string[];
  /**
   * Opens the public port in front of the servers, after the build; without it the server listens
   * there itself.
   */
  openFront?(env: Env, buildDir: string): Promise<SiteFront>;
}

/**
 * Starts the site and keeps it running: database, migrations, sample content, build, servers. A
 * failure is printed in one line and sets exit code 1.
 */
export async function supervise(options: SupervisorOptions): Promise<void> {
  const abortController = new AbortController();
  onShutdown(() => abortController.abort());
  installLogGuard();
  try {
    await startSite(readEnv(), options, abortController.signal);
  } catch (error) {
    if (abortController.signal.aborted) return;
    console.error(formatError(error));
    process.exitCode = 1;
  }
}

async function startSite(env: Env, options: SupervisorOptions, signal: AbortSignal): Promise<void> {
  await assertPortFree(env);
  await ensureDataDir(env.DATA_DIR);
  startClock(env.SITE_CLOCK);
  // Instances with a database of their own may share a folder.
  const release = env.DATABASE_URL ? null : await claimDataDir(env.DATA_DIR, signal);
  const database = await superviseDatabase(env);
  try {
    if (!env.DATABASE_URL) await setDatabaseClock(database.url, env.SITE_CLOCK ? getClockAheadMs() : null);
    const environment: Environment = {
      ...process.env,
      // Processes of the site inherit the clock itself.
      SITE_CLOCK: undefined,
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
    const buildDir = (await options.build?.(environment, signal)) ?? defaultBuildDir;
    if (!env.SMTP_URL) console.log(`Mails are written to ${join(env.DATA_DIR, "mail")}, because SMTP_URL is not set.`);
    const firstSteps = await readFirstSteps(database.url, env.SITE_URL);
    const missingImprint = describeMissingImprint();
    if (missingImprint) console.log(missingImprint);
    const rebuild = async (usedDir: string) => {
      await migrateDatabase(database.url);
      return (await options.build?.(environment, signal, usedDir)) ?? usedDir;
    };
    await runServers(env, options, { environment, buildDir, rebuild, firstSteps }, signal);
  } finally {
    await database.stop();
    await release?.();
  }
}

function startClock(instant: Date | undefined): void {
  startClockAt(instant);
  if (instant) console.log(`The clock of this site is set for tests. It starts at ${instant.toISOString()}.`);
}

/** Runs the servers and what stands in front of them until `signal` is aborted. */
async function runServers(
  env: Env,
  options: SupervisorOptions,
  {
    firstSteps,
    ...prepared
  }: Pick<ServeOptions, "environment" | "buildDir" | "rebuild"> & { firstSteps: string | null },
  signal: AbortSignal,
): Promise<void> {
  const front = await options.openFront?.(env, prepared.buildDir);
  const count = front ? env.WEB_CONCURRENCY : 1;
  const { serve, clearPages } = options;
  const servers = serveSite({ ...prepared, env, serve, clearPages, count, front });
  const onHangup = () => front && !process.stdout.isTTY && void servers.reload();
  process.on("SIGHUP", onHangup);
  const unwatchClock = watchClock((byMs) => {
    console.log(`The clock of the machine was set by ${Math.round(byMs / 1000)} seconds.`);
    if (front) void servers.renew();
  });
  try {
    await Promise.race([servers.ready, waitForAbort(signal)]);
    if (!signal.aborted) console.log(`Tischlein: ${getLocalUrl(env)}`);
    if (!signal.aborted && firstSteps) console.log(firstSteps);
    await Promise.race([servers.failure, waitForAbort(signal)]);
  } finally {
    unwatchClock();
    process.off("SIGHUP", onHangup);
    await servers.stop();
  }
}

const seedFailedMessage =
  "The sample content could not be written. The lines above say why; correct that, run npm run db:reset and start again.";
