import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { closeDatabase } from "#lib/db/client.ts";

/**
 * Creates a migrated, empty database for the test file, used by `db` of #lib/db/client.ts and by
 * child processes with the same DATABASE_URL. Call it at the top of the file.
 */
export function setUpDatabase(): void {
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createDatabase();
    process.env.DATABASE_URL = database.url;
    drop = database.drop;
  });
  afterAll(async () => {
    await closeDatabase();
    await drop();
  });
}

/** Creates a further database as a copy of `template`, by default the migrated and empty one. */
export async function createDatabase(template = "tischlein"): Promise<{ url: string; drop: () => Promise<void> }> {
  // Copying files takes a quarter of the time of writing each page to the log first.
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await execute("postgres", `create database ${name} template ${template} strategy file_copy`);
  return { url: urlOf(name), drop: () => execute("postgres", `drop database ${name}`) };
}

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
