import "server-only";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { ZipFile } from "yazl";
import { getMediaStorage } from "#lib/media/storage/storage.ts";
import { commentExportParts } from "./comment-export-queries.ts";
import { type ExportUser, exportParts, listUploadedPictures } from "./export-queries.ts";
import { followExportParts } from "./follow-export-queries.ts";

/** Streams all data of a user as a ZIP: one JSON file per part, and the uploaded pictures. */
export async function exportUser(user: ExportUser): Promise<ReadableStream<Uint8Array>> {
  const zip = new ZipFile();
  const mtime = new Date();
  for (const [name, loadPart] of Object.entries({ ...exportParts, ...commentExportParts, ...followExportParts })) {
    const json = `${JSON.stringify(await loadPart(user), null, 2)}\n`;
    zip.addBuffer(Buffer.from(json), `tischlein/${name}.json`, { mtime });
  }
  for (const { id, key } of await listUploadedPictures(user.id)) {
    zip.addReadStreamLazy(`tischlein/pictures/${id}.jpg`, { mtime, compress: false }, (callback) => {
      getMediaStorage()
        .get(key)
        .then((stream) => callback(null, stream ? Readable.fromWeb(stream as NodeStream) : Readable.from([])))
        .catch((error) => callback(error, Readable.from([])));
    });
  }
  zip.end();
  const output = zip.outputStream as Readable;
  // An error of the storage aborts the download; ending it would look complete.
  zip.on("error", (error) => output.destroy(error));
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}
