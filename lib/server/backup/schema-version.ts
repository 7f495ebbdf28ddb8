import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Client } from "pg";
import { migrationsFolder } from "#lib/platform/db/migrate.ts";

/** Replaces all tables by empty ones with the first `count` migrations applied. */
export async function rebuildSchema(client: Client, count: number): Promise<void> {
  await client.query("drop schema public cascade; create schema public");
  await runMigrations(client, 0, count);
}

/** Applies the migrations after the first `count`. `__drizzle_migrations` is not changed. */
export async function applyMigrations(client: Client, count: number): Promise<void> {
  await runMigrations(client, count);
}

async function runMigrations(client: Client, start: number, end?: number): Promise<void> {
  for (const { sql } of readMigrationFiles({ migrationsFolder }).slice(start, end)) {
    for (const statement of sql) await client.query(statement);
  }
}
