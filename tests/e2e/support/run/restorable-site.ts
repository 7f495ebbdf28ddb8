import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { readLockFile } from "#lib/platform/db/embedded/lock-file.ts";
import { buildSocketUrl } from "#lib/platform/db/embedded/socket.ts";
import { currentTime, getClockAheadMs } from "#lib/platform/time/clock.ts";

interface SiteDescription {
  origin: string;
  dataDir: string;
  restorePort: number;
}

/**
 * Starts the site in the working directory, with the clock of the journeys, and ends with it. A
 * request to `restorePort` brings it back to what it was after its start: database, files, stored
 * pages, and what its processes remember. The port opens when the site may be used.
 *
 * @param isGiven keeps the data and the clock of a site that is in use
 */
export async function runRestorableSite(
  { origin, dataDir, restorePort }: SiteDescription,
  isGiven: boolean,
): Promise<void> {
  const template = join(dataDir, "template");
  let isStopping = false;
  let site = start(isGiven);
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    site.kill("SIGTERM");
    if (site.exitCode === null && site.signalCode === null) await once(site, "exit");
    process.exit();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  await waitUntilReady(site, origin);
  if (isGiven) return;

  /** Ends the site as a crash would, does something with its data, and starts it again. */
  async function restart(change: () => Promise<void>): Promise<void> {
    await kill(site);
    await change();
    if (isStopping) return;
    site = start(false);
    await waitUntilReady(site, origin);
  }

  await restart(async () => {
    await copyFiles(dataDir, template);
    await copyDatabase(dataDir, database, templateDatabase);
  });
  const restore = () =>
    restart(async () => {
      await copyFiles(template, dataDir);
      await copyDatabase(dataDir, templateDatabase, database);
    });
  createServer((request, response) => {
    (request.method === "POST" ? restore() : Promise.resolve()).then(
      () => response.end(),
      (error: Error) => response.writeHead(500).end(error.stack),
    );
  }).listen(restorePort, "localhost");
}

const database = "tischlein";
const templateDatabase = "site_template";

function start(keepsClock: boolean): ChildProcess {
  const clock = keepsClock && getClockAheadMs() === 0 ? {} : { SITE_CLOCK: currentTime().toISOString() };
  return spawn(process.execPath, ["lib/server/supervisor/start.ts"], {
    env: { ...process.env, ...clock },
    stdio: "inherit",
  });
}

/** Kills a site and its servers. The database outlives them. */
async function kill(site: ChildProcess): Promise<void> {
  const processes = execFileSync("ps", ["-A", "-o", "pid=,ppid=,comm="], { encoding: "utf8" }).split("\n");
  const servers = processes
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, command]) => Number(parent) === site.pid && !command?.includes("postgres"));
  const exited = once(site, "exit");
  site.kill("SIGKILL");
  for (const [pid] of servers) process.kill(Number(pid), "SIGKILL");
  await exited;
}

/** Waits until the site responds; ends with one that does not start. */
async function waitUntilReady(site: ChildProcess, origin: string): Promise<void> {
  const isReady = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (site.exitCode !== null) process.exit(site.exitCode || 1);
    await setTimeout(50);
  }
}

/** What the database server keeps itself, and what is made again. */
const leftOut = /^(?:postgres|template$|variants$|page-cache$)/;

async function copyFiles(from: string, to: string): Promise<void> {
  const isOwn = (name: string) => !leftOut.test(name);
  const present = await readdir(to).catch(() => []);
  const obsolete = present.filter((name) => name === "page-cache" || isOwn(name));
  await Promise.all(obsolete.map((name) => rm(join(to, name), { recursive: true })));
  for (const name of (await readdir(from)).filter(isOwn))
    await cp(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true });
}

/** Replaces a database by a copy of another one, which must have no connections. */
async function copyDatabase(dataDir: string, from: string, to: string): Promise<void> {
  const lock = await readLockFile(join(dataDir, "postgres"));
  const client = new Client({ connectionString: buildSocketUrl(lock?.socketDir ?? "", "postgres") });
  await client.connect();
  try {
    await client.query(`drop database if exists ${to} with (force)`);
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [from]);
    await client.query(`create database ${to} template ${from} strategy file_copy`);
  } finally {
    await client.end();
  }
}
