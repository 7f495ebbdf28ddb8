import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { Client } from "pg";
import { OperatorError } from "#lib/operator-error.ts";
import { migrateDatabase } from "./migrate.ts";
import { listMigrations, listSequences, listTables, type Table } from "./transfer/catalogue.ts";
import { type Frame, frame, readFrames } from "./transfer/frames.ts";
import { dumpFiles, openFile, replaceFolder } from "./transfer/media.ts";
import type { Section } from "./transfer/section.ts";
import { clear, dumpTable, holdsRows, openTable, restoreSequences, silenceTriggers } from "./transfer/tables.ts";

/** What a backup is taken from or restored to. */
export interface Place {
  url: string;
  /** Pictures kept here, in its subfolder `media`, are part of a backup; those in a bucket stay there. */
  dataDir: string;
}

const format = 1;

/** Writes everything into one compressed file: all rows as of one moment, and the pictures. Readers and writers go on meanwhile. */
export async function exportDatabase({ url, dataDir }: Place, file: string): Promise<void> {
  const part = `${file}.part-${process.pid}`;
  const client = await connect(url);
  try {
    await client.query("begin isolation level repeatable read read only");
    // It holds addresses and passwords' hashes.
    const target = createWriteStream(part, { mode: 0o600, flush: true });
    await pipeline(Readable.from(dump(client, join(dataDir, "media"))), createGzip(), target);
    await rename(part, file);
  } finally {
    await client.end();
    await rm(part, { force: true });
  }
}

async function* dump(client: Client, media: string): AsyncGenerator<Buffer> {
  yield frame("H", { format, migrations: await listMigrations(client) });
  for (const table of await listTables(client)) yield* dumpTable(client, table);
  yield frame("S", await listSequences(client));
  yield* dumpFiles(media);
  yield frame("Z", {});
}

/**
 * Restores a backup into an empty database, or with `force` in the place of everything that is there, pictures included. Nothing is
 * changed unless all of it arrives. Throws an OperatorError when the backup is damaged or of another version.
 */
export async function importDatabase({ url, dataDir }: Place, file: string, force = false): Promise<void> {
  await migrateDatabase(url);
  const media = join(dataDir, "media");
  const fresh = `${media}.new-${process.pid}`;
  const client = await connect(url);
  try {
    await client.query("begin");
    const tables = await listTables(client);
    if (force) await clear(client, tables);
    else if (await holdsRows(client, tables)) {
      throw new OperatorError(
        "The database is not empty. Add -- --force to replace everything in it, or import into another one.",
      );
    }
    const restoreTriggers = await silenceTriggers(client, tables);
    await pipeline(createReadStream(file), createGunzip(), (source) => restore(client, source, fresh)).catch(
      nameDamage,
    );
    await restoreTriggers();
    await client.query("commit");
    await replaceFolder(media, fresh);
    await client.query("analyze");
  } finally {
    await client.end();
    await rm(fresh, { recursive: true, force: true });
  }
}

async function restore(client: Client, source: AsyncIterable<Buffer>, media: string): Promise<void> {
  let section: Section | undefined;
  let last: Frame["tag"] | undefined;
  for await (const { tag, data } of readFrames(source)) {
    if (!last && tag !== "H") throw damage();
    last = tag;
    if (tag === "D") await section?.write(data);
    else if (tag === "E") await finish(section, JSON.parse(data.toString()).count);
    else if (tag === "T") section = openTable(client, JSON.parse(data.toString()) as Table);
    else if (tag === "F") section = await openFile(media, JSON.parse(data.toString()).path);
    else if (tag === "S") await restoreSequences(client, JSON.parse(data.toString()));
    else if (tag === "H") await checkHeader(client, JSON.parse(data.toString()));
  }
  if (last !== "Z") throw damage();
}

async function finish(section: Section | undefined, expected: number): Promise<void> {
  const arrived = await section?.close();
  if (arrived !== expected) {
    throw new OperatorError(
      `${section?.name} should have ${expected} rows or bytes, ${arrived} arrived. Nothing was changed.`,
    );
  }
}

async function checkHeader(client: Client, header: { format: number; migrations: string[] }): Promise<void> {
  const here = await listMigrations(client);
  if (header.format === format && header.migrations.join() === here.join()) return;
  throw new OperatorError(
    `The backup is of another version (${header.migrations.length} migrations, here ${here.length}). Import it with the version that wrote it, then start this one.`,
  );
}

function damage(): OperatorError {
  return new OperatorError("The file is no backup, or not a whole one. Nothing was changed.");
}

function nameDamage(error: NodeJS.ErrnoException): never {
  if (error.code === "ENOENT") throw new OperatorError(`${error.path} does not exist. Name the file of a backup.`);
  throw error.code?.startsWith("Z_") || error instanceof SyntaxError ? damage() : error;
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: "tischlein transfer" });
  await client.connect();
  return client;
}
