import "server-only";
import { createHash } from "node:crypto";
import { createSignature } from "#lib/platform/auth/signed-token.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { readBytes } from "#lib/platform/http/upload.ts";
import { claimKey, releaseKey, renewKey, storeAnswer } from "./idempotency-mutations.ts";

/** Pictures have at most 10 MB; the operation itself refuses what is too large for it. */
const maxBodyBytes = 11_000_000;

/** A key that is not renewed for a minute is free again. */
const renewalMs = 20_000;

/**
 * The `Idempotency-Key` of a request; null without the header.
 *
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 * @throws {ApiError} "invalid" for a key that is empty or longer than 200 characters
 */
function readKey(headers: Headers): string | null {
  const key = headers.get("idempotency-key");
  if (key !== null && !/^[\x21-\x7e]{1,200}$/.test(key)) throw new ApiError("invalid", { "Idempotency-Key": "format" });
  return key;
}

/**
 * The id that a request creates something with: the same for the same key and body of the same
 * user, so that a request that was lost before its answer was stored creates nothing twice.
 * Undefined without the header.
 */
export function readIdempotentId(headers: Headers, userId: string, body: unknown): string | undefined {
  const key = readKey(headers);
  if (key === null) return undefined;
  const hex = hash(`${userId} ${key} ${JSON.stringify(body)}`);
  // A UUID of version 8, whose other bits are free: RFC 9562, 5.8.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Answers a request once: the same request of the same sender with the same key gets the first
 * answer. Only successful answers are kept; what has failed may be sent again.
 *
 * @param sender id of the user, or key of the network
 * @throws {ApiError} "keyReused" or "inProgress"
 */
export async function answerOnce(
  request: Request,
  sender: string,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const key = readKey(request.headers);
  if (key === null) return answer(request);
  const body = await readBytes(request, maxBodyBytes, "body");
  const keyHash = hash(`${sender} ${key}`);
  const stored = await claimKey(keyHash, await toFingerprint(request, body));
  if (stored) {
    const { status, mediaType } = stored;
    const headers = new Headers({ "cache-control": "private, no-store" });
    if (mediaType) headers.set("content-type", mediaType);
    return new Response(stored.body, { status, headers });
  }
  const stopRenewal = startRenewal(keyHash);
  try {
    const { url, method, headers, signal } = request;
    const response = await answer(new Request(url, { method, headers, signal, body }));
    const mediaType = response.headers.get("content-type");
    const text = mediaType === null ? null : await response.clone().text();
    await storeAnswer(keyHash, { status: response.status, mediaType, body: text });
    return response;
  } catch (error) {
    await releaseKey(keyHash);
    throw error;
  } finally {
    stopRenewal();
  }
}

/** Keeps the key while a request is running, however long: an import may wait for another site. */
function startRenewal(keyHash: string): () => void {
  const renew = () =>
    void renewKey(keyHash).catch((error: Error) => console.error("A key was not renewed:", error.cause ?? error));
  const timer = setInterval(renew, renewalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Tells requests apart. The boundary of a form differs each time it is sent, its fields do not. It
 * is signed: a body may hold a password, which the hash alone would let guess.
 */
async function toFingerprint(request: Request, body: Uint8Array<ArrayBuffer>): Promise<string> {
  const type = request.headers.get("content-type") ?? "";
  const { pathname, search } = new URL(request.url);
  const target = `${request.method} ${pathname.replace(/\/$/, "")}${search}`;
  const isForm = /^multipart\/form-data\b/i.test(type);
  const form = isForm && (await new Response(body, { headers: { "content-type": type } }).formData().catch(() => null));
  if (!form) return createSignature("request", `${target} ${hash(body)}`);
  const fields = await Promise.all(
    [...form].map(async ([name, value]) => {
      const content = typeof value === "string" ? value : new Uint8Array(await value.arrayBuffer());
      return [name, hash(content)];
    }),
  );
  return createSignature("request", `${target} ${JSON.stringify(fields)}`);
}

function hash(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}
