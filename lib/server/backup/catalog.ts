import type { Client } from "pg";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";

/** A table with its stored columns, without generated ones. */
export interface Table {
  name: string;
  columns: string[];
}

export interface Sequence {
  name: string;
  last: string;
}

/** Hashes of the applied migrations. Databases with the same hashes have the same tables. */
export async function listMigrations(client: Client): Promise<string[]> {
  const migrationTable = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (migrationTable.rows[0]?.name === null)
    throw new UserFacingError("The database is empty: there is nothing to export.");
  const { rows } = await client.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations order by id");
  return rows.map((row) => row.hash);
}

/** All tables, referenced ones first: they can be filled in this order. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { targets: string[] }>(`
    select relname::text as name,
      array(select quote_ident(attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select t.relname::text from pg_constraint k join pg_class t on t.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as targets
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`);
  const ordered = new Map<string, Table>();
  const visit = (name: string, path: string[]) => {
    const row = rows.find((one) => one.name === name);
    if (!row || ordered.has(name) || path.includes(name)) return;
    for (const target of row.targets) visit(target, [...path, name]);
    ordered.set(name, { name, columns: row.columns });
  };
  for (const row of rows) visit(row.name, []);
  return [...ordered.values()];
}

/** All used sequences with the last value of each. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    "select quote_ident(sequencename) as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null",
  );
  return rows;
}
