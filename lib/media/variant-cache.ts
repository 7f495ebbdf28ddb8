import { open, readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { unfinished, writeFileAtomically } from "./atomic-file.ts";

export interface VariantCache {
  read(name: string): Promise<Uint8Array | null>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Forgets all that is kept below a folder name. */
  forget(folder: string): Promise<void>;
}

const hour = 3_600_000;

/**
 * Files below `folder`, at most `quota` bytes: above that the ones unused for longest go until a fifth is free. The time of last use is the
 * file's own, renewed once per `touchAfter` ms, so it outlives restarts and several processes may share the folder.
 */
export function createVariantCache(folder: string, quota: number, touchAfter = hour): VariantCache {
  let total: number | undefined;
  let sweeping: Promise<void> | undefined;

  async function sweep(): Promise<void> {
    // Other processes write here too, so the truth is on the disk.
    const kept = await list(folder);
    let bytes = kept.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes > quota) {
      for (const file of kept.toSorted((a, b) => a.used - b.used)) {
        if (bytes <= quota * 0.8) break;
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
        const now = new Date();
        if (now.getTime() - mtimeMs >= touchAfter) await utimes(path, now, now).catch(() => undefined);
        return await file.readFile();
      } finally {
        await file.close();
      }
    },
    async write(name, bytes) {
      await writeFileAtomically(join(folder, name), bytes);
      if (total !== undefined) total += bytes.length;
      if (total !== undefined && total <= quota) return;
      sweeping ??= sweep().finally(() => {
        sweeping = undefined;
      });
      await sweeping;
    },
    async forget(name) {
      await rm(join(folder, name), { recursive: true, force: true });
    },
  };
}

async function list(folder: string): Promise<{ path: string; bytes: number; used: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = [];
  for (const path of found) {
    const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
    const abandoned = unfinished.test(path) && Date.now() - mtimeMs > hour;
    if (abandoned) await rm(path, { force: true });
    else if (!unfinished.test(path)) files.push({ path, bytes: size, used: mtimeMs });
  }
  return files;
}
