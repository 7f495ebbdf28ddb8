import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/**
 * Headers that decide which form of a page Next.js answers with: the document, the data of a soft
 * navigation, or of one segment for a prefetch. Its answers name them in `Vary`.
 */
export const pageFormHeaders = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
] as const;

/** What a cached page is looked up by. */
export interface CacheTarget {
  key: string;
  /** Path and query for Next.js, without parameters that no page reads. */
  url: string;
  /** Whether it is the data of a soft navigation or prefetch. */
  isData: boolean;
}

/** Parameters of campaigns; pages do not read them, and browsers keep them in the address. */
const ignoredParameter = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_cid|mc_eid)=/;

/** Next's digest of the headers above, which it compares with them. */
const digestParameter = /^_rsc(?:=[\w-]{0,40})?$/;

/** The parameter of stored pages: the page of a list. */
const pageParameter = /^page=\d{1,6}$/;

/** No page has a longer one, and each that is asked for is remembered. */
const maxUrlLength = 2000;
/** A longer key is replaced by its digest: the headers in it are as long as a client likes. */
const maxKeyLength = 500;

const localizedPath = /^\/(?:de|en)\//;

/** Pictures and videos are files, and the API answers each request on its own. */
const otherPaths = /^\/(?:api|_next|images|videos|share|logos|icons)\//;

/**
 * A character that needs no escape (RFC 3986, 2.3): another spelling of a path, of which a page
 * would have thousands.
 */
const needlessEscape = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i;

/**
 * The key of a request, or null when its answer never comes from the cache: another method, a path
 * of files or of the API, a query that is not listed, or an address longer or in another spelling
 * than that of a page.
 */
export function getCacheTarget(method: string, target: string, headers: IncomingHttpHeaders): CacheTarget | null {
  const read = readTarget(method, target, headers);
  if (!read || read.parameters.length > 1) return null;
  if (!read.parameters.every((parameter) => pageParameter.test(parameter))) return null;
  return toTarget(read, read.parameters.join("&"), headers);
}

/**
 * The key of a request with any query, in one order and spelling of its parameters; null for what
 * is no page in a language, and as above. Whether its answer is for everyone, Next.js says.
 */
export function getQueryTarget(method: string, target: string, headers: IncomingHttpHeaders): CacheTarget | null {
  const read = readTarget(method, target, headers);
  if (!read || read.parameters.length === 0 || !localizedPath.test(read.path)) return null;
  const parameters = new URLSearchParams(read.parameters.join("&"));
  parameters.sort();
  return toTarget(read, parameters.toString(), headers);
}

/** The headers of a form with their values; without the first one Next.js answers with the page. */
export function listFormHeaders(headers: IncomingHttpHeaders): [name: string, value: string][] {
  if (headers.rsc !== "1") return [];
  return pageFormHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
}

interface ReadTarget {
  path: string;
  /** Without those that pages do not read. */
  parameters: string[];
  digest: string[];
}

function readTarget(method: string, target: string, headers: IncomingHttpHeaders): ReadTarget | null {
  if ((method !== "GET" && method !== "HEAD") || otherPaths.test(target) || target.length > maxUrlLength) return null;
  if (headers.authorization !== undefined || headers["x-user-token"] !== undefined) return null;
  if (dropsFormHeader(headers.connection)) return null;
  const queryAt = target.indexOf("?");
  const path = queryAt === -1 ? target : target.slice(0, queryAt);
  if (needlessEscape.test(path)) return null;
  const all = queryAt === -1 ? [] : target.slice(queryAt + 1).split("&");
  const parameters = all.filter((one) => one !== "" && !ignoredParameter.test(one) && !digestParameter.test(one));
  const digest = headers.rsc === "1" ? all.filter((one) => digestParameter.test(one)) : [];
  return digest.length > 1 ? null : { path, parameters, digest };
}

/**
 * Whether a connection keeps a header of a form from Next.js (RFC 9110, 7.6.1): it would answer
 * with another form than the one in the key.
 */
function dropsFormHeader(connection = ""): boolean {
  const named = connection.toLowerCase();
  return pageFormHeaders.some((name) => named.includes(name));
}

function toTarget({ path, digest }: ReadTarget, parameters: string, headers: IncomingHttpHeaders): CacheTarget {
  const query = [parameters, ...digest].filter(Boolean).join("&");
  const url = query ? `${path}?${query}` : path;
  const form = listFormHeaders(headers);
  const key = [url, ...form.map(([name, value]) => `${name}: ${value}`)].join("\n");
  return { key: key.length > maxKeyLength ? digestOf(key) : key, url, isData: form.length > 0 };
}

const digestOf = (key: string) => createHash("sha256").update(key).digest("base64url");
