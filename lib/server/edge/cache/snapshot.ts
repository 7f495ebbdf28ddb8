import { type FileHandle, open, readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { temporaryFilePattern, writeFileAtomically } from "#lib/platform/config/atomic-file.ts";
import { currentTimeMs, machineTimeMs } from "#lib/platform/time/clock.ts";
import type { PageStore } from "./page-cache.ts";
import type { StoredPage } from "./stored-page.ts";

/** The first record of the file. */
interface SnapshotHead {
  format: 2;
  buildId: string;
  savedAt: number;
}

/** A page without its bodies, which follow it. */
interface PageHead extends Pick<StoredPage, "status" | "headers" | "nextEtag" | "isBest"> {
  key: string;
  hasIdentity: boolean;
}

const hourMs = 60 * 60 * 1000;
/** Older pages may show what has been removed since. */
const maxAgeMs = 24 * hourMs;
/** Parts of a record: a text of JSON, and the bodies of a page (brotli, gzip, uncompressed). */
const partCount = 4;
/** Larger than any page; only a damaged file says so. */
const maxRecordBytes = 64_000_000;

/**
 * Writes all pages to a file, so that they outlast a restart. Other work goes on between two pages,
 * and only one is held in memory besides the store.
 *
 * @returns the size of the file in bytes
 */
export async function saveSnapshot(path: string, buildId: string, store: PageStore): Promise<number> {
  let bytes = 0;
  function* encodeAll(): Generator<Buffer> {
    for (const record of encodeRecords(buildId, store)) {
      bytes += record.length;
      yield record;
    }
  }
  await writeFileAtomically(path, encodeAll());
  return bytes;
}

function* encodeRecords(buildId: string, store: PageStore): Generator<Buffer> {
  const head: SnapshotHead = { format: 2, buildId, savedAt: currentTimeMs() };
  yield encodeRecord(head, []);
  for (const key of store.listKeys()) {
    const page = store.peek(key);
    // It may have been removed meanwhile.
    if (page?.status !== 200) continue;
    const { status, headers, nextEtag, isBest, bodies, identity } = page;
    const pageHead: PageHead = { key, status, headers, nextEtag, isBest, hasIdentity: identity !== null };
    yield encodeRecord(pageHead, [bodies.br, bodies.gzip, ...(identity ? [identity] : [])]);
  }
}

/** A record is the lengths of its parts, then the parts. */
function encodeRecord(head: SnapshotHead | PageHead, bodies: Buffer[]): Buffer {
  const parts = [Buffer.from(JSON.stringify(head)), ...bodies];
  const lengths = Buffer.alloc(partCount * 4);
  for (const [index, part] of parts.entries()) lengths.writeUInt32LE(part.length, index * 4);
  return Buffer.concat([lengths, ...parts]);
}

/**
 * Reads the pages of a snapshot of the same build. They are served while Next.js does not run, and
 * have to be confirmed by it before they are served otherwise. Of a damaged file the pages before
 * the damage are used.
 */
export async function loadSnapshot(path: string, buildId: string, store: PageStore): Promise<void> {
  try {
    const file = await open(path);
    try {
      await loadPages(file, buildId, store);
    } finally {
      await file.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    console.error(`The file of the page cache could not be read to its end: ${(error as Error).message}`);
  }
}

async function loadPages(file: FileHandle, buildId: string, store: PageStore): Promise<void> {
  const head = (await readRecord<SnapshotHead>(file))?.[0];
  // Negative when the clock was set back since.
  const ageMs = Math.abs(currentTimeMs() - (head?.savedAt ?? 0));
  if (head?.format !== 2 || head.buildId !== buildId || ageMs >= maxAgeMs) return;
  while (await loadPage(file, store));
}

/** Reads the next page; false at the end of the file. */
async function loadPage(file: FileHandle, store: PageStore): Promise<boolean> {
  const record = await readRecord<PageHead>(file);
  if (!record) return false;
  const [{ key, status, headers, nextEtag, isBest, hasIdentity }, br, gzip, content] = record;
  const identity = hasIdentity ? content : null;
  const checkedAt = Number.NEGATIVE_INFINITY;
  store.set(key, { status, headers, nextEtag, isBest, bodies: { br, gzip }, identity, checkedAt, hits: 0 });
  return true;
}

/** Reads the next record; null at the end of the file. */
async function readRecord<Head>(file: FileHandle): Promise<[Head, Buffer, Buffer, Buffer] | null> {
  const lengths = Buffer.alloc(partCount * 4);
  const { bytesRead } = await file.read(lengths);
  if (bytesRead === 0) return null;
  const sizes = Array.from({ length: partCount }, (_, index) => lengths.readUInt32LE(index * 4));
  const size = sizes.reduce((sum, length) => sum + length, 0);
  if (bytesRead < lengths.length || size > maxRecordBytes) throw new Error("it is damaged, or of another version");
  // Each has memory of its own: the bodies of a page may be replaced, and its head is not kept.
  const parts = sizes.map((length) => Buffer.allocUnsafeSlow(length));
  if ((await file.readv(parts)).bytesRead < size) throw new Error("it is cut off");
  const [head, br, gzip, identity] = parts as [Buffer, Buffer, Buffer, Buffer];
  return [JSON.parse(head.toString()) as Head, br, gzip, identity];
}

/**
 * Deletes the unfinished files of processes that were killed while they wrote a snapshot. What was
 * written to within the hour may be in use: several processes may share the folder.
 */
export async function removeAbandonedSnapshots(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(basename(path)) || !temporaryFilePattern.test(name)) continue;
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (machineTimeMs() - mtimeMs > hourMs) await rm(file, { force: true });
  }
}
