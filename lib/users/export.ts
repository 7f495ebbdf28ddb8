import "server-only";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { eq } from "drizzle-orm";
import { ZipFile } from "yazl";
import { db } from "#lib/db/client.ts";
import { uploads } from "#lib/db/tables/accounts.ts";
import { pictures } from "#lib/db/tables/pictures.ts";
import { mediaStorage } from "#lib/media/storage.ts";
import { type Exported, exportParts } from "./export-parts.ts";

/** Everything of a user as a zip, written while it is read: a file of JSON for each part, and the pictures they have sent. */
export async function exportUser(user: Exported): Promise<ReadableStream<Uint8Array>> {
  const zip = new ZipFile();
  const mtime = new Date();
  for (const [name, collect] of Object.entries(exportParts)) {
    const json = `${JSON.stringify(await collect(user), null, 2)}\n`;
    zip.addBuffer(Buffer.from(json), `tischlein/${name}.json`, { mtime });
  }
  const sent = await db
    .select({ id: pictures.id, key: pictures.storageKey })
    .from(uploads)
    .innerJoin(pictures, eq(pictures.id, uploads.pictureId))
    .where(eq(uploads.userId, user.id));
  for (const { id, key } of sent) {
    zip.addReadStreamLazy(`tischlein/pictures/${id}.jpg`, { mtime, compress: false }, (give) => {
      mediaStorage()
        .get(key)
        .then((stream) => give(null, stream ? Readable.fromWeb(stream as NodeStream) : Readable.from([])))
        .catch((error) => give(error, Readable.from([])));
    });
  }
  zip.end();
  const output = zip.outputStream as Readable;
  // A storage that fails in the middle breaks the download off instead of ending it as if it were whole.
  zip.on("error", (error) => output.destroy(error));
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}
