import { Client } from "pg";
import { closeDatabase } from "#lib/platform/db/client.ts";
import { printTable } from "#tests/bench/print-table.ts";
import { type BenchmarkCall, listBenchmarkCalls } from "./benchmark-calls.ts";
import { fillDatabase } from "./fill.ts";
import { startLargeDatabase } from "./large-database.ts";
import { explainPlan, measureTiming, recordStatements, type Statement, type Timing } from "./statements.ts";
import { sizeFor } from "./steps.ts";

/** Maximum execution time of a list or a search. */
const maxMs = 10;
const runsPerStatement = 7;

/**
 * Measures each list and search in a database with `items` recipes by EXPLAIN ANALYZE, and prints
 * the plan of those slower than `maxMs`. Fills the database first if necessary.
 *
 * @returns Whether all calls are fast enough.
 */
export async function measureDatabase(items: number, only = ""): Promise<boolean> {
  const server = await startLargeDatabase(items);
  process.env.DATABASE_URL = server.url;
  const client = new Client({ connectionString: server.url });
  try {
    await fillDatabase(server.url, sizeFor(items), (line) => console.log(`  ${line}`));
    await client.connect();
    const calls = (await listBenchmarkCalls()).filter(({ name }) => name.includes(only));
    const measured: Measured[] = [];
    for (const call of calls) measured.push(await measure(client, call));
    printResult(items, measured);
    const slow = measured.filter(({ execution }) => execution >= maxMs);
    for (const { name, execution, slowest } of slow) {
      const how = await explainPlan(client, slowest, !Number.isFinite(execution));
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
  /** Milliseconds; infinite after a timeout. */
  execution: number;
  planning: number;
  statements: number;
  slowest: Statement;
}

/**
 * Adds up the statements of a call, each with its fastest of several runs, because slower ones
 * measure other load of the machine. The call itself fills the caches first.
 */
async function measure(client: Client, { name, run }: BenchmarkCall): Promise<Measured> {
  const statements: Statement[] = [];
  const isCut = await isTimedOut(() => recordStatements(run, statements));
  const timings: (Timing & { statement: Statement })[] = [];
  for (const statement of statements) {
    const times: Timing[] = [];
    for (let left = isCut ? 0 : runsPerStatement; left > 0; left--) times.push(await measureTiming(client, statement));
    const fastest = (of: keyof Timing) => Math.min(...times.map((one) => one[of]));
    timings.push({ statement, executionMs: fastest("executionMs"), planningMs: fastest("planningMs") });
  }
  const sum = (of: keyof Timing) => timings.reduce((total, one) => total + one[of], 0);
  const slowest = timings.toSorted((a, b) => b.executionMs - a.executionMs).at(isCut ? -1 : 0)?.statement;
  if (!slowest) throw new Error(`${name} sends no statements.`);
  return { name, execution: sum("executionMs"), planning: sum("planningMs"), statements: statements.length, slowest };
}

/** Whether the call timed out: queries throw, searches return null. */
async function isTimedOut(run: () => Promise<unknown>): Promise<boolean> {
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
    execution < maxMs ? "✓" : "✗",
  ]);
  const title = `Database: ${items.toLocaleString("en")} recipes, ${(10 * items).toLocaleString("en")} likes; all statements of a call together`;
  printTable(title, [["", "ms", "ms to plan", "statements", `< ${maxMs} ms`], ...rows]);
}
