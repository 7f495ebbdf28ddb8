import { finished } from "node:stream/promises";
import type { Client } from "pg";
import { from, to } from "pg-copy-streams";
import type { Sequence, Table } from "./catalog.ts";
import { encodeFrame } from "./frames.ts";
import { type SectionWriter, write } from "./section.ts";

export async function* dumpTable(client: Client, table: Table): AsyncGenerator<Buffer> {
  yield encodeFrame("T", table);
  const copy = client.query(to(`copy ${formatCopyTarget(table)} to stdout`));
  for await (const chunk of copy) yield encodeFrame("D", chunk);
  yield encodeFrame("E", { count: copy.rowCount });
}

/** Restores the rows of one table. */
export function createTableWriter(client: Client, table: Table): SectionWriter {
  const stream = client.query(from(`copy ${formatCopyTarget(table)} from stdin`));
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

function formatCopyTarget({ name, columns }: Table): string {
  return `"${name}" (${columns.join(", ")})`;
}

export async function hasRows(client: Client, tables: Table[]): Promise<boolean> {
  const conditions = tables.map(({ name }) => `exists (select from "${name}")`);
  const { rows } = await client.query<{ found: boolean }>(`select ${conditions.join(" or ")} as found`);
  return rows.some((row) => row.found);
}

export async function truncateTables(client: Client, tables: Table[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => `"${name}"`).join(", ")}`);
}

/**
 * Disables triggers for the rest of the transaction, because the backup has their results. A
 * superuser can disable all, including foreign keys; the owner of the tables only those of the
 * site.
 *
 * @returns a function that enables them
 */
export async function disableTriggers(client: Client, tables: Table[]): Promise<() => Promise<void>> {
  await client.query("savepoint silence");
  try {
    await client.query("set local session_replication_role = replica");
    return async () => void (await client.query("set local session_replication_role = origin"));
  } catch {
    await client.query("rollback to savepoint silence");
    const alterTriggers = async (verb: string) => {
      for (const { name } of tables) await client.query(`alter table "${name}" ${verb} trigger user`);
    };
    await alterTriggers("disable");
    return () => alterTriggers("enable");
  }
}

/** Continues sequences after the values of the backup. */
export async function restoreSequences(client: Client, sequences: Sequence[]): Promise<void> {
  for (const { name, last } of sequences) await client.query("select setval($1::regclass, $2::bigint)", [name, last]);
}
