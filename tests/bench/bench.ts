import { measureApi } from "./api.ts";
import { measureClock } from "./clock.ts";
import { measureDatabase } from "./database/database.ts";
import { measureEndurance } from "./endurance.ts";
import { measureHeavy } from "./heavy.ts";
import { measureMemory } from "./memory.ts";
import { measurePhone } from "./phone.ts";
import { measureRequests } from "./requests.ts";
import { type Server, startReferenceServer, startSite } from "./site.ts";

// Arguments: `requests`, `phone`, `api`, `heavy`, `memory`, `endurance`, `clock` or `database`
// measures only that part; words after `database` only calls with them in their name.
const [part, ...words] = process.argv.slice(2);
const isSelected = (name: string) => part === undefined || part === name;
if (isSelected("requests") || isSelected("phone")) await measureSite();
const parts = { api: measureApi, heavy: measureHeavy, memory: measureMemory, endurance: measureEndurance };
for (const [name, measure] of Object.entries(parts)) if (isSelected(name)) await measureWithSite(measure);
if (isSelected("clock") && !(await measureClock())) process.exitCode = 1;
if (isSelected("database") && !(await measureDatabase(Number(process.env.BENCH_ITEMS ?? 1_000_000), words.join(" "))))
  process.exitCode = 1;

/** Measures a site of its own, which starts with an empty cache. */
async function measureWithSite(measure: (site: Server) => Promise<boolean>): Promise<void> {
  const site = await startSite();
  try {
    if (!(await measure(site))) process.exitCode = 1;
  } finally {
    await site.stop();
  }
}

async function measureSite(): Promise<void> {
  const site = await startSite();
  const mirror = await startReferenceServer(site.origin);
  try {
    const recipes = await findRecipes(site.origin);
    const [recipe = ""] = recipes;
    if (isSelected("requests")) await measureRequests(site, mirror, recipe);
    if (isSelected("phone") && !(await measurePhone(site, mirror, recipes))) process.exitCode = 1;
  } finally {
    await mirror.stop();
    await site.stop();
  }
}

/**
 * Returns the addresses of five recipes, evenly spread over the alphabet, the same in every run.
 */
async function findRecipes(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemaps/recipes-1.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*(\/de\/rezepte\/[^<]+)<\/loc>/g)].map(([, path = ""]) => path).sort();
  return Array.from({ length: 5 }, (_, index) => paths[Math.floor((index * paths.length) / 5)] ?? "");
}
