import "server-only";
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { ReactElement } from "react";
import { OverloadedError } from "#lib/limiter.ts";
import { isKnown, refuse } from "#lib/media/serve-picture.ts";
import type { VariantCache } from "#lib/media/variant-cache.ts";
import { draw } from "./draw.ts";
import { keptDrawings } from "./kept-drawings.ts";

/** Changes whenever the drawings do: part of every ETag and of every kept file's name. */
const designVersion = 2;

export interface ShareImage {
  /** Folder the image is kept in: the id of what it shows. */
  folder: string;
  /** Everything the drawing depends on, as JSON: another text or photo is another file. */
  facts: object;
  element: () => Promise<ReactElement>;
}

/** Answers with the image, drawn at its first use and kept below DATA_DIR: 200, 304, or 503 with a time to come back. */
export async function serveShareImage(request: Request, image: ShareImage): Promise<Response> {
  const version = createHash("sha256")
    .update(JSON.stringify([designVersion, image.facts]))
    .digest("base64url");
  const etag = `"${version.slice(0, 22)}"`;
  const headers = { "cache-control": "public, max-age=86400, stale-while-revalidate=604800", etag };
  if (isKnown(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  try {
    const bytes = await keptImage(join(image.folder, `${version.slice(0, 22)}.jpg`), image.element);
    return new Response(bytes as BodyInit, {
      headers: { ...headers, "content-type": "image/jpeg", "content-length": String(bytes.length) },
    });
  } catch (error) {
    if (!(error instanceof OverloadedError)) console.error("share image not served:", image.folder, error);
    return refuse(503);
  }
}

const pending = new Map<string, Promise<Uint8Array>>();

/** Made once, however many ask meanwhile. */
function keptImage(name: string, element: ShareImage["element"]): Promise<Uint8Array> {
  const begun = pending.get(name);
  if (begun) return begun;
  const cache = keptDrawings();
  const work = cache
    .read(name)
    .then((found) => found ?? make(cache, name, element))
    .finally(() => pending.delete(name));
  pending.set(name, work);
  return work;
}

async function make(cache: VariantCache, name: string, element: ShareImage["element"]): Promise<Uint8Array> {
  const bytes = await draw(await element());
  // A full disk costs time, not pictures.
  await cache.write(name, bytes).catch((error) => console.warn("share image not kept:", error));
  return bytes;
}
