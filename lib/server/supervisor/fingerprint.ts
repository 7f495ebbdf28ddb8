import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Digests of the same files. `listing` is of names, sizes and times, and fast; `contents` stays the
 * same in a copy.
 */
interface Fingerprint {
  listing: string;
  contents(): Promise<string>;
}

/** Computes the fingerprint of files and folders. Missing ones count as empty. */
export async function computeFingerprint(paths: string[], ignoredPaths: string[]): Promise<Fingerprint> {
  const files = (await Promise.all(paths.map(listFiles)))
    .flat()
    .filter((file) => !ignoredPaths.some((path) => file.startsWith(path)));
  files.sort();
  const listing = createHash("sha256");
  for (const file of files) {
    const { size, mtimeMs } = await stat(file);
    listing.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return { listing: listing.digest("hex"), contents: () => digestContents(files) };
}

async function digestContents(files: string[]): Promise<string> {
  const contents = createHash("sha256");
  for (const file of files) {
    const bytes = await readFile(file);
    contents.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return contents.digest("hex");
}

async function listFiles(path: string): Promise<string[]> {
  const stats = await stat(path).catch(() => null);
  if (!stats) return [];
  if (stats.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
