import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, isAbsolute, join, normalize, relative } from "node:path";
import { finished } from "node:stream/promises";
import { temporaryFilePattern } from "#lib/platform/config/atomic-file.ts";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { encodeFrame } from "./frames.ts";
import { type SectionWriter, write } from "./section.ts";

/** Frames of all files in `folder`; without those that are deleted or not finished meanwhile. */
export async function* dumpFiles(folder: string): AsyncGenerator<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.filter((one) => !temporaryFilePattern.test(one)).sort()) {
    const file = await open(path).catch(ignoreIfMissing);
    if (!file) continue;
    yield encodeFrame("F", { path: relative(folder, path) });
    let bytes = 0;
    for await (const chunk of file.createReadStream()) {
      bytes += chunk.length;
      yield encodeFrame("D", chunk);
    }
    yield encodeFrame("E", { count: bytes });
  }
}

/**
 * Writes a file of a backup into `folder`.
 *
 * @throws UserFacingError when the path leads out of the folder
 */
export async function createFileWriter(folder: string, path: string): Promise<SectionWriter> {
  if (isAbsolute(path) || normalize(path) !== path || path.startsWith("..")) {
    throw new UserFacingError(`The backup holds a file outside of its folder (${path}). Do not trust it.`);
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

/** Replaces `folder` by `newFolder`. Both may be missing. */
export async function replaceFolder(folder: string, newFolder: string): Promise<void> {
  const oldFolder = `${folder}.old-${process.pid}`;
  await rename(folder, oldFolder).catch(ignoreIfMissing);
  await rename(newFolder, folder).catch(ignoreIfMissing);
  await rm(oldFolder, { recursive: true, force: true });
}

function ignoreIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
