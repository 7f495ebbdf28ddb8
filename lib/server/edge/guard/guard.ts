import type { IncomingHttpHeaders } from "node:http";
import { isPrivateAddress } from "#lib/platform/http/client-ip.ts";
import { isFromOtherSite } from "#lib/platform/http/cross-origin.ts";
import { maxListLength } from "#lib/platform/text/limit-list.ts";
import { isSafeMethod } from "../safe-methods.ts";
import { getMaxBodyBytes } from "./large-bodies.ts";
import { hasBody } from "./limited-body.ts";
import type { Refusal } from "./refusal.ts";
import { isRouterState } from "./router-state.ts";

/** What the guard reads of a request. */
export interface GuardedRequest {
  method?: string;
  /** The request target as sent. */
  url?: string;
  headers: IncomingHttpHeaders;
}

/** Decides on a request before anything else sees it; null lets it pass. */
type Guard = (request: GuardedRequest) => Refusal | null;

interface GuardOptions {
  /** Public origin of the site. */
  siteUrl: string;
  /** The port of the site, under which this machine may be addressed too. */
  port: number;
  /** Further values of the Host header, with the port unless it is the default one. */
  allowedHosts: readonly string[];
}

const healthPath = "/api/health";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const allowedMethods = new Set(methods);

/** Routes that check in another way who sends a request: Apple's sign-in, and mail programs. */
const crossOriginPaths = /^\/api\/(?:auth\/callback\/|(?:email-newsletter|follows\/digest)\/unsubscribe\b)/;

/**
 * Addresses of the framework for the data of pages. A write there is one that no page sends, which
 * Next.js may answer with an error of its own.
 */
const pageDataPath = /^(?!\/api\/)[^?]*\.rsc(?:\?|$)/;

/** Targets that need no closer look: no escape, no dot segment, no second slash at the start. */
const plainTarget = /^\/(?!\/)(?:[\w\-~=&+,:@!$'()*;/]|\.(?![./?]|$))*(?:\?[\w\-.~/=&+,:@!$'()*;]*)?$/;

/**
 * Parameters of an address; pages read some dozens at most. Next.js looks through all of them for
 * each: 20,000 of one name, which fit into the limit of the headers, would take it a minute.
 */
const maxParameters = 500;

/**
 * Cookies of a request; browsers keep at most 180 of a site. Next.js writes those of its answer
 * anew for each of them: 8,000 would take it 40 seconds.
 */
const maxCookies = 200;

/** Where the page of a soft navigation is, as Next.js writes it. */
const routerStateHeader = "next-router-state-tree";

/**
 * Characters of the path of a target. No page has more than some hundreds, and what reads a path
 * behind the edge may take more than linear time.
 */
const maxPathLength = 2000;

/** Line breaks and the like, which no address of the site has: `.` of expressions stops there. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant
const controlCharacter = /[\0-\x1f\x7f\u2028\u2029]/;

/**
 * Characters of a header: as long as the longest address of a page that browsers name. Those with a
 * limit of their own are no part of it.
 */
const maxHeaderLength = 4096;
const longHeaders: ReadonlySet<string> = new Set(["cookie", routerStateHeader]);

/**
 * Creates the guard of a site: known methods (405), origin-form targets with a path that decodes
 * without control characters and with a few parameters (400), no body where one has no meaning
 * (400), a state of the router that Next.js can read (400), cookies and headers as browsers send
 * them (431), a `Connection` header that can be read to its end, because Next.js must not see what
 * it names (431), hosts of this site (421), no unsafe request from a page of another site (403) or
 * to the data of a page (404), and no announced body above the limit (413). A site without a public
 * address is also answered under the private addresses of its machine, so that it can be tried out
 * on a phone.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-misdirected-request
 */
export function createGuard({ siteUrl, port, allowedHosts }: GuardOptions): Guard {
  const { protocol, hostname, host: siteHost } = new URL(siteUrl);
  const hosts = new Set([siteHost, ...listLocalHosts(port), ...allowedHosts.map((host) => host.toLowerCase())]);
  const isKnownHost = (host: string) => hosts.has(host) || (hostname === "localhost" && isPrivateHost(host, port));
  return ({ method = "", url = "", headers }) => {
    if (!allowedMethods.has(method)) return { status: 405, headers: { allow: methods.join(", ") } };
    if (!isValidTarget(url) || hasTooManyParameters(url)) return { status: 400 };
    if ((method === "GET" || method === "HEAD") && hasBody({ headers })) return { status: 400 };
    const { host = "", cookie = "", connection = "", [routerStateHeader]: routerState } = headers;
    if (routerState !== undefined && !isRouterState(String(routerState))) return { status: 400 };
    if (connection.length > maxListLength || hasTooManyCookies(cookie) || hasLongHeader(headers)) {
      return { status: 431 };
    }
    if (!isKnownHost(host.toLowerCase()) && !isHealthCheck(url)) return { status: 421 };
    if (isSafeMethod(method)) return null;
    const isForeign = isFromOtherSite(toReadable(headers), [siteUrl, `${protocol}//${host}`]);
    if (isForeign && !crossOriginPaths.test(url)) return { status: 403 };
    if (pageDataPath.test(url)) return { status: 404 };
    if (Number(headers["content-length"] ?? 0) > getMaxBodyBytes(url)) return { status: 413 };
    return null;
  };
}

/** The headers of Node.js for functions that read those of the Fetch standard. */
function toReadable(headers: IncomingHttpHeaders): Pick<Headers, "get"> {
  return { get: (name) => (headers[name] === undefined ? null : String(headers[name])) };
}

/** Load balancers ask for the health by address. */
export function isHealthCheck(url: string): boolean {
  return url === healthPath || url === `${healthPath}/`;
}

function listLocalHosts(port: number): string[] {
  return ["localhost", "127.0.0.1", "[::1]"].flatMap((name) =>
    port === 80 ? [name, `${name}:80`] : [`${name}:${port}`],
  );
}

/** Whether a host is an address of a private network with the port of the site. */
function isPrivateHost(host: string, port: number): boolean {
  const suffix = port === 80 ? "" : `:${port}`;
  return host.endsWith(suffix) && isPrivateAddress(host.slice(0, host.length - suffix.length).replace(/^\[|\]$/g, ""));
}

function hasTooManyParameters(url: string): boolean {
  return url.split("&", maxParameters + 1).length > maxParameters;
}

function hasTooManyCookies(cookie: string): boolean {
  return cookie.split(";", maxCookies + 1).length > maxCookies;
}

function hasLongHeader(headers: IncomingHttpHeaders): boolean {
  return Object.entries(headers).some(
    ([name, value]) => (value?.length ?? 0) > maxHeaderLength && !longHeaders.has(name),
  );
}

function isValidTarget(url: string): boolean {
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  if (path.length > maxPathLength) return false;
  if (plainTarget.test(url)) return true;
  // "//host" and "/\host" would become a link to another host, and so would "/..//host". Next.js
  // drops a fragment, by which one page would have many keys.
  if (!/^\/(?![/\\])[^#]*$/.test(path) || /[/\\]\.{1,2}(?:[/\\]|$)/.test(path)) return false;
  try {
    return !controlCharacter.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
