import { buffer } from "node:stream/consumers";
import { type Entry, fromBufferPromise } from "yauzl";
import type { ContentFiles } from "./content-files.ts";

const maxFiles = 10_000;
const maxFileBytes = 60 * 1024 * 1024;
const maxAllBytes = 500 * 1024 * 1024;

/** A file that is no zip, or one that unpacks to more than content can be. */
export class ZipError extends Error {
  override name = "ZipError";
}

/**
 * The files of a zip, in the folder that holds all of them, if there is one. Sizes are checked
 * before anything is unpacked, and the library refuses files that are larger than they say.
 *
 * @throws {ZipError}
 */
export async function openZip(bytes: Uint8Array): Promise<ContentFiles> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, autoClose: false });
    const entries = new Map<string, Entry>();
    let allBytes = 0;
    for await (const entry of zip.eachEntry()) {
      allBytes += entry.uncompressedSize;
      if (entry.uncompressedSize > maxFileBytes || allBytes > maxAllBytes || entries.size >= maxFiles) {
        throw new ZipError("too large");
      }
      if (!isIgnored(entry.fileName)) entries.set(entry.fileName, entry);
    }
    const root = commonRoot([...entries.keys()]);
    return {
      names: new Set([...entries.keys()].map((name) => name.slice(root.length))),
      read: async (name) => {
        const entry = entries.get(root + name);
        if (!entry) throw new RangeError(`no file ${name}`);
        return buffer(await zip.openReadStreamPromise(entry));
      },
    };
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError("unreadable", { cause: error });
  }
}

/** Folders, and what archive programs of macOS and Windows add. */
const isIgnored = (name: string) => /\/$|^__MACOSX\/|(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)/.test(name);

/** "tischlein/" when all names begin with it. */
function commonRoot(names: string[]): string {
  const [first = ""] = names;
  const root = first.slice(0, first.indexOf("/") + 1);
  const isKnown = root === "pictures/" || root === "videos/";
  return root && !isKnown && names.every((name) => name.startsWith(root)) ? root : "";
}
