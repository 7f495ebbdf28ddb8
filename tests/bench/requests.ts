import { writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { signPath } from "#lib/platform/media/pictures/signature.ts";
import { cpuTimeMicroseconds } from "./cpu-time.ts";
import { type Load, runLoad } from "./load.ts";
import { median } from "./median.ts";
import { startNginx } from "./nginx.ts";
import { printTable, ratio } from "./print-table.ts";
import { imageKey, type Server } from "./site.ts";

const connections = 16;
const seconds = 2;
const rounds = 3;
const browserHeaders = { "accept-encoding": "gzip, deflate, br" };
const pictureHeaders = { accept: "image/avif,image/webp,*/*" };

interface Case {
  name: string;
  path: string;
  status?: number;
  headers?: Record<string, string>;
  /** nginx serves the pages, not what is answered otherwise. */
  isInNginx?: boolean;
}

/** The medians of several rounds. */
interface Figures {
  /** Requests per second. */
  rate: number;
  /** Microseconds of the processor, of all processes of a server, per request. */
  cpu: number;
  /** Milliseconds that one of a hundred requests takes longer than. */
  slowest: number;
}

/**
 * Measures requests per second, processor time and the 99th percentile beside a bare Node.js server
 * and, where it is installed, nginx. The servers take turns, so that other work on the machine
 * meets all of them. Writes the figures to `BENCH_JSON`, if it names a file.
 */
export async function measureRequests(site: Server, mirror: Server, recipe: string): Promise<void> {
  const pictures = await listPictureIds(`${site.origin}/de/rezepte`);
  const cases: Case[] = [
    { name: "home", path: "/de", headers: browserHeaders, isInNginx: true },
    { name: "home, not compressed", path: "/de" },
    { name: "recipe", path: recipe, headers: browserHeaders, isInNginx: true },
    { name: "recipe, not compressed", path: recipe },
    { name: "picture, AVIF 750", path: pictureUrl(pictures[0], 750, 80), headers: pictureHeaders },
    { name: "search", path: "/de/suche?search=suppe", headers: browserHeaders },
    { name: "308 to the German address", path: recipe.replace("rezepte", "recipes"), status: 308 },
    { name: "404", path: "/de/rezepte/gibt-es-nicht", status: 404, headers: browserHeaders },
  ];
  const rows = [
    ["", "requests/s", "of bare", "of nginx", "CPU µs", "of bare", "of nginx", "p99 ms", "of bare", "of nginx"],
    ["cold picture, AVIF 1080", ...(await measureCold(site, pictures))],
  ];
  await readOften(site.origin, ["/de", recipe]);
  const nginx = await startNginx(site.origin, ["/de", recipe]);
  const results: Record<string, Record<string, Figures>> = {};
  for (const { name, path, status = 200, headers, isInNginx } of cases) {
    const servers = { site, bare: mirror, ...(nginx && isInNginx ? { nginx } : {}) };
    const figures = await measureInTurns(servers, { next: () => path, headers, status, connections });
    results[name] = figures;
    const { site: ours, bare, nginx: best } = figures as { site: Figures; bare: Figures; nginx?: Figures };
    rows.push([
      name,
      ours.rate.toFixed(0),
      percent(ours.rate, bare.rate),
      percent(ours.rate, best?.rate),
      ours.cpu.toFixed(0),
      ratio(ours.cpu / bare.cpu),
      best ? ratio(ours.cpu / best.cpu) : "–",
      ours.slowest.toFixed(1),
      ratio(ours.slowest / bare.slowest),
      best ? ratio(ours.slowest / best.slowest) : "–",
    ]);
  }
  await nginx?.stop();
  printTable(
    `Requests: ${connections} connections, medians of ${rounds} rounds of ${seconds} s in turns, CPU of all processes of a server`,
    rows,
  );
  if (process.env.BENCH_JSON) await writeFile(process.env.BENCH_JSON, `${JSON.stringify(results, null, 2)}\n`);
}

/** The bytes of a page that is read often are compressed once more, at the highest quality. */
async function readOften(origin: string, paths: string[]): Promise<void> {
  for (const path of paths) for (let read = 0; read < 12; read++) await (await fetch(origin + path)).arrayBuffer();
  await sleep(5000);
}

async function measureInTurns(servers: Record<string, Server>, load: Omit<Load, "origin" | "seconds">) {
  const taken = Object.fromEntries(Object.keys(servers).map((name) => [name, [] as Figures[]]));
  for (let round = 0; round < rounds; round++)
    for (const [name, server] of Object.entries(servers)) taken[name]?.push(await measure(server, load));
  return Object.fromEntries(
    Object.entries(taken).map(([name, figures]) => {
      const medianOf = (key: keyof Figures) => median(figures.map((one) => one[key]));
      return [name, { rate: medianOf("rate"), cpu: medianOf("cpu"), slowest: medianOf("slowest") }];
    }),
  );
}

function percent(value: number, whole: number | undefined): string {
  return whole === undefined ? "–" : `${((100 * value) / whole).toFixed(1)} %`;
}

async function measure(server: Server, settings: Omit<Load, "origin" | "seconds">): Promise<Figures> {
  const load = { ...settings, origin: server.origin };
  await runLoad({ ...load, seconds: 0.5 });
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
  const none = ["–", "–"];
  return [
    ((1000 * times.length) / sum).toFixed(1),
    ...none,
    cpu.toFixed(0),
    ...none,
    (times.at(-1) ?? 0).toFixed(1),
    ...none,
  ];
}

async function listPictureIds(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  return [...new Set([...html.matchAll(/quality\(80\)\/([0-9a-f-]{36})/g)].map(([, id = ""]) => id))];
}

function pictureUrl(id: string | undefined, width: number, quality: number): string {
  const path = `${width}x0/filters:quality(${quality})/${id}`;
  return `/images/${signPath(path, imageKey)}/${path}`;
}
