import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { PassThrough, pipeline, Readable, type Transform } from "node:stream";
import { sharedAnswerHeader } from "#lib/platform/cache/shared-answer.ts";
import {
  addTrustedTypes,
  otherPolicy,
  renderPagePolicy,
} from "#lib/platform/security-headers/content-security-policy.ts";
import { hashInlineScripts } from "#lib/platform/security-headers/script-hashes.ts";
import { getResourcePolicy } from "#lib/platform/security-headers/security-headers.ts";
import { readContent } from "./cache/page-cache.ts";
import { addVary, minCompressedBytes } from "./cache/stored-page.ts";
import { createCompressor, isCompressible, negotiateEncoding } from "./content-encoding.ts";
import { listPieces } from "./send-body.ts";

const policyHeader = "content-security-policy";
const connectionHeaders = ["connection", "keep-alive", "transfer-encoding", "upgrade", "proxy-authenticate", "trailer"];

/** Headers of Next.js for the edge. */
const internalHeaders = ["x-middleware-rewrite", sharedAnswerHeader];

/**
 * As much of an answer is read ahead of its reader. A page fits, so that a slow reader does not
 * hold up Next.js.
 */
const readAheadBytes = 256 * 1024;

interface StreamOptions {
  securityHeaders: Record<string, string>;
  /** Time until the answer began. */
  durationMs: number;
  /** Puts the styles of a page that is made for the request into its head. */
  createHeadRewrite: () => Transform;
  /**
   * Called when Next.js has given the whole answer, with the bytes that still wait for the reader.
   * It is not called when one side ends early.
   */
  onRead(waitingBytes: number): void;
}

/**
 * Sends an answer of Next.js on while it arrives, compressed where that helps. When one side ends
 * early, the other does too. A page without a policy of its own (middleware.ts) was made before the
 * request: it is read to its end, because the policy names its scripts.
 */
export async function streamAnswer(
  answer: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
  { securityHeaders, durationMs, createHeadRewrite, onRead }: StreamOptions,
): Promise<void> {
  const status = answer.statusCode ?? 502;
  const own = answer.headers[policyHeader]?.toString();
  const page = isPage(answer) && own === undefined ? await readContent(answer) : null;
  const isMadeForRequest = own !== undefined && status === 200 && isPage(answer);
  const headers = toReaderHeaders(answer, request, securityHeaders);
  if (page) headers[policyHeader] = addTrustedTypes(renderPagePolicy(hashInlineScripts(page.toString())));
  // One that failed may be without the layout.
  else if (own !== undefined && status === 200) headers[policyHeader] = addTrustedTypes(own);
  if (isMadeForRequest) delete headers["content-length"];
  // Forms answer known and unknown addresses alike: their time would tell them apart.
  if (request.method === "GET") headers["server-timing"] = `next;dur=${Math.round(durationMs)}`;
  const hasNoBody = request.method === "HEAD" || status === 204 || status === 304;
  const encoding = isWorthCompressing(answer) ? negotiateEncoding(request.headers["accept-encoding"]) : "identity";
  if (isWorthCompressing(answer)) headers.vary = addVary(answer.headers.vary);
  if (encoding !== "identity") {
    delete headers["content-length"];
    headers["content-encoding"] = encoding;
    if (typeof headers.etag === "string" && !headers.etag.startsWith("W/")) headers.etag = `W/${headers.etag}`;
  }
  response.writeHead(status, headers);
  if (hasNoBody) {
    if (answer.complete || status === 204 || status === 304) answer.resume();
    else answer.destroy();
    response.end();
    return onRead(0);
  }
  response.flushHeaders();
  const ahead = new PassThrough({ readableHighWaterMark: readAheadBytes });
  ahead.once("finish", () => onRead(ahead.readableLength + response.writableLength));
  const done = () => {
    // Cutting the connection is the only way to say that the body is not complete.
    if (!response.writableFinished) response.destroy();
  };
  pipeline(
    [
      page ? Readable.from(listPieces(page)) : answer,
      ...(isMadeForRequest ? [createHeadRewrite()] : []),
      ...(encoding === "identity" ? [] : [createCompressor(encoding)]),
      ahead,
      response,
    ],
    done,
  );
}

function isPage({ headers }: IncomingMessage): boolean {
  return /^text\/html\b/.test(headers["content-type"] ?? "");
}

function toReaderHeaders(
  answer: IncomingMessage,
  { url = "" }: IncomingMessage,
  securityHeaders: Record<string, string>,
): OutgoingHttpHeaders {
  const { headers, statusCode } = answer;
  // Without one, a page that has not changed keeps its own.
  const policy = statusCode === 304 ? {} : { [policyHeader]: otherPolicy };
  const kept: OutgoingHttpHeaders = { ...policy, ...securityHeaders };
  kept["cross-origin-resource-policy"] = getResourcePolicy(url.split("?")[0] ?? "");
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !connectionHeaders.includes(name) && !internalHeaders.includes(name)) kept[name] = value;
  }
  // Keeps nginx from collecting what is shown while it arrives.
  if (isPage(answer)) kept["x-accel-buffering"] = "no";
  // Ends the connection to the reader too, e.g. after a stream of events.
  if (headers.connection === "close") kept.connection = "close";
  return kept;
}

function isWorthCompressing({ headers, statusCode }: IncomingMessage): boolean {
  if (headers["content-encoding"] !== undefined || statusCode === 206) return false;
  if (/no-transform/i.test(headers["cache-control"] ?? "")) return false;
  const length = headers["content-length"];
  if (length !== undefined && Number(length) < minCompressedBytes) return false;
  return isCompressible(headers["content-type"] ?? "");
}
