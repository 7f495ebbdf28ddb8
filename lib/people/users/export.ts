import "server-only";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { ZipFile } from "yazl";
import { site } from "#lib/platform/config/site.ts";
import { toWebStream } from "#lib/platform/http/web-stream.ts";
import { getMediaStorage } from "#lib/platform/media/storage/storage.ts";
import { slugify } from "#lib/platform/text/slugify.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { createTransferLimit } from "#lib/platform/workers/transfer-limit.ts";
import { commentExportParts } from "./comment-export-queries.ts";
import { auditExportParts } from "./export/audit-export-queries.ts";
import { newsletterExportParts } from "./export/newsletter-export-queries.ts";
import { plusExportParts } from "./export/plus-export-queries.ts";
import { reportExportParts } from "./export/report-export-queries.ts";
import { searchRuleExportParts } from "./export/search-rule-export-queries.ts";
import { storyDraftExportParts } from "./export/story-draft-export-queries.ts";
import { workExportParts } from "./export/work-export-queries.ts";
import { type ExportUser, exportParts, listUploadedPictures } from "./export-queries.ts";
import { followExportParts } from "./follow-export-queries.ts";
import { recipeExportParts } from "./recipe-export-queries.ts";

const limitExports = createTransferLimit("account-exports");

/**
 * Streams all data of a user as a ZIP: one JSON file per part, and the uploaded pictures.
 *
 * @throws {OverloadedError} when too many are exported at once
 */
export function exportUser(user: ExportUser): Promise<ReadableStream<Uint8Array>> {
  return limitExports(() => streamUser(user));
}

async function streamUser(user: ExportUser): Promise<ReadableStream<Uint8Array>> {
  const zip = new ZipFile();
  const mtime = currentTime();
  const folder = slugify(site.name) || "data";
  const parts = {
    ...exportParts,
    ...commentExportParts,
    ...followExportParts,
    ...newsletterExportParts,
    ...plusExportParts,
    ...workExportParts,
    ...auditExportParts,
    ...recipeExportParts,
    ...reportExportParts,
    ...searchRuleExportParts,
    ...storyDraftExportParts,
  };
  for (const [name, loadPart] of Object.entries(parts)) {
    const json = `${JSON.stringify(await loadPart(user), null, 2)}\n`;
    zip.addBuffer(Buffer.from(json), `${folder}/${name}.json`, { mtime });
  }
  for (const { id, key } of await listUploadedPictures(user.id)) {
    zip.addReadStreamLazy(`${folder}/pictures/${id}.jpg`, { mtime, compress: false }, (callback) => {
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
  return toWebStream(output);
}
