import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, isAbsolute, join, normalize, relative } from "node:path";
import { finished } from "node:stream/promises";
import { OperatorError } from "#lib/operator-error.ts";
import { frame } from "./frames.ts";
import { type Section, write } from "./section.ts";

/** Frames of all files below `folder`; one that is removed meanwhile ends up empty or not at all. */
export async function* dumpFiles(folder: string): AsyncGenerator<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.sort()) {
    yield frame("F", { path: relative(folder, path) });
    let bytes = 0;
    for await (const chunk of createReadStream(path)) {
      bytes += chunk.length;
      yield frame("D", chunk);
    }
    yield frame("E", { count: bytes });
  }
}

/** Takes one file of a backup, written below `folder`. */
export async function openFile(folder: string, path: string): Promise<Section> {
  if (isAbsolute(path) || normalize(path) !== path || path.startsWith("..")) {
    throw new OperatorError(`The backup holds a file outside of its folder (${path}). Do not trust it.`);
  }
  await mkdir(dirname(join(folder, path)), { recursive: true });
  const stream = createWriteStream(join(folder, path));
  stream.on("error", () => {});
  return {
    name: path,
    write: (data) => write(stream, data),
    close: async () => {
      stream.end();
      await finished(stream);
      return stream.bytesWritten;
    },
  };
}

/** Puts the folder `fresh` in the place of `folder`; both may be missing. */
export async function replaceFolder(folder: string, fresh: string): Promise<void> {
  const old = `${folder}.old-${process.pid}`;
  await rename(folder, old).catch(ignoreIfMissing);
  await rename(fresh, folder).catch(ignoreIfMissing);
  await rm(old, { recursive: true, force: true });
}

function ignoreIfMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
