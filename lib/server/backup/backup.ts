import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Client } from "pg";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { openClient } from "#lib/platform/db/connections/open-client.ts";
import { migrateDatabase } from "#lib/platform/db/migrate.ts";
import { listMigrations, listSequences, listTables, type Table } from "./catalog.ts";
import { encodeFrame, type Frame, readFrames } from "./frames.ts";
import { holdDueWork } from "./hold-due-work.ts";
import { createFileWriter, dumpFiles, replaceFolder } from "./media.ts";
import { applyMigrations, rebuildSchema } from "./schema-version.ts";
import type { SectionWriter } from "./section.ts";
import { createTableWriter, disableTriggers, dumpTable, hasRows, restoreSequences, truncateTables } from "./tables.ts";

/** Source or target of a backup. */
export interface SiteStorage {
  url: string;
  /** The subfolder `media` is part of the backup. Pictures in a bucket are not. */
  dataDir: string;
}

const format = 1;

/**
 * Writes one compressed file with all rows, in one snapshot, and all pictures. The site may run
 * meanwhile.
 */
export async function exportDatabase({ url, dataDir }: SiteStorage, file: string): Promise<void> {
  const partialFile = `${file}.part-${process.pid}`;
  const client = await connect(url);
  try {
    await client.query("begin isolation level repeatable read read only");
    // It contains email addresses and password hashes.
    const target = createWriteStream(partialFile, { mode: 0o600, flush: true });
    await pipeline(Readable.from(dump(client, join(dataDir, "media"))), createGzip(), target);
    await rename(partialFile, file);
  } finally {
    await client.end();
    await rm(partialFile, { force: true });
  }
}

async function* dump(client: Client, mediaDir: string): AsyncGenerator<Buffer> {
  yield encodeFrame("H", { format, migrations: await listMigrations(client) });
  for (const table of await listTables(client)) yield* dumpTable(client, table);
  yield encodeFrame("S", await listSequences(client));
  yield* dumpFiles(mediaDir);
  yield encodeFrame("Z", {});
}

/**
 * Restores a backup into an empty database. The backup of an older version is migrated. Everything
 * is restored, or nothing is changed. What is due in it waits until an admin releases it.
 *
 * @param force replaces what is in the database, and the pictures
 * @throws UserFacingError when the backup is damaged or of a newer version
 */
export async function importDatabase({ url, dataDir }: SiteStorage, file: string, force = false): Promise<void> {
  await migrateDatabase(url);
  const mediaDir = join(dataDir, "media");
  const newMediaDir = `${mediaDir}.new-${process.pid}`;
  const client = await connect(url);
  try {
    await client.query("begin");
    const tables = await listTables(client);
    if (!force && (await hasRows(client, tables))) {
      throw new UserFacingError(
        "The database is not empty. Add -- --force to replace everything in it, or import into another one.",
      );
    }
    await pipeline(createReadStream(file), createGunzip(), (source) =>
      restoreFrames(client, source, newMediaDir),
    ).catch(throwAsDamagedBackup);
    await holdDueWork(client);
    await client.query("commit");
    await replaceFolder(mediaDir, newMediaDir);
    await client.query("analyze");
  } finally {
    await client.end();
    await rm(newMediaDir, { recursive: true, force: true });
  }
}

/** Restores all frames into tables of the backup's version, then migrates them. */
async function restoreFrames(client: Client, source: AsyncIterable<Buffer>, mediaDir: string): Promise<void> {
  let finishSchema: (() => Promise<void>) | undefined;
  let section: SectionWriter | undefined;
  let lastTag: Frame["tag"] | undefined;
  for await (const { tag, data } of readFrames(source)) {
    if (!lastTag && tag !== "H") throw damagedBackupError();
    lastTag = tag;
    if (tag === "D") await section?.write(data);
    else if (tag === "E") await closeSection(section, JSON.parse(data.toString()).count);
    else if (tag === "T") section = createTableWriter(client, JSON.parse(data.toString()) as Table);
    else if (tag === "F") section = await createFileWriter(mediaDir, JSON.parse(data.toString()).path);
    else if (tag === "S") await restoreSequences(client, JSON.parse(data.toString()));
    else if (tag === "H") finishSchema = await prepareSchema(client, JSON.parse(data.toString()));
  }
  if (lastTag !== "Z") throw damagedBackupError();
  await finishSchema?.();
}

async function closeSection(section: SectionWriter | undefined, expected: number): Promise<void> {
  const arrived = await section?.close();
  if (arrived !== expected) {
    throw new UserFacingError(
      `${section?.name} should have ${expected} rows or bytes, ${arrived} arrived. Nothing was changed.`,
    );
  }
}

interface Header {
  format: number;
  /** Hashes of the migrations of the database. */
  migrations: string[];
}

/**
 * Creates empty tables of the backup's version and disables their triggers.
 *
 * @returns a function that enables them and migrates the tables
 */
async function prepareSchema(client: Client, header: Header): Promise<() => Promise<void>> {
  const current = await listMigrations(client);
  const { length } = header.migrations;
  if (header.format !== format || header.migrations.join() !== current.slice(0, length).join()) {
    throw new UserFacingError(
      `The backup is of another version (${length} migrations, here ${current.length}). Import it with the version that wrote it, then start this one.`,
    );
  }
  const isOlder = length < current.length;
  if (isOlder) await rebuildSchema(client, length);
  const tables = await listTables(client);
  await truncateTables(client, tables);
  const enableTriggers = await disableTriggers(client, tables);
  return async () => {
    await enableTriggers();
    if (isOlder) await applyMigrations(client, length);
  };
}

function damagedBackupError(): UserFacingError {
  return new UserFacingError("The file is no backup, or not a whole one. Nothing was changed.");
}

function throwAsDamagedBackup(error: NodeJS.ErrnoException): never {
  if (error.code === "ENOENT") throw new UserFacingError(`${error.path} does not exist. Name the file of a backup.`);
  throw error.code?.startsWith("Z_") || error instanceof SyntaxError ? damagedBackupError() : error;
}

const connect = (url: string): Promise<Client> => openClient(url, { application_name: "tischlein transfer" });
