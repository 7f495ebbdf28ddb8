import "server-only";
import { parseRange } from "./byte-range.ts";
import { isKnown, refuse } from "./serve-picture.ts";
import { type MediaStorage, mediaStorage } from "./storage.ts";
import { videoKey } from "./storage-key.ts";
import { isVideoFile, videoFiles } from "./video.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Answers a request for one file of a video: 200, 206 for a part, 304, 404, 416 for a part that does not exist, 503. */
export async function serveVideo(
  request: Request,
  id: string,
  file: string,
  storage: MediaStorage = mediaStorage(),
): Promise<Response> {
  if (!uuid.test(id) || !isVideoFile(file)) return refuse(404);
  const key = videoKey(id, file);
  try {
    const found = await storage.stat(key);
    if (!found) return refuse(404);
    const etag = `"${found.etag}"`;
    const headers = new Headers({
      "cache-control": "public, max-age=31536000, immutable",
      etag,
      "accept-ranges": "bytes",
    });
    if (isKnown(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });

    // A range of an older file is worthless: the whole new one is sent instead.
    const condition = request.headers.get("if-range");
    const asked = condition && condition !== etag ? null : request.headers.get("range");
    const range = parseRange(asked, found.bytes);
    if (range === "unsatisfiable") {
      headers.set("content-range", `bytes */${found.bytes}`);
      return new Response(null, { status: 416, headers });
    }
    const { start, end } = range ?? { start: 0, end: found.bytes - 1 };
    headers.set("content-type", videoFiles[file]);
    headers.set("content-length", String(end - start + 1));
    if (range) headers.set("content-range", `bytes ${start}-${end}/${found.bytes}`);
    const status = range ? 206 : 200;
    if (request.method === "HEAD") return new Response(null, { status, headers });
    const body = await storage.get(key, range ?? undefined);
    return body ? new Response(body, { status, headers }) : refuse(404);
  } catch (error) {
    console.error("video not served:", key, error);
    return refuse(503);
  }
}
