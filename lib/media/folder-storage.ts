import { createReadStream } from "node:fs";
import { open, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { writeFileAtomically } from "./atomic-file.ts";
import { MediaError } from "./errors.ts";
import type { MediaStorage } from "./storage.ts";
import { checkedKey } from "./storage-key.ts";

/** Originals as files below `folder`. */
export function createFolderStorage(folder: string): MediaStorage {
  const pathOf = (key: string) => join(folder, checkedKey(key));
  return {
    async put(key, bytes) {
      await writeFileAtomically(pathOf(key), bytes).catch(unavailable);
    },
    async get(key, range) {
      // Opened first: a file that is not there must be known before the answer begins.
      const file = await open(pathOf(key)).catch(missing);
      if (!file) return null;
      const stream = createReadStream("", { fd: file, start: range?.start, end: range?.end });
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
    },
    async stat(key) {
      const found = await stat(pathOf(key)).catch(missing);
      return (
        found && { bytes: found.size, etag: `${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}` }
      );
    },
    async delete(key) {
      await rm(pathOf(key), { force: true }).catch(unavailable);
    },
  };
}

function missing(error: NodeJS.ErrnoException): null {
  return error.code === "ENOENT" ? null : unavailable(error);
}

function unavailable(error: unknown): never {
  throw new MediaError("storage_unavailable", error);
}
