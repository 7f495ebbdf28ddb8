import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isSampleItem, query } from "#tests/e2e/support/database.ts";
import { createSettableClock } from "#tests/support/servers/settable-clock.ts";
import { printTable } from "./print-table.ts";
import { type Server, startSite } from "./site.ts";
import { readSitemapPaths } from "./sitemap-paths.ts";

const hour = 3600;
const jumps = [
  { name: "an hour forward", aheadSeconds: hour, isPublished: true },
  { name: "an hour back", aheadSeconds: 0, isPublished: false },
  { name: "a day forward", aheadSeconds: 24 * hour, isPublished: true },
  { name: "a day back", aheadSeconds: 0, isPublished: false },
];
const maxWaitMs = 120_000;

/**
 * Sets the clock of the machine while a site runs, and prints how long it takes until a recipe that
 * is planned for half an hour later is shown or hidden, and until a change of a session from before
 * is on its page.
 *
 * @returns whether all that happened within two minutes, and no read failed; true without
 *   libfaketime
 */
export async function measureClock(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "tischlein-clock-"));
  const clock = await createSettableClock(folder);
  if (!clock) return true;
  const site = await startSite(clock.environment);
  try {
    return await measureJumps(site, clock.set);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureJumps(site: Server, setClock: (aheadSeconds: number) => Promise<void>): Promise<boolean> {
  const [recipe, author] = await findPages(site);
  const token = await createSession(site.dataDir, author.id);
  await query(site.dataDir, "update items set published_at = now() + interval '30 minutes' where id = $1", [recipe.id]);
  const rows = [["the clock is set", "recipe shown or hidden after", "change shown after", "failed reads"]];
  const answers = [await ask(recipe.url), await ask(author.url)].map(({ status }) => status);
  let isRight = answers.join() === "404,200";
  for (const { name, aheadSeconds, isPublished } of jumps) {
    const reads = readUntilStopped(author.url);
    await setClock(aheadSeconds);
    const recipeMs = await measureUntil(async () => (await ask(recipe.url)).status === (isPublished ? 200 : 404));
    const changeMs = await measureUntil(await change(site.origin, token, author.url, `Set ${name}.`));
    const failed = await reads.stop();
    rows.push([name, toSeconds(recipeMs), toSeconds(changeMs), String(failed)]);
    isRight &&= failed === 0 && Math.max(recipeMs, changeMs) < maxWaitMs;
  }
  printTable("The clock of the machine is set while the site runs", rows);
  return isRight;
}

const toSeconds = (ms: number) => (ms < maxWaitMs ? `${(ms / 1000).toFixed(1)} s` : "never");

/** A recipe, and the profile of another author. */
async function findPages({ origin, dataDir }: Server) {
  const paths = await readSitemapPaths(origin);
  const find = async (text: string) => {
    const rows = await query<{ id: string; slug: string }>(dataDir, text);
    const urls = rows.map(({ id, slug }) => ({
      id,
      url: origin + paths.find((path) => path.startsWith("/de/") && path.endsWith(`/${slug}`)),
    }));
    const page = urls.find(({ url }) => !url.endsWith("undefined"));
    if (!page) throw new Error("The sample content has no such page.");
    return page;
  };
  return Promise.all([
    find(`select items.id, item_texts.slug from items join item_texts on item_id = items.id
      where locale = 'de' and type = 'recipe' and ${isSampleItem} order by items.id`),
    find(`select id, slug from users where exists
      (select from items where author_id = users.id and ${isSampleItem}) order by id`),
  ] as const);
}

async function createSession(dataDir: string, userId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest("base64url");
  await query(
    dataDir,
    `insert into sessions (user_id, kind, token_hash, user_agent, expires_at)
     values ($1, 'api', $2, 'bench', now() + interval '30 days')`,
    [userId, hash],
  );
  return token;
}

/** Changes the words about an author, and returns a look whether their page has them. */
async function change(origin: string, token: string, url: string, bio: string): Promise<() => Promise<boolean>> {
  const response = await fetch(`${origin}/api/users/me/`, {
    method: "PUT",
    headers: { "x-user-token": token, "content-type": "application/json" },
    body: JSON.stringify({ bio }),
  });
  if (!response.ok) console.log(`  The change is refused: ${response.status} ${await response.text()}`);
  return async () => (await ask(url)).text.includes(bio);
}

async function ask(url: string): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url);
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: "" };
  }
}

/** Milliseconds until something is so, at most two minutes. */
async function measureUntil(isSo: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await isSo()) && performance.now() - start < maxWaitMs) await sleep(100);
  return performance.now() - start;
}

function readUntilStopped(url: string) {
  let isStopped = false;
  let failed = 0;
  const end = (async () => {
    for (; !isStopped; await sleep(20)) if ((await ask(url)).status !== 200) failed += 1;
  })();
  return {
    async stop() {
      isStopped = true;
      await end;
      return failed;
    },
  };
}
