import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { closeDatabase } from "#lib/platform/db/client.ts";

/**
 * Creates a migrated, empty database for the test file, used by `db` of #lib/platform/db/client.ts
 * and by child processes with the same DATABASE_URL. Call it at the top of the file.
 */
export function setUpDatabase(): void {
  const name = `test_${process.pid}`;
  beforeAll(async () => {
    await copyDatabase(name);
    // The settings are read once in a process, and files may share one.
    process.env.DATABASE_URL = urlOf(name);
  });
  afterAll(async () => {
    await closeDatabase();
    await execute("postgres", `drop database ${name}`);
    forgetProcessSingletons();
  });
}

/** What the product remembers of a database must not reach the next file. */
function forgetProcessSingletons(): void {
  const registry: unknown = Reflect.get(globalThis, Symbol.for("tischlein.process-singletons"));
  if (!(registry instanceof Map)) throw new Error("Process singletons are kept elsewhere.");
  registry.clear();
}

/** Creates a further database as a copy of `template`, by default the migrated and empty one. */
export async function createDatabase(template = "tischlein"): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await copyDatabase(name, template);
  return { url: urlOf(name), drop: () => execute("postgres", `drop database ${name}`) };
}

/** Copying files takes a quarter of the time of writing each page to the log first. */
const copyDatabase = (name: string, template = "tischlein") =>
  execute("postgres", `create database ${name} template ${template} strategy file_copy`);

/** Runs one statement in a database and returns its rows. */
export async function query<Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function execute(name: string, statement: string): Promise<void> {
  await query(urlOf(name), statement);
}

function urlOf(name: string): string {
  const url = new URL(inject("templateUrl"));
  url.pathname = `/${name}`;
  return url.href;
}
