import "server-only";
import { createHash } from "node:crypto";
import { OverloadedError } from "#lib/limiter.ts";
import { parsePictureAddress } from "./address.ts";
import { chooseFormat, servedFormats } from "./formats.ts";
import { renderVersion } from "./render.ts";
import { pictureVariants, type Variants } from "./variants.ts";

const prefix = "/images/";

/** Answers a request for `/images/…`: 200 or 304; 403 wrong signature, 400 bad size, 404 unknown picture, 503 come back later. */
export async function servePicture(request: Request, variants: Variants = pictureVariants): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const wanted = parsePictureAddress(pathname.slice(prefix.length) + search);
  if (wanted === "bad_signature") return refuse(403);
  if (wanted === "bad_form") return refuse(400);

  const format = chooseFormat(request.headers.get("accept"));
  const etag = etagOf(`${wanted.id}/${wanted.width}/${wanted.quality}/${format}/${renderVersion}`);
  const headers = { "cache-control": "public, max-age=31536000, immutable", etag, vary: "Accept" };
  try {
    const bytes = await variants({ ...wanted, format });
    if (!bytes) return refuse(404);
    if (isKnown(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
    return new Response(bytes as BodyInit, {
      headers: { ...headers, "content-type": servedFormats[format], "content-length": String(bytes.length) },
    });
  } catch (error) {
    if (!(error instanceof OverloadedError)) console.error("picture not served:", wanted.id, error);
    return refuse(503);
  }
}

/** An empty answer that no cache keeps. */
export function refuse(status: 400 | 403 | 404 | 503): Response {
  const headers = new Headers({ "cache-control": "no-store", vary: "Accept" });
  if (status === 503) headers.set("retry-after", "2");
  return new Response(null, { status, headers });
}

function etagOf(text: string): string {
  return `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
}

/** Whether an If-None-Match header names `etag`. */
export function isKnown(header: string | null, etag: string): boolean {
  if (!header) return false;
  const named = header.split(",").map((entry) => entry.trim().replace(/^W\//, ""));
  return named.includes(etag) || named.includes("*");
}
