import { Client } from "pg";
import { closeDatabase } from "#lib/db/client.ts";
import { printTable } from "../table.ts";
import { startBigDatabase } from "./big-database.ts";
import { type Call, listCalls } from "./calls.ts";
import { fillDatabase } from "./fill.ts";
import { plan, record, type Statement, type Timing, time } from "./statements.ts";
import { sizeFor } from "./steps.ts";

/** Milliseconds a list or a search may take in the database. */
const goal = 10;
const runs = 7;

/**
 * How long each list and search of the site takes in a database of so many recipes, by the database's own clock; of what is slower than the
 * goal also how it goes about it. Fills the database first if it is not there yet. True when everything is fast enough.
 */
export async function measureDatabase(items: number, only = ""): Promise<boolean> {
  const server = await startBigDatabase(items);
  process.env.DATABASE_URL = server.url;
  const client = new Client({ connectionString: server.url });
  try {
    await fillDatabase(server.url, sizeFor(items), (line) => console.log(`  ${line}`));
    await client.connect();
    const calls = (await listCalls()).filter(({ name }) => name.includes(only));
    const measured: Measured[] = [];
    for (const call of calls) measured.push(await measure(client, call));
    printResult(items, measured);
    const slow = measured.filter(({ execution }) => execution >= goal);
    for (const { name, execution, slowest } of slow) {
      const how = await plan(client, slowest, !Number.isFinite(execution));
      console.log(`\n${name}\n\n${slowest.text.trim()}\n\n${how}`);
    }
    return slow.length === 0;
  } finally {
    await client.end();
    await closeDatabase();
    await server.stop();
  }
}

interface Measured {
  name: string;
  /** Infinite where the database was stopped because it took too long. */
  execution: number;
  planning: number;
  statements: number;
  slowest: Statement;
}

/**
 * All statements of the call together, each at its fastest of some runs: what comes on top is the work of others on the machine. The call
 * itself, before, warms up what everybody would find warm.
 */
async function measure(client: Client, { name, run }: Call): Promise<Measured> {
  const statements: Statement[] = [];
  const isCut = await isStopped(() => record(run, statements));
  const timings: (Timing & { statement: Statement })[] = [];
  for (const statement of statements) {
    const times: Timing[] = [];
    for (let left = isCut ? 0 : runs; left > 0; left--) times.push(await time(client, statement));
    const fastest = (of: keyof Timing) => Math.min(...times.map((one) => one[of]));
    timings.push({ statement, execution: fastest("execution"), planning: fastest("planning") });
  }
  const sum = (of: keyof Timing) => timings.reduce((total, one) => total + one[of], 0);
  const slowest = timings.toSorted((a, b) => b.execution - a.execution).at(isCut ? -1 : 0)?.statement;
  if (!slowest) throw new Error(`${name} asks the database nothing.`);
  return { name, execution: sum("execution"), planning: sum("planning"), statements: statements.length, slowest };
}

/** Queries that are cut fail, and searches that are say null. */
async function isStopped(run: () => Promise<unknown>): Promise<boolean> {
  try {
    return (await run()) === null;
  } catch {
    return true;
  }
}

function printResult(items: number, measured: Measured[]): void {
  const rows = measured.map(({ name, execution, planning, statements }) => [
    name,
    Number.isFinite(execution) ? execution.toFixed(2) : "stopped",
    Number.isFinite(planning) ? planning.toFixed(2) : "–",
    String(statements),
    execution < goal ? "✓" : "✗",
  ]);
  const title = `Database: ${items.toLocaleString("en")} recipes, ${(10 * items).toLocaleString("en")} likes; all statements of a call together`;
  printTable(title, [["", "ms", "ms to plan", "statements", `< ${goal} ms`], ...rows]);
}
