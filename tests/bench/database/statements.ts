import { Client } from "pg";

/** A statement the site sends. */
export interface Statement {
  text: string;
  values: unknown[];
  /** The `set local` statements before it in its transaction. */
  settings: string[];
}

/** Runs `work` and appends every select it sends to `statements`. */
export async function recordStatements<Result>(work: () => Promise<Result>, statements: Statement[]): Promise<Result> {
  let settings: string[] = [];
  const { query } = Client.prototype;
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const [first, second] = args;
    const { text, values = second } = (typeof first === "string" ? { text: first } : first) as Partial<Statement>;
    if (/^\s*set local/i.test(text ?? "")) settings.push(text ?? "");
    else if (/^\s*(commit|rollback)/i.test(text ?? "")) settings = [];
    else if (/^\s*(select|with)/i.test(text ?? "")) {
      statements.push({ text: text ?? "", values: Array.isArray(values) ? values : [], settings: [...settings] });
    }
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    return await work();
  } finally {
    Client.prototype.query = query;
  }
}

/** Time in the database. */
export interface Timing {
  executionMs: number;
  planningMs: number;
}

interface ExplainRow {
  "QUERY PLAN": { "Execution Time": number; "Planning Time": number }[];
}

/** Measures a statement by EXPLAIN ANALYZE with its original values and settings. */
export async function measureTiming(client: Client, statement: Statement): Promise<Timing> {
  const [row] = await explain<ExplainRow>(client, "analyze, timing off, format json", statement);
  const [plan] = row?.["QUERY PLAN"] ?? [];
  return { executionMs: plan?.["Execution Time"] ?? 0, planningMs: plan?.["Planning Time"] ?? 0 };
}

/** Returns the plan of a statement, only estimated when the statement had timed out. */
export async function explainPlan(client: Client, statement: Statement, isTimedOut: boolean): Promise<string> {
  const rows = await explain<{ "QUERY PLAN": string }>(client, isTimedOut ? "costs" : "analyze, buffers", statement);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

async function explain<Row extends object>(client: Client, options: string, { text, values, settings }: Statement) {
  await client.query("begin");
  try {
    for (const setting of settings) await client.query(setting);
    await client.query("set local statement_timeout = 0");
    return (await client.query<Row>(`explain (${options}) ${text}`, values)).rows;
  } finally {
    await client.query("rollback");
  }
}
