import "server-only";
import { emptyErrorResponse } from "#lib/platform/http/asset-response.ts";
import { matchesEtag } from "#lib/platform/http/entity-tag.ts";
import { getMediaStorage, type MediaStorage } from "#lib/platform/media/storage/storage.ts";
import { videoKey } from "#lib/platform/media/storage/storage-key.ts";
import { parseRange } from "./byte-range.ts";
import { isVideoFile, videoFiles } from "./video.ts";

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Answers a request for one file of a video: 200, 206 for a part, 304, 404, 416 for a part beyond
 * the end, 503 without the storage.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-range-requests
 */
export async function serveVideo(
  request: Request,
  id: string,
  file: string,
  storage: MediaStorage = getMediaStorage(),
): Promise<Response> {
  if (!uuidPattern.test(id) || !isVideoFile(file)) return emptyErrorResponse(404);
  const key = videoKey(id, file);
  try {
    const stored = await storage.stat(key);
    if (!stored) return emptyErrorResponse(404);
    const etag = `"${stored.etag}"`;
    const headers = new Headers({
      "cache-control": "public, max-age=31536000, immutable",
      etag,
      "accept-ranges": "bytes",
    });
    if (matchesEtag(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });

    // A range of a former version does not fit this one: If-Range sends the whole file instead.
    const condition = request.headers.get("if-range");
    const rangeHeader = condition && condition !== etag ? null : request.headers.get("range");
    const range = parseRange(rangeHeader, stored.bytes);
    if (range === "unsatisfiable") {
      headers.set("content-range", `bytes */${stored.bytes}`);
      return new Response(null, { status: 416, headers });
    }
    const { start, end } = range ?? { start: 0, end: stored.bytes - 1 };
    headers.set("content-type", videoFiles[file]);
    headers.set("content-length", String(end - start + 1));
    if (range) headers.set("content-range", `bytes ${start}-${end}/${stored.bytes}`);
    const status = range ? 206 : 200;
    if (request.method === "HEAD") return new Response(null, { status, headers });
    const body = await storage.get(key, range ?? undefined);
    return body ? new Response(body, { status, headers }) : emptyErrorResponse(404);
  } catch (error) {
    console.error("Video not served:", key, error);
    return emptyErrorResponse(503);
  }
}
