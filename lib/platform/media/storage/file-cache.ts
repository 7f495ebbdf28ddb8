import { open, readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFilePattern, writeFileAtomically } from "#lib/platform/config/atomic-file.ts";
import { machineTimeMs } from "#lib/platform/time/clock.ts";

export interface FileCache {
  read(name: string): Promise<Uint8Array | null>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Deletes all files below a folder. */
  deleteFolder(folder: string): Promise<void>;
}

const hourMs = 3_600_000;

/**
 * A cache of files below `folder`. Above `maxBytes` the least recently used files are deleted until
 * a fifth is free. The time of last use is the modification time of the file: it survives restarts,
 * and several processes may share the folder.
 *
 * @param touchIntervalMs how often a read renews the time of last use at most
 */
export function createFileCache(folder: string, maxBytes: number, touchIntervalMs = hourMs): FileCache {
  let total: number | undefined;
  let eviction: Promise<void> | undefined;

  async function evict(): Promise<void> {
    // Other processes write here too, so the sizes on the disk count.
    const files = await listFiles(folder);
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes > maxBytes) {
      for (const file of files.toSorted((a, b) => a.lastUsedMs - b.lastUsedMs)) {
        if (bytes <= maxBytes * 0.8) break;
        await rm(file.path, { force: true });
        bytes -= file.bytes;
      }
    }
    total = bytes;
  }

  return {
    async read(name) {
      const path = join(folder, name);
      const file = await open(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
      if (!file) return null;
      try {
        const { mtimeMs } = await file.stat();
        const now = new Date(machineTimeMs());
        if (now.getTime() - mtimeMs >= touchIntervalMs) await utimes(path, now, now).catch(() => undefined);
        return await file.readFile();
      } finally {
        await file.close();
      }
    },
    async write(name, bytes) {
      await writeFileAtomically(join(folder, name), bytes);
      if (total !== undefined) total += bytes.length;
      if (total !== undefined && total <= maxBytes) return;
      eviction ??= evict().finally(() => {
        eviction = undefined;
      });
      await eviction;
    },
    async deleteFolder(name) {
      await rm(join(folder, name), { recursive: true, force: true });
    },
  };
}

async function listFiles(folder: string): Promise<{ path: string; bytes: number; lastUsedMs: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = [];
  for (const path of paths) {
    const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
    const isAbandoned = temporaryFilePattern.test(path) && machineTimeMs() - mtimeMs > hourMs;
    if (isAbandoned) await rm(path, { force: true });
    else if (!temporaryFilePattern.test(path)) files.push({ path, bytes: size, lastUsedMs: mtimeMs });
  }
  return files;
}
