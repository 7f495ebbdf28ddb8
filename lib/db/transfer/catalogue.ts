import type { Client } from "pg";
import { OperatorError } from "#lib/operator-error.ts";

/** A table with the columns that are stored; generated ones compute themselves. */
export interface Table {
  name: string;
  columns: string[];
}

export interface Sequence {
  name: string;
  last: string;
}

/** Fingerprints of the migrations the database has seen: two databases with equal ones have equal tables. */
export async function listMigrations(client: Client): Promise<string[]> {
  const known = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (known.rows[0]?.name === null) throw new OperatorError("The database is empty: there is nothing to export.");
  const { rows } = await client.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations order by id");
  return rows.map((row) => row.hash);
}

/** All tables, those that others point to first, so that they can be filled in this order with foreign keys in force. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { targets: string[] }>(`
    select relname::text as name,
      array(select quote_ident(attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select t.relname::text from pg_constraint k join pg_class t on t.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as targets
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`);
  const ordered = new Map<string, Table>();
  const place = (name: string, path: string[]) => {
    const row = rows.find((one) => one.name === name);
    if (!row || ordered.has(name) || path.includes(name)) return;
    for (const target of row.targets) place(target, [...path, name]);
    ordered.set(name, { name, columns: row.columns });
  };
  for (const row of rows) place(row.name, []);
  return [...ordered.values()];
}

/** All sequences that have been used, with the last number each gave. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    "select quote_ident(sequencename) as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null",
  );
  return rows;
}
