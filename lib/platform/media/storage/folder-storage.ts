import { createReadStream } from "node:fs";
import { open, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomically } from "#lib/platform/config/atomic-file.ts";
import { toWebStream } from "#lib/platform/http/web-stream.ts";
import { MediaError } from "#lib/platform/media/errors.ts";
import type { MediaStorage } from "./storage.ts";
import { assertStorageKey } from "./storage-key.ts";

/** Stores originals as files below `folder`. */
export function createFolderStorage(folder: string): MediaStorage {
  const pathOf = (key: string) => join(folder, assertStorageKey(key));
  return {
    async put(key, bytes) {
      await writeFileAtomically(pathOf(key), bytes).catch(throwUnavailable);
    },
    async get(key, range) {
      // Opened before the response begins, so that a missing file can still be a 404.
      const file = await open(pathOf(key)).catch(nullIfMissing);
      if (!file) return null;
      return toWebStream(createReadStream("", { fd: file, start: range?.start, end: range?.end }));
    },
    async stat(key) {
      const stats = await stat(pathOf(key)).catch(nullIfMissing);
      return (
        stats && { bytes: stats.size, etag: `${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}` }
      );
    },
    async delete(key) {
      await rm(pathOf(key), { force: true }).catch(throwUnavailable);
    },
  };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  return error.code === "ENOENT" ? null : throwUnavailable(error);
}

function throwUnavailable(error: unknown): never {
  throw new MediaError("storage_unavailable", error);
}
