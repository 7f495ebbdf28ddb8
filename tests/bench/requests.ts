import { signPath } from "#lib/media/pictures/signature.ts";
import { cpuTimeMicroseconds } from "./cpu-time.ts";
import { type Load, runLoad } from "./load.ts";
import { printTable, ratio } from "./print-table.ts";
import { imageKey, type Server } from "./site.ts";

const connections = 16;
const seconds = 3;
const browserHeaders = { "accept-encoding": "gzip, deflate, br" };
const pictureHeaders = { accept: "image/avif,image/webp,*/*" };

interface Case {
  name: string;
  path: string;
  status?: number;
  headers?: Record<string, string>;
}

/**
 * Measures requests per second, processor time and the 99th percentile, compared to the reference
 * server.
 */
export async function measureRequests(site: Server, mirror: Server, recipe: string): Promise<void> {
  const pictures = await listPictureIds(`${site.origin}/de/rezepte`);
  const cases: Case[] = [
    { name: "home", path: "/de", headers: browserHeaders },
    { name: "home, not compressed", path: "/de" },
    { name: "recipe", path: recipe, headers: browserHeaders },
    { name: "recipe, not compressed", path: recipe },
    { name: "picture, AVIF 750", path: pictureUrl(pictures[0], 750, 80), headers: pictureHeaders },
    { name: "search", path: "/de/suche?search=suppe", headers: browserHeaders },
    { name: "308 to the German address", path: recipe.replace("rezepte", "recipes"), status: 308 },
    { name: "404", path: "/de/rezepte/gibt-es-nicht", status: 404, headers: browserHeaders },
  ];
  const rows = [
    ["", "requests/s", "of bare", "CPU µs", "of bare", "p99 ms", "of bare"],
    ["cold picture, AVIF 1080", ...(await measureCold(site, pictures))],
  ];
  for (const { name, path, status = 200, headers } of cases) {
    const load = { next: () => path, headers, status, connections };
    const [ours, bare] = [await measure(site, load), await measure(mirror, load)];
    rows.push([
      name,
      ours.rate.toFixed(0),
      `${((100 * ours.rate) / bare.rate).toFixed(1)} %`,
      ours.cpu.toFixed(0),
      ratio(ours.cpu / bare.cpu),
      ours.slowest.toFixed(1),
      ratio(ours.slowest / bare.slowest),
    ]);
  }
  printTable(
    `Requests: ${connections} connections for ${seconds} s each, CPU of the server processes per request`,
    rows,
  );
}

async function measure(server: Server, settings: Omit<Load, "origin" | "seconds">) {
  const load = { ...settings, origin: server.origin };
  await runLoad({ ...load, seconds: 1 });
  const [start, before] = [performance.now(), cpuTimeMicroseconds(server.pids)];
  const times = await runLoad({ ...load, seconds });
  const [end, after] = [performance.now(), cpuTimeMicroseconds(server.pids)];
  return {
    rate: (1000 * times.length) / (end - start),
    cpu: (after - before) / times.length,
    slowest: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
}

/** Measures picture variants that are not cached, one after the other, without a reference. */
async function measureCold({ origin, pids }: Server, pictures: string[]): Promise<string[]> {
  const paths = pictures.slice(0, 8).map((id) => pictureUrl(id, 1080, 79));
  const before = cpuTimeMicroseconds(pids);
  const load = { origin, next: () => paths.shift(), headers: pictureHeaders, status: 200, connections: 1, seconds: 60 };
  const times = await runLoad(load);
  const cpu = (cpuTimeMicroseconds(pids) - before) / times.length;
  const sum = times.reduce((total, time) => total + time);
  return [((1000 * times.length) / sum).toFixed(1), "–", cpu.toFixed(0), "–", (times.at(-1) ?? 0).toFixed(1), "–"];
}

async function listPictureIds(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  return [...new Set([...html.matchAll(/quality\(80\)\/([0-9a-f-]{36})/g)].map(([, id = ""]) => id))];
}

function pictureUrl(id: string | undefined, width: number, quality: number): string {
  const path = `${width}x0/filters:quality(${quality})/${id}`;
  return `/images/${signPath(path, imageKey)}/${path}`;
}
