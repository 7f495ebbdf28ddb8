import { measurePhone } from "./phone.ts";
import { measureRequests } from "./requests.ts";
import { startMirror, startSite } from "./site.ts";

// `requests` or `phone` as an argument measures only that half.
const [half] = process.argv.slice(2);
const site = await startSite();
const mirror = await startMirror(site.origin);
try {
  const recipes = await findRecipes(site.origin);
  const [recipe = ""] = recipes;
  if (half !== "phone") await measureRequests(site, mirror, recipe);
  if (half !== "requests" && !(await measurePhone(site, mirror, recipes))) process.exitCode = 1;
} finally {
  await mirror.stop();
  await site.stop();
}

/** Five recipes from all over the alphabet, the same in every run. */
async function findRecipes(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemaps/recipes-1.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*(\/de\/rezepte\/[^<]+)<\/loc>/g)].map(([, path = ""]) => path).sort();
  return Array.from({ length: 5 }, (_, index) => paths[Math.floor((index * paths.length) / 5)] ?? "");
}
