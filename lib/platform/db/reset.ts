import { Client } from "pg";
import { migrateDatabase } from "./migrate.ts";

/** Deletes everything in the database at `url` and creates empty tables. */
export async function resetDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("begin; drop schema if exists drizzle, public cascade; create schema public; commit");
  } finally {
    await client.end();
  }
  await migrateDatabase(url);
}
