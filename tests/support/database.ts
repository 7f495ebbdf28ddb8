import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { closeDatabase } from "#lib/db/client.ts";

/**
 * Gives the test file a migrated, empty database of its own: `db` of #lib/db/client.ts speaks to it, and so does a process that is
 * started with DATABASE_URL of this one. Call it at the top of the file.
 */
export function ownDatabase(): void {
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

/** Another database beside the one of `ownDatabase`: a copy of `template`, or of the migrated and empty one. */
export async function createDatabase(template = "tischlein"): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await ask("postgres", `create database ${name} template ${template}`);
  return { url: addressOf(name), drop: () => ask("postgres", `drop database ${name}`) };
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

async function ask(name: string, statement: string): Promise<void> {
  await query(addressOf(name), statement);
}

function addressOf(name: string): string {
  const url = new URL(inject("templateUrl"));
  url.pathname = `/${name}`;
  return url.href;
}
