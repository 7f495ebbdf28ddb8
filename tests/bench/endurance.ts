import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { query } from "#tests/e2e/support/database.ts";
import { findChildProcess } from "./cpu-time.ts";
import { printTable } from "./print-table.ts";
import type { Server } from "./site.ts";
import { readSitemapPaths } from "./sitemap-paths.ts";

const seconds = Number(process.env.BENCH_SECONDS ?? 120);
const readsPerSecond = 200;
const writesPerSecond = 10;
const serverKillMs = 3000;
const databaseKillMs = 10_000;
const users = 20;

/** A like that the site has confirmed. */
interface Write {
  user: number;
  item: string;
}

/**
 * Kills Next.js every three seconds and PostgreSQL every ten, while readers and accounts go on.
 *
 * @returns whether every read of a stored page was answered and every confirmed write is there
 */
export async function measureEndurance(site: Server): Promise<boolean> {
  const pages = await findStoredPages(site.origin);
  const { tokens, ids } = await createUsers(site.dataDir);
  const items = await query<{ id: string }>(site.dataDir, "select id from items where state = 'live'");
  const statuses = new Map<number, number>();
  const confirmed: Write[] = [];
  const kills = { server: 0, database: 0 };
  const failedPaths = new Set<string>();
  const count = (status: number, path: string) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status !== 200) failedPaths.add(path);
  };
  const running: Promise<void>[] = [];
  const every = async (milliseconds: number, act: (index: number) => void) => {
    const start = performance.now();
    for (let index = 0; index * milliseconds < seconds * 1000; index++) {
      await sleep(Math.max(0, start + index * milliseconds - performance.now()));
      act(index);
    }
  };
  await Promise.all([
    every(1000 / readsPerSecond, (index) => {
      const path = pages[index % pages.length] ?? "/de";
      running.push(fetchStatus(site.origin + path).then((status) => count(status, path)));
    }),
    every(1000 / writesPerSecond, (index) => {
      const [user, item] = [index % users, items[Math.floor(index / users) % items.length]?.id ?? ""];
      const like = sendLike(site.origin, tokens[user] ?? "", item);
      running.push(like.then((isConfirmed) => void (isConfirmed && confirmed.push({ user, item }))));
    }),
    every(serverKillMs, () => (kills.server += kill(findChildProcess("next-server", site.pids[0])))),
    every(databaseKillMs, () => (kills.database += kill(readDatabasePid(site.dataDir)))),
  ]);
  await Promise.all(running);
  const lost = await findLost(site, confirmed, ids);
  const failed = [...statuses].reduce((sum, [status, number]) => sum + (status === 200 ? 0 : number), 0);
  printTable(`Endurance: ${seconds} s with ${readsPerSecond} reads and ${writesPerSecond} writes per second`, [
    ["stored pages", String(pages.length)],
    ["kills of Next.js", String(kills.server)],
    ["kills of PostgreSQL", String(kills.database)],
    ["reads answered with 200", String(statuses.get(200) ?? 0)],
    ["other reads", String(failed), JSON.stringify(Object.fromEntries(statuses))],
    ["writes confirmed", String(confirmed.length)],
    ["of them lost", String(lost)],
  ]);
  if (failedPaths.size > 0) console.log(`\n  Failed: ${[...failedPaths].join(" ")}`);
  // Without a confirmed write nothing is proved: on a busy machine Next.js needs more than three
  // seconds to start.
  return failed === 0 && lost === 0 && confirmed.length > 0;
}

/** Every fourth page of the sitemap, as far as the edge has stored it. */
async function findStoredPages(origin: string): Promise<string[]> {
  const paths = (await readSitemapPaths(origin)).filter((_, index) => index % 4 === 0);
  const stored: string[] = [];
  for (const path of paths) {
    await fetchStatus(origin + path);
    const response = await fetch(origin + path);
    await response.arrayBuffer();
    if (response.headers.get("server-timing")?.startsWith("edge")) stored.push(path);
  }
  return stored;
}

async function findLost(site: Server, confirmed: Write[], ids: string[]): Promise<number> {
  while ((await fetchStatus(`${site.origin}/api/health`)) !== 200) await sleep(500);
  const rows = await query<{ key: string }>(
    site.dataDir,
    "select user_id || ' ' || item_id as key from likes where user_id = any($1)",
    [ids],
  );
  const keys = new Set(rows.map(({ key }) => key));
  return confirmed.filter(({ user, item }) => !keys.has(`${ids[user]} ${item}`)).length;
}

/** Status of a page; 0 when the connection fails. */
async function fetchStatus(url: string): Promise<number> {
  try {
    const response = await fetch(url, { headers: { "accept-encoding": "br" } });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

async function sendLike(origin: string, token: string, id: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/api/users/me/likes/feed-items/`, {
      method: "POST",
      headers: { "x-user-token": token, "content-type": "application/json" },
      body: JSON.stringify({ id }),
    });
    await response.arrayBuffer();
    return response.status === 204;
  } catch {
    return false;
  }
}

function kill(pid: number | undefined): number {
  if (!pid) return 0;
  try {
    process.kill(pid, "SIGKILL");
    return 1;
  } catch {
    return 0;
  }
}

/** 0 while PostgreSQL does not run. */
export function readDatabasePid(dataDir: string): number {
  try {
    return Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
  } catch {
    return 0;
  }
}

async function createUsers(dataDir: string): Promise<{ tokens: string[]; ids: string[] }> {
  const tokens = Array.from({ length: users }, () => randomBytes(32).toString("base64url"));
  const hashes = tokens.map((token) => createHash("sha256").update(token).digest("base64url"));
  const rows = await query<{ user_id: string; token_hash: string }>(
    dataDir,
    `with made as (
       insert into users (slug, name) select 'endurance-' || n, 'Endurance ' || n from generate_series(1, $1::int) n returning id
     ), numbered as (select id, row_number() over () as n from made)
     insert into sessions (user_id, kind, token_hash, user_agent, expires_at)
     select id, 'api', ($2::text[])[n], 'bench', now() + interval '1 hour' from numbered
     returning user_id, token_hash`,
    [users, hashes],
  );
  const idOf = new Map(rows.map(({ user_id, token_hash }) => [token_hash, user_id]));
  return { tokens, ids: hashes.map((hash) => idOf.get(hash) ?? "") };
}
