import { mkdir, realpath, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { createClient } from "../connections/open-client.ts";
import { findBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { chooseIdentity } from "./identity.ts";
import { type LaunchedServer, type LaunchOptions, launch } from "./launch.ts";
import { becomeOwner, isOwner } from "./owner-file.ts";
import { getServerState } from "./process-state.ts";
import { buildSocketUrl, ensureSocketDir } from "./socket.ts";

interface EmbeddedOptions {
  /** Its subfolder `postgres` holds the cluster; the log is beside it. */
  dataDir: string;
  /** False gives up durability for speed, for tests. */
  durable?: boolean;
  /** Ends the server together with this process, for tests. */
  dieWithParent?: boolean;
  /**
   * Makes this process the owner of a running server. The site does so, because it runs longest.
   */
  takeOver?: boolean;
  /** Time to wait for the server to accept connections. */
  timeoutMs?: number;
  /** Additional server settings, as "shared_buffers=2GB". */
  settings?: string[];
}

export interface EmbeddedServer {
  /** Connection string of the database `tischlein`. */
  url: string;
  pid: number;
  isRunning(): boolean;
  /** Stops the server, unless another living process owns it. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL or finds it running, and creates its database. The server survives
 * a killed process; the next one finds it again.
 *
 * @throws UserFacingError when it cannot run here
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { durable = true, dieWithParent = false, takeOver = false, timeoutMs = 60_000, settings = [] } = options;
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const folder = join(dataDir, "postgres");
  const binaries = await findBinaries();
  const identity = await chooseIdentity(binaries.postgres, dataDir, folder);
  await ensureCluster(folder, binaries, identity, durable);
  const cluster = await realpath(folder);
  const launchOptions: LaunchOptions = {
    cluster,
    binaries,
    identity,
    socketDir: await ensureSocketDir(cluster, identity),
    logFile: join(dataDir, "postgres.log"),
    settings: [...defaultSettings, ...(durable ? [] : unsafeButFastSettings), ...settings],
    dieWithParent,
    timeoutMs,
  };
  return launchAndOwn(launchOptions, join(dataDir, "postgres.owner"), takeOver);
}

async function launchAndOwn(
  launchOptions: LaunchOptions,
  ownerFile: string,
  takeOver: boolean,
  attemptsLeft = 10,
): Promise<EmbeddedServer> {
  const running = await launch(launchOptions);
  await becomeOwner(ownerFile, takeOver || running.child !== undefined);
  const server = toEmbeddedServer(running, launchOptions.cluster, ownerFile);
  try {
    await createDatabase(running.socketDir);
    return server;
  } catch (error) {
    if (attemptsLeft === 1) {
      await server.stop();
      throw error;
    }
  }
  // Its former owner may be stopping it.
  await setTimeout(300);
  return launchAndOwn(launchOptions, ownerFile, takeOver, attemptsLeft - 1);
}

function toEmbeddedServer(
  { pid, socketDir, child }: LaunchedServer,
  cluster: string,
  ownerFile: string,
): EmbeddedServer {
  return {
    url: buildSocketUrl(socketDir, database),
    pid,
    isRunning: () => getServerState(pid, cluster) === "alive",
    stop: async () => {
      if (await isOwner(ownerFile)) await stop(pid, cluster);
      if (!child?.stdin) return;
      child.stdin.destroy();
      // Only this process uses such a server. The folder of another one may be in use again.
      await rmdir(socketDir).catch(() => {});
    },
  };
}

const database = "tischlein";

const defaultSettings = [
  "listen_addresses=",
  "max_connections=60",
  "shared_buffers=128MB",
  "effective_cache_size=512MB",
  "random_page_cost=1.1",
  "max_wal_size=256MB",
  "log_checkpoints=off",
  // Errors of statements quote values. The site writes those without
  // (lib/platform/tracing/log-guard.ts).
  "log_min_messages=log",
  "timezone=UTC",
  "log_timezone=UTC",
  // Starting parallel workers takes longer than a page may take.
  "max_parallel_workers_per_gather=0",
  // The package contains no LLVM.
  "jit=off",
];

const unsafeButFastSettings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

async function createDatabase(socketDir: string): Promise<void> {
  const client = createClient(buildSocketUrl(socketDir, "postgres"));
  try {
    await client.connect();
    const found = await client.query("select from pg_database where datname = $1", [database]);
    if (found.rowCount === 0) await client.query(`create database ${database}`);
  } catch (error) {
    // Another process created it at the same time: 42P04 before, 23505 during this statement.
    if (!["42P04", "23505"].includes((error as { code?: string }).code ?? "")) throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Stops the server with a fast shutdown. After 30 s it is killed and recovers at the next start.
 * https://www.postgresql.org/docs/current/server-shutdown.html
 */
async function stop(pid: number, cluster: string): Promise<void> {
  if (getServerState(pid, cluster) !== "alive") return;
  process.kill(pid, "SIGINT");
  const deadline = currentTimeMs() + 30_000;
  while (getServerState(pid, cluster) === "alive") {
    if (currentTimeMs() > deadline) return void process.kill(pid, "SIGQUIT");
    await setTimeout(20);
  }
}
