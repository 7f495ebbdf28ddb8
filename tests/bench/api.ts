import { cpuTimeMicroseconds } from "./cpu-time.ts";
import { runLoad } from "./load.ts";
import { printTable } from "./print-table.ts";
import type { Server } from "./site.ts";

const connections = 4;
const seconds = 3;
const headers = { accept: "application/vnd.tischlein.v3+json", "accept-language": "de" };

/**
 * Measures the main operations of the API: the median, the 95th percentile and the processor time
 * of a request. Each request comes from another network, so that no limit counts them together.
 */
export async function measureApi(site: Server): Promise<boolean> {
  const { data, links } = await readJson(`${site.origin}/api/recipes?size=24`);
  const cases = {
    "24 recipes": "/api/recipes",
    "the next 24, by the link": new URL(links.next).pathname + new URL(links.next).search,
    "100 recipes": "/api/recipes?size=100",
    "24 recipes by a search": "/api/recipes?search=suppe",
    "24 recipes by a filter": "/api/recipes?diet=vegan&sort=time",
    "a recipe": `/api/recipes/${data[0].id}`,
    "its JSON-LD": `/api/recipes/${data[0].id}.jsonld`,
    "100 changes of recipes": "/api/recipes?size=100&updated_since=1970-01-01T00:00:00Z",
    "no changes": `/api/recipes?updated_since=${new Date().toISOString()}`,
    "the feed": "/api/feed",
    "all categories": "/api/categories?size=100",
    "the embedding of a recipe": `/api/oembed?${new URLSearchParams({ url: data[0].url })}`,
  };
  const rows = [["", "requests/s", "p50 ms", "p95 ms", "CPU µs"]];
  for (const [name, path] of Object.entries(cases)) rows.push([name, ...(await measure(site, path))]);
  printTable(`API: ${connections} connections, ${seconds} s each, CPU of edge and Next.js`, rows);
  return true;
}

async function measure({ origin, pids }: Server, path: string): Promise<string[]> {
  let sender = 0;
  const load = {
    origin,
    next: () => path,
    headers: () => {
      sender += 1;
      return { ...headers, "x-forwarded-for": `198.18.${Math.floor(sender / 250) % 250}.${sender % 250}` };
    },
    status: 200,
    connections,
  };
  await runLoad({ ...load, seconds: 1 });
  const [start, before] = [performance.now(), cpuTimeMicroseconds(pids)];
  const times = await runLoad({ ...load, seconds });
  const [end, after] = [performance.now(), cpuTimeMicroseconds(pids)];
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1);
  return [
    ((1000 * times.length) / (end - start)).toFixed(0),
    at(0.5),
    at(0.95),
    ((after - before) / times.length).toFixed(0),
  ];
}

async function readJson(url: string) {
  return (await fetch(url)).json();
}
