import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EmbeddedServer, startEmbedded } from "#lib/platform/db/embedded/server.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { isAvailable, type RunningProxy, startProxy } from "#tests/support/servers/proxy.ts";
import { createRedisServer, type RedisServer } from "#tests/support/servers/redis-server.ts";
import { startTraceCollector, type TraceCollector } from "#tests/support/servers/trace-collector.ts";
import { findFreePort } from "#tests/support/supervised-site.ts";
import { type Account, createAccount } from "./support/account.ts";
import { copyBuild } from "./support/copy-build.ts";
import { query } from "./support/database.ts";

// Starting beside the site of the other tests takes long.
const waitOptions = { timeout: 120_000 };

let folder: string;
let dataDir: string;
let database: EmbeddedServer;
let redis: RedisServer | null;
let proxy: RunningProxy;
let collector: TraceCollector;
let instances: Instance[];

interface Instance {
  port: string;
  site: ChildProcess;
  log(): string;
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  instances = [];
  redis = await createRedisServer();
  test.skip(!redis || !isAvailable("nginx"), "needs Redis and nginx, and apt-get cannot install them here");
  folder = await mkdtemp(join(tmpdir(), "tischlein-instances-"));
  dataDir = join(folder, "data");
  await mkdir(dataDir);
  await copyBuild(join(folder, "site"));
  await redis?.start();
  collector = await startTraceCollector();
  database = await startEmbedded({ dataDir, durable: false, dieWithParent: true });
  const ports = [await findFreePort(), await findFreePort()];
  const httpsPort = await findFreePort();
  instances = ports.map((port) => startInstance(port, `https://localhost:${httpsPort}`));
  proxy = await startProxy("nginx", ports.map(Number), Number(httpsPort), "10000r/s");
  for (const { port } of instances) await expect.poll(() => fetchStatus(port, "/api/health"), waitOptions).toBe(200);
});

test.afterAll(async () => {
  test.setTimeout(120_000);
  for (const { site } of instances) site.kill("SIGTERM");
  await Promise.all(instances.map(({ site }) => waitForExit(site)));
  await proxy?.stop();
  await redis?.stop();
  await database?.stop();
  collector?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Starts an instance as on a machine of its own, with the settings that instances share. */
function startInstance(port: string, siteUrl: string): Instance {
  const site = spawn(process.execPath, ["lib/server/supervisor/start.ts"], {
    cwd: join(folder, "site"),
    env: {
      ...process.env,
      PORT: port,
      SITE_URL: siteUrl,
      DATA_DIR: dataDir,
      LOG_REQUESTS: "on",
      DATABASE_URL: database.url,
      REDIS_URL: redis?.url ?? "",
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  site.stdout.on("data", (data) => (log += data));
  site.stderr.on("data", (data) => (log += data));
  return { port, site, log: () => log };
}

async function waitForExit(site: ChildProcess): Promise<void> {
  if (site.exitCode === null && site.signalCode === null) await once(site, "exit");
}

/** Status of a request to one instance; 0 without a response. */
async function fetchStatus(port: string, path: string): Promise<number> {
  const response = await fetch(`http://localhost:${port}${path}`).catch(() => null);
  await response?.body?.cancel();
  return response?.status ?? 0;
}

/** Calls the API of one instance. */
async function callApi(port: string, path: string, body: unknown, token?: string) {
  const response = await fetch(`http://localhost:${port}/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { "x-user-token": token } : {}) },
    body: JSON.stringify(body),
  });
  return { status: response.status, data: (await response.json().catch(() => ({}))).data };
}

/** How many have rated the recipe, as the page of one instance says. */
async function countRatings(port: string, path: string): Promise<number> {
  const text = await (await fetch(`http://localhost:${port}${path}`)).text();
  return Number(/"ratingCount":(\d+)/.exec(text)?.[1] ?? 0);
}

const findRecipe = async () => {
  const [recipe] = await query<{ id: string; slug: string }>(
    dataDir,
    `select items.id, slug from items join item_texts on item_id = items.id
     where locale = 'de' and type = 'recipe' and state = 'live' order by slug limit 1`,
  );
  if (!recipe) throw new Error("no recipe is public");
  return { id: recipe.id, path: `/de/rezepte/${recipe.slug}` };
};

/** Rates through one instance; the page of each shows it. */
async function expectSharedChange(account: Account, writer: Instance, recipe: { id: string; path: string }) {
  const { email, password } = account;
  const signIn = await callApi(writer.port, "authenticate/credentials/", { email, password });
  expect(signIn.status).toBe(200);
  const before = await Promise.all(instances.map(({ port }) => countRatings(port, recipe.path)));
  expect(new Set(before).size).toBe(1);
  const rated = await callApi(
    writer.port,
    "users/me/rating/",
    { recipe: recipe.id, rating: 1 },
    signIn.data.user_token,
  );
  expect(rated.status).toBe(200);
  // The promise is three seconds; pages are rendered anew by themselves only after ten minutes.
  for (const { port } of instances) {
    await expect.poll(() => countRatings(port, recipe.path), { timeout: 20_000 }).toBe((before[0] ?? 0) + 1);
  }
}

test("two instances show each other's changes, count together, and stand in for each other", async ({ request }) => {
  test.setTimeout(180_000);
  const [first, second] = instances as [Instance, Instance];
  const recipe = await findRecipe();
  const accounts = [];
  for (let made = 0; made < 3; made++) accounts.push(await createAccount({ folder: dataDir }));
  const [anna, jonas, mira] = accounts as [Account, Account, Account];

  await test.step("a change on one is seen on the other, in both directions", async () => {
    await expectSharedChange(anna, first, recipe);
    await expectSharedChange(jonas, second, recipe);
  });

  await test.step("wrong passwords count together", async () => {
    const email = `nobody-${randomBytes(4).toString("hex")}@example.org`;
    const statuses: number[] = [];
    // A count that Redis did not take in time is of its instance alone. Without Redis, each of the
    // two would allow ten.
    while (!statuses.includes(429) && statuses.length < 15) {
      const { port } = statuses.length % 2 === 0 ? first : second;
      statuses.push((await callApi(port, "authenticate/credentials/", { email, password: "falsch-falsch" })).status);
    }
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses).toContain(429);
  });

  await test.step("Redis is stopped without an error, and shares again when it is back", async () => {
    await redis?.stop();
    for (const { port } of instances) {
      for (const path of ["/de", recipe.path, "/de/suche?search=Suppe", "/en", "/api/health"]) {
        expect(await fetchStatus(port, path), path).toBe(200);
      }
    }
    await redis?.start();
    for (const { log } of instances) await expect.poll(log, waitOptions).toContain("Redis answers again");
    await expectSharedChange(mira, first, recipe);
  });

  await test.step("one is killed under load without a failed read", async () => {
    // A page that is being streamed breaks off together with its instance.
    const paths = ["/de", "/en", recipe.path, "/de/rezepte"];
    const statuses: number[] = [];
    let isLoaded = true;
    const linesBefore = new Map(instances.map(({ log }) => [log, log().split("\n").length]));
    const read = async () => {
      for (let turn = 0; isLoaded; turn++) {
        const path = `https://localhost:${proxy.port}${paths[turn % paths.length]}`;
        const response = await request.get(path, { ignoreHTTPSErrors: true, timeout: 60_000 }).catch(() => null);
        statuses.push(response?.status() ?? 0);
      }
    };
    const readers = Array.from({ length: 8 }, read);
    await expect.poll(() => statuses.length, waitOptions).toBeGreaterThan(50);
    // Readers of one address are with one instance.
    const countNew = ({ log }: Instance) => log().split("\n").length - (linesBefore.get(log) ?? 0);
    const [busy, idle] = instances.toSorted((a, b) => countNew(b) - countNew(a)) as [Instance, Instance];
    expect(countNew(busy)).toBeGreaterThan(countNew(idle));
    busy.site.kill("SIGKILL");
    const killedAt = statuses.length;
    await expect.poll(() => statuses.length, waitOptions).toBeGreaterThan(killedAt + 100);
    isLoaded = false;
    await Promise.all(readers);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  await test.step("traces tell routes and statements, not what readers asked for", async () => {
    const names = () => collector.spans().map(({ name }) => name);
    await expect.poll(names, waitOptions).toContain("GET /[locale]/search");
    await expect.poll(names, waitOptions).toContain("SELECT");
    expect(collector.text()).not.toMatch(/Suppe|example\.org|Anna/);
  });

  for (const { log } of instances) expect(log()).not.toMatch(/unhandled|TypeError/i);
});
