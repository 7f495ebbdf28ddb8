import "server-only";
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { ReactElement } from "react";
import { emptyErrorResponse } from "#lib/platform/http/asset-response.ts";
import { OverloadedError } from "#lib/platform/http/concurrency-limit.ts";
import { matchesEtag } from "#lib/platform/http/entity-tag.ts";
import type { FileCache } from "#lib/platform/media/storage/file-cache.ts";
import { describeBrand } from "./artwork.ts";
import { getShareImageCache } from "./image-cache.ts";
import { renderJpeg } from "./rasterize.ts";

/** Part of every ETag and cache file; increase it when the design changes. */
const designVersion = 2;

interface ShareImage {
  /** Folder in the cache: the id of what the image shows. */
  folder: string;
  /** Everything the image depends on, as JSON; it determines ETag and file. */
  input: object;
  element: () => Promise<ReactElement>;
}

/** Answers with the image, rendered at its first use: 200, 304, or 503 with Retry-After. */
export async function serveShareImage(request: Request, image: ShareImage): Promise<Response> {
  const version = createHash("sha256")
    .update(JSON.stringify([designVersion, image.input, describeBrand()]))
    .digest("base64url");
  const etag = `"${version.slice(0, 22)}"`;
  const headers = { "cache-control": "public, max-age=86400, stale-while-revalidate=604800", etag };
  if (matchesEtag(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  try {
    const bytes = await getOrRender(join(image.folder, `${version.slice(0, 22)}.jpg`), image.element);
    return new Response(bytes as BodyInit, {
      headers: { ...headers, "content-type": "image/jpeg", "content-length": String(bytes.length) },
    });
  } catch (error) {
    if (!(error instanceof OverloadedError)) console.error("Share image not served:", image.folder, error);
    return emptyErrorResponse(503);
  }
}

const pending = new Map<string, Promise<Uint8Array>>();

/** Simultaneous requests for one image share the work. */
function getOrRender(name: string, element: ShareImage["element"]): Promise<Uint8Array> {
  const inProgress = pending.get(name);
  if (inProgress) return inProgress;
  const cache = getShareImageCache();
  const work = cache
    .read(name)
    .then((cached) => cached ?? renderAndCache(cache, name, element))
    .finally(() => pending.delete(name));
  pending.set(name, work);
  return work;
}

async function renderAndCache(cache: FileCache, name: string, element: ShareImage["element"]): Promise<Uint8Array> {
  const bytes = await renderJpeg(await element());
  // With a full disk the image is still served.
  await cache.write(name, bytes).catch((error) => console.warn("Share image not cached:", error));
  return bytes;
}
