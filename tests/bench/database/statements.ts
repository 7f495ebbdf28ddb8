import { Client } from "pg";

export interface Statement {
  text: string;
  values: unknown[];
  /** What was set in its transaction before. */
  settings: string[];
}

/** Runs `work` and adds every query it sends to `statements`. */
export async function record<Result>(work: () => Promise<Result>, statements: Statement[]): Promise<Result> {
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

/** Milliseconds in the database: of carrying a query out, and of planning it. */
export interface Timing {
  execution: number;
  planning: number;
}

interface Explained {
  "QUERY PLAN": { "Execution Time": number; "Planning Time": number }[];
}

/** What the database itself says it took, with the values and the settings the query was sent with. */
export async function time(client: Client, statement: Statement): Promise<Timing> {
  const [row] = await explain<Explained>(client, "analyze, timing off, format json", statement);
  const [plan] = row?.["QUERY PLAN"] ?? [];
  return { execution: plan?.["Execution Time"] ?? 0, planning: plan?.["Planning Time"] ?? 0 };
}

/** How the database went about it; how it would, where it `isCut`. */
export async function plan(client: Client, statement: Statement, isCut: boolean): Promise<string> {
  const rows = await explain<{ "QUERY PLAN": string }>(client, isCut ? "costs" : "analyze, buffers", statement);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

async function explain<Row extends object>(client: Client, how: string, { text, values, settings }: Statement) {
  await client.query("begin");
  try {
    for (const setting of settings) await client.query(setting);
    await client.query("set local statement_timeout = 0");
    return (await client.query<Row>(`explain (${how}) ${text}`, values)).rows;
  } finally {
    await client.query("rollback");
  }
}
