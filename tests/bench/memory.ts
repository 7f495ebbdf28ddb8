import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { collectGarbage } from "./garbage.ts";
import { runLoad } from "./load.ts";
import { createMixedPaths } from "./mixed-paths.ts";
import { printTable } from "./print-table.ts";
import type { Server } from "./site.ts";

const requests = Number(process.env.BENCH_REQUESTS ?? 100_000);
const addresses = Math.ceil(requests / 5);
const warmUpShare = 0.25;
const steps = 5;
const connections = 16;
/** Memory that a process may take more of after it has warmed up. */
const maxGrowthMegabytes = 30;

interface Memory {
  resident: number;
  heap: number;
}

/**
 * Sends requests of all kinds to many different addresses and prints the memory of each process
 * after garbage collections.
 *
 * @returns whether no process has grown by more than 30 MB after its warm-up
 */
export async function measureMemory(site: Server): Promise<boolean> {
  const next = await createMixedPaths(site.origin, addresses);
  let isAskedFor = 0;
  const send = (count: number) => {
    isAskedFor = count;
    const take = () => (isAskedFor-- > 0 ? next() : undefined);
    return runLoad({ origin: site.origin, next: take, headers: describeClient, connections, seconds: 3600 });
  };
  const names = ["edge and supervisor", "Next.js"];
  const rows = [["requests", ...names.flatMap((name) => [`${name} MB`, "heap MB"])]];
  const read = async (label: string): Promise<Memory[]> => {
    const memories: Memory[] = [];
    for (const pid of site.pids) memories.push(await readMemory(pid ?? 0));
    rows.push([label, ...memories.flatMap(({ resident, heap }) => [resident.toFixed(0), heap.toFixed(0)])]);
    console.log(rows.at(-1)?.join("  "));
    return memories;
  };
  await read("start");
  await send(requests * warmUpShare);
  const before = await read("warm");
  let after = before;
  for (let step = 1; step <= steps; step++) {
    await send(requests / steps);
    after = await read(String((requests * step) / steps));
  }
  const growths = after.map(({ resident }, index) => resident - (before[index]?.resident ?? 0));
  rows.push(["growth", ...growths.flatMap((growth) => [growth.toFixed(0), ""])]);
  printTable(
    `Memory: ${requests} requests, ${addresses} addresses; a process may grow by 30 MB after the warm-up`,
    rows,
  );
  return growths.every((growth) => growth <= maxGrowthMegabytes);
}

/** Each request comes from another network, as from the readers of a site. */
function describeClient(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { "x-forwarded-for": `203.${part()}.${part()}.${part()}`, "accept-encoding": "gzip, br" };
}

async function readMemory(pid: number): Promise<Memory> {
  // What was freed a moment ago is given back with a delay.
  await sleep(2000);
  const heap = await collectGarbage(pid);
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return { resident: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000, heap: heap / 1_000_000 };
}
