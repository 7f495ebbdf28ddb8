import { finished } from "node:stream/promises";
import type { Client } from "pg";
import { from, to } from "pg-copy-streams";
import type { Sequence, Table } from "./catalogue.ts";
import { frame } from "./frames.ts";
import { type Section, write } from "./section.ts";

/** Frames of all rows of a table. */
export async function* dumpTable(client: Client, table: Table): AsyncGenerator<Buffer> {
  yield frame("T", table);
  const copy = client.query(to(`copy ${reference(table)} to stdout`));
  for await (const chunk of copy) yield frame("D", chunk);
  yield frame("E", { count: copy.rowCount });
}

/** Takes the rows of one table of a backup. */
export function openTable(client: Client, table: Table): Section {
  const stream = client.query(from(`copy ${reference(table)} from stdin`));
  stream.on("error", () => {});
  return {
    name: table.name,
    write: (data) => write(stream, data),
    close: async () => {
      stream.end();
      await finished(stream);
      return stream.rowCount;
    },
  };
}

function reference({ name, columns }: Table): string {
  return `"${name}" (${columns.join(", ")})`;
}

/** Whether any of the tables holds a row. */
export async function holdsRows(client: Client, tables: Table[]): Promise<boolean> {
  const parts = tables.map(({ name }) => `exists (select from "${name}")`);
  const { rows } = await client.query<{ found: boolean }>(`select ${parts.join(" or ")} as found`);
  return rows.some((row) => row.found);
}

/** Empties the tables. */
export async function clear(client: Client, tables: Table[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => `"${name}"`).join(", ")}`);
}

/**
 * Keeps triggers from computing for the rest of the transaction what is in the backup. A superuser silences them all, foreign keys
 * included; who only owns the tables silences those of the site and gets the foreign keys checked. Returns what to do at the end.
 */
export async function silenceTriggers(client: Client, tables: Table[]): Promise<() => Promise<void>> {
  await client.query("savepoint silence");
  try {
    await client.query("set local session_replication_role = replica");
    return async () => {};
  } catch {
    await client.query("rollback to savepoint silence");
    const alter = async (verb: string) => {
      for (const { name } of tables) await client.query(`alter table "${name}" ${verb} trigger user`);
    };
    await alter("disable");
    return () => alter("enable");
  }
}

/** Lets sequences go on after the last number they gave where the backup was taken. */
export async function restoreSequences(client: Client, sequences: Sequence[]): Promise<void> {
  for (const { name, last } of sequences) await client.query("select setval($1::regclass, $2::bigint)", [name, last]);
}
