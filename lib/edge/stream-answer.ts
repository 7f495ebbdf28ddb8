import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { addVary, minCompressedBytes } from "./cache/stored-page.ts";
import { createCompressor, isCompressible, negotiateEncoding } from "./content-encoding.ts";
import { getResourcePolicy, otherPolicy, renderPagePolicy } from "./security-headers.ts";

const connectionHeaders = ["connection", "keep-alive", "transfer-encoding", "upgrade", "proxy-authenticate", "trailer"];

/**
 * Sends an answer of Next.js on while it arrives, compressed where that helps. When one side ends
 * early, the other does too.
 *
 * @param durationMs time until the answer began
 */
export function streamAnswer(
  answer: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
  securityHeaders: Record<string, string>,
  durationMs: number,
): void {
  const status = answer.statusCode ?? 502;
  const headers = toReaderHeaders(answer, request, securityHeaders);
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
    return;
  }
  response.flushHeaders();
  const done = () => {
    // Cutting the connection is the only way to say that the body is not complete.
    if (!response.writableFinished) response.destroy();
  };
  if (encoding === "identity") pipeline(answer, response, done);
  else pipeline(answer, createCompressor(encoding), response, done);
}

function toReaderHeaders(
  { headers }: IncomingMessage,
  { url = "" }: IncomingMessage,
  securityHeaders: Record<string, string>,
): OutgoingHttpHeaders {
  const kept: OutgoingHttpHeaders = { ...securityHeaders };
  const isPage = /^text\/html\b/.test(headers["content-type"] ?? "");
  kept["content-security-policy"] = isPage ? renderPagePolicy(null) : otherPolicy;
  kept["cross-origin-resource-policy"] = getResourcePolicy(url.split("?")[0] ?? "");
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !connectionHeaders.includes(name) && name !== "x-middleware-rewrite") kept[name] = value;
  }
  // Keeps nginx from collecting what is shown while it arrives.
  if (isPage) kept["x-accel-buffering"] = "no";
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
