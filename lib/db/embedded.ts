import { mkdir, realpath, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { findBinaries } from "./embedded/binaries.ts";
import { ensureCluster } from "./embedded/cluster.ts";
import { chooseIdentity } from "./embedded/identity.ts";
import { type Launch, launch, type Running } from "./embedded/launch.ts";
import { claim, isOwner } from "./embedded/owner.ts";
import { serverState } from "./embedded/process-state.ts";
import { openSocketDir, socketUrl } from "./embedded/socket.ts";

export interface EmbeddedOptions {
  /** The cluster is kept in its subfolder `postgres`, the log beside it. */
  dataDir: string;
  /** False trades safety against power cuts for speed: for tests. */
  durable?: boolean;
  /** True ends the server together with this process, however that ends: for tests. */
  tethered?: boolean;
  /** True makes this process the one who stops a server that is found running: for the site, which needs it longest. */
  takeOver?: boolean;
  /** Milliseconds to wait for the server to accept connections. */
  patience?: number;
  /** More of the server's settings, "shared_buffers=2GB": for a database larger than most. */
  settings?: string[];
}

export interface EmbeddedServer {
  /** Address of the database `tischlein`. */
  url: string;
  pid: number;
  isRunning(): boolean;
  /** Stops the server, unless another living process has started it or taken it over. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with the site, or finds the one that runs already, and makes sure that its database exists.
 * The server outlives a killed process and is found again by the next one. Throws an OperatorError when it cannot run here.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { durable = true, tethered = false, takeOver = false, patience = 60_000, settings = [] } = options;
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const folder = join(dataDir, "postgres");
  const binaries = await findBinaries();
  const identity = await chooseIdentity(binaries.postgres, dataDir, folder);
  await ensureCluster(folder, binaries, identity, durable);
  const cluster = await realpath(folder);
  const setup: Launch = {
    cluster,
    binaries,
    identity,
    socketDir: await openSocketDir(cluster, identity),
    logFile: join(dataDir, "postgres.log"),
    settings: [...usual, ...(durable ? [] : careless), ...settings],
    tethered,
    patience,
  };
  return attach(setup, join(dataDir, "postgres.owner"), takeOver);
}

async function attach(setup: Launch, owner: string, takeOver: boolean, attempts = 10): Promise<EmbeddedServer> {
  const running = await launch(setup);
  await claim(owner, takeOver || running.child !== undefined);
  const server = asServer(running, setup.cluster, owner);
  try {
    await createDatabase(running.socketDir);
    return server;
  } catch (error) {
    if (attempts === 1) {
      await server.stop();
      throw error;
    }
  }
  // It may have been found in the moment its former owner stopped it.
  await setTimeout(300);
  return attach(setup, owner, takeOver, attempts - 1);
}

function asServer({ pid, socketDir, child }: Running, cluster: string, owner: string): EmbeddedServer {
  return {
    url: socketUrl(socketDir, database),
    pid,
    isRunning: () => serverState(pid, cluster) === "alive",
    stop: async () => {
      if (await isOwner(owner)) await stop(pid, cluster);
      if (!child?.stdin) return;
      child.stdin.destroy();
      // Nobody else uses a tethered server; the folder of any other may be needed by the next start already.
      await rmdir(socketDir).catch(() => {});
    },
  };
}

const database = "tischlein";

const usual = [
  "listen_addresses=",
  "max_connections=60",
  "shared_buffers=128MB",
  "effective_cache_size=512MB",
  "random_page_cost=1.1",
  "max_wal_size=256MB",
  "log_checkpoints=off",
  "timezone=UTC",
  "log_timezone=UTC",
  // Helpers take longer to start than a page may take.
  "max_parallel_workers_per_gather=0",
  // The package has no compiler for it.
  "jit=off",
];

const careless = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

async function createDatabase(socketDir: string): Promise<void> {
  const client = new Client({ connectionString: socketUrl(socketDir, "postgres") });
  client.on("error", () => {});
  try {
    await client.connect();
    const found = await client.query("select from pg_database where datname = $1", [database]);
    if (found.rowCount === 0) await client.query(`create database ${database}`);
  } catch (error) {
    // Another process created it in the same moment: 42P04 if it was done, 23505 if it was at it.
    if (!["42P04", "23505"].includes((error as { code?: string }).code ?? "")) throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Ends all sessions, writes everything out and waits for that; after half a minute it lets the next start recover instead. */
async function stop(pid: number, cluster: string): Promise<void> {
  if (serverState(pid, cluster) !== "alive") return;
  process.kill(pid, "SIGINT");
  const deadline = Date.now() + 30_000;
  while (serverState(pid, cluster) === "alive") {
    if (Date.now() > deadline) return void process.kill(pid, "SIGQUIT");
    await setTimeout(20);
  }
}
