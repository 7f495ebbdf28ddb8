import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { sharedAnswerHeader } from "#lib/platform/cache/shared-answer.ts";
import { matchesEtag } from "#lib/platform/http/entity-tag.ts";
import {
  addTrustedTypes,
  otherPolicy,
  renderPagePolicy,
} from "#lib/platform/security-headers/content-security-policy.ts";
import { hashInlineScripts } from "#lib/platform/security-headers/script-hashes.ts";
import { getResourcePolicy } from "#lib/platform/security-headers/security-headers.ts";
import { type CompressedBodies, type Encoding, negotiateEncoding } from "../content-encoding.ts";
import { sendBody } from "../send-body.ts";

/** Headers of Next.js that are replaced, or that concern only the connection to it. */
const droppedHeaders = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "date",
  "etag",
  "cache-control",
  "x-nextjs-cache",
  "x-middleware-rewrite",
  "content-security-policy",
  "refresh",
  sharedAnswerHeader,
]);

/** Smaller contents do not become smaller by compression. */
export const minCompressedBytes = 1024;

/** For contents that are never sent compressed. */
export const noBodies: CompressedBodies = { br: Buffer.alloc(0), gzip: Buffer.alloc(0) };

/** An answer of Next.js that every reader gets, with its compressed bytes. */
export interface StoredPage {
  status: number;
  /** Headers for readers; all forms of the page have them. */
  headers: Record<string, string>;
  /** The ETag of Next.js, to ask whether the page has changed. */
  nextEtag: string | undefined;
  bodies: CompressedBodies;
  /** The content itself, when compression would not make it smaller. */
  identity: Buffer | null;
  /** When the request that last confirmed it began, in milliseconds of `performance.now()`. */
  checkedAt: number;
  hits: number;
  isBest: boolean;
}

/**
 * Makes a stored page of an answer.
 *
 * @param content the body, uncompressed
 */
export function createStoredPage(
  url: string,
  { statusCode = 0, headers }: Pick<IncomingMessage, "statusCode" | "headers">,
  content: Buffer,
  bodies: CompressedBodies,
  checkedAt: number,
): StoredPage {
  const isPage = /^text\/html\b/.test(headers["content-type"] ?? "");
  const policy = isPage ? addTrustedTypes(renderPagePolicy(hashInlineScripts(content.toString()))) : otherPolicy;
  return {
    status: statusCode,
    headers: {
      ...keepHeaders(headers),
      "cache-control": toReaderCaching(headers["cache-control"]),
      "content-security-policy": headers["content-security-policy"]?.toString() ?? shareText(policy),
      "cross-origin-resource-policy": getResourcePolicy(url),
      vary: addVary(headers.vary),
      "x-nextjs-cache": "HIT",
      "server-timing": "edge;desc=hit",
      ...(headers.etag ? { etag: weaken(headers.etag) } : {}),
    },
    nextEtag: headers.etag,
    bodies,
    identity: content.length < minCompressedBytes ? content : null,
    checkedAt,
    hits: 0,
    isBest: false,
  };
}

/** Thousands of unknown addresses have the same page, and its policy is 2 KB. */
const sharedTexts = new LRUCache<string, string>({ max: 1000 });

function shareText(text: string): string {
  const known = sharedTexts.get(text);
  if (known === undefined) sharedTexts.set(text, text);
  return known ?? text;
}

function keepHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !droppedHeaders.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/** One ETag names all encodings of a page. */
function weaken(etag: string): string {
  return etag.startsWith("W/") ? etag : `W/${etag}`;
}

/** Caches of Next's `s-maxage` would hold pages for ten minutes; the edge knows within seconds. */
function toReaderCaching(caching: string | undefined): string {
  return caching === undefined || /s-maxage/i.test(caching) ? "public, max-age=0, s-maxage=2" : caching;
}

/** Adds Accept-Encoding to `Vary`. */
export function addVary(vary: string | undefined): string {
  if (vary === undefined) return "Accept-Encoding";
  return /accept-encoding/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}

type Head = string[];

const heads = new WeakMap<StoredPage, Partial<Record<Encoding, Head>>>();

/** Answers a GET or HEAD request with a stored page, or with 304 when the reader has it. */
export function sendStoredPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  securityHeaders: Record<string, string>,
): void {
  const { etag } = page.headers;
  const known = request.headers["if-none-match"];
  if (known !== undefined && etag !== undefined && page.status === 200 && matchesEtag(known, etag)) {
    response.writeHead(304, { ...securityHeaders, ...omitContent(page.headers) }).end();
    return;
  }
  const encoding = page.identity ? "identity" : negotiateEncoding(request.headers["accept-encoding"]);
  const body = encoding === "identity" ? readIdentity(page) : page.bodies[encoding];
  response.writeHead(page.status, getHead(page, encoding, body.length, securityHeaders));
  if (request.method === "HEAD") response.end();
  else sendBody(response, body);
}

/** Few programs ask for uncompressed pages, most of them again for the same. */
const identities = new LRUCache<StoredPage, Buffer>({ max: 16 });

function readIdentity(page: StoredPage): Buffer {
  const known = page.identity ?? identities.get(page);
  if (known) return known;
  const content = gunzipSync(page.bodies.gzip);
  identities.set(page, content);
  return content;
}

/** Headers as a flat list, which Node writes without looking at each. */
function getHead(page: StoredPage, encoding: Encoding, length: number, securityHeaders: Record<string, string>): Head {
  const known = heads.get(page) ?? {};
  const head = known[encoding];
  if (head) return head;
  const headers = {
    ...securityHeaders,
    ...page.headers,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    "content-length": String(length),
  };
  const created = Object.entries(headers).flat();
  heads.set(page, { ...known, [encoding]: created });
  return created;
}

/** Replaces the bytes of a page by smaller ones of the same content. */
export function replaceBodies(page: StoredPage, bodies: CompressedBodies): void {
  page.bodies = bodies;
  page.isBest = true;
  heads.delete(page);
}

function omitContent(headers: Record<string, string>): Record<string, string> {
  const { "content-type": _, ...rest } = headers;
  return rest;
}
