import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** Two digests of the same files: one of names, sizes and times, which is quick, and one of the contents, which a copy keeps. */
export interface Fingerprint {
  listing: string;
  contents(): Promise<string>;
}

/** Fingerprint of `paths`, files or folders, without what lies below one of `except`. Missing ones are as good as empty. */
export async function takeFingerprint(paths: string[], except: string[]): Promise<Fingerprint> {
  const files = (await Promise.all(paths.map(listFiles)))
    .flat()
    .filter((file) => !except.some((path) => file.startsWith(path)));
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
  const found = await stat(path).catch(() => null);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
