import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { migrationsFolder } from "#lib/platform/db/migrate.ts";

interface Journal {
  entries: { tag: string }[];
}

/** Brings an empty database to the state it had before the migration of this name. */
export async function migrateUpTo(url: string, tag: string): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), "migrations-"));
  await cp(migrationsFolder, copy, { recursive: true });
  const file = join(copy, "meta/_journal.json");
  const journal: Journal = JSON.parse(await readFile(file, "utf8"));
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  const client = new Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle({ client }), { migrationsFolder: copy });
  await client.end();
  await rm(copy, { recursive: true });
}
