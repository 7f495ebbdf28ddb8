import "server-only";
import { emptyErrorResponse } from "#lib/platform/http/asset-response.ts";
import { OverloadedError } from "#lib/platform/http/concurrency-limit.ts";
import { createEtag, matchesEtag } from "#lib/platform/http/entity-tag.ts";
import { chooseFormat, servedFormats } from "./formats.ts";
import { parsePictureAddress } from "./picture-address.ts";
import { describeVariant, type GetVariant, getPictureVariant } from "./variants.ts";

const prefix = "/images/";

/**
 * Answers a request for `/images/…`: 200 or 304, 403 for a wrong signature, 400 for a size that is
 * not offered, 404 for an unknown picture, 503 when overloaded or without the storage.
 */
export async function servePicture(request: Request, getVariant: GetVariant = getPictureVariant): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const variant = parsePictureAddress(pathname.slice(prefix.length) + search);
  if (variant === "bad_signature") return emptyErrorResponse(403);
  if (variant === "bad_form") return emptyErrorResponse(400);

  const format = chooseFormat(request.headers.get("accept"));
  const etag = createEtag(`${variant.id}/${describeVariant(variant)}/${format}`);
  const headers = { "cache-control": "public, max-age=31536000, immutable", etag, vary: "Accept" };
  try {
    const bytes = await getVariant({ ...variant, format });
    if (!bytes) return emptyErrorResponse(404);
    if (matchesEtag(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
    return new Response(bytes as BodyInit, {
      headers: { ...headers, "content-type": servedFormats[format], "content-length": String(bytes.length) },
    });
  } catch (error) {
    if (!(error instanceof OverloadedError)) console.error("Picture not served:", variant.id, error);
    return emptyErrorResponse(503);
  }
}
