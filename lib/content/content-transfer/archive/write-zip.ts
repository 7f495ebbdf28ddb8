import "server-only";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { toWebStream } from "#lib/platform/http/web-stream.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import type { ExportFile } from "./export-files-queries.ts";

/** Streams files as a zip. Pictures are not compressed again. */
export function streamZip(files: readonly ExportFile[]): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  const mtime = currentTime();
  for (const file of files) {
    const name = `tischlein/${file.name}`;
    if ("text" in file) zip.addBuffer(Buffer.from(file.text), name, { mtime });
    else {
      zip.addReadStreamLazy(name, { mtime, compress: false }, (callback) => {
        file.open().then(
          (stream) => callback(null, stream),
          (error) => callback(error, Readable.from([])),
        );
      });
    }
  }
  zip.end();
  const output = zip.outputStream as Readable;
  // An error of the storage aborts the download; ending it would look complete.
  zip.on("error", (error) => output.destroy(error));
  return toWebStream(output);
}
