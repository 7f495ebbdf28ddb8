import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { isPrivateAddress } from "#lib/platform/http/client-ip.ts";
import { listFormHeaders } from "../cache/cache-key.ts";
import { isSafeMethod } from "../safe-methods.ts";

/** Headers about the connection to the reader; RFC 9110, 7.6.1. */
const connectionHeaders = [
  "connection",
  "keep-alive",
  "proxy-connection",
  "proxy-authorization",
  "proxy-authenticate",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
  "http2-settings",
];

/**
 * Headers that only proxies and Next.js itself may set; Next.js believes each of them. The policy
 * of a request would become the nonce of its scripts.
 */
const reservedHeader =
  /^(?:x-forwarded-.*|forwarded|x-real-ip|x-middleware-.*|x-nextjs-.*|x-matched-path|x-invoke-.*|x-now-.*|x-vercel-.*|x-original-url|x-rewrite-url|x-http-method(?:-override)?|x-method-override|next-resume|x-next-.*|content-security-policy(?:-report-only)?)$/;

/**
 * Asks for the data of a soft navigation. A server action is never sent with it; Next.js answers
 * such a POST that it cannot read with an error of its own.
 */
const navigationHeader = "rsc";

/**
 * Characters of the name of a browser. Next.js looks for robots in it with an expression that takes
 * quadratic time.
 */
const maxAgentLength = 500;

interface ForwardedOptions {
  /** GET by default. */
  method?: string | undefined;
  siteUrl: string;
  /** Address of the connected peer. */
  peer: string | undefined;
}

/**
 * The headers of a request for Next.js: those of the reader without what only proxies may say. The
 * host is always the one of the site, so that no answer repeats another, and so is the origin of
 * its pages under another name. `X-Forwarded-For` is kept from peers in private ranges, which are
 * proxies (lib/platform/http/client-ip.ts), and ends with the peer.
 */
export function forwardHeaders(
  headers: IncomingHttpHeaders,
  { method = "GET", siteUrl, peer = "" }: ForwardedOptions,
): OutgoingHttpHeaders {
  const { protocol } = new URL(siteUrl);
  const named = (headers.connection ?? "").toLowerCase().split(/[\s,]+/);
  const dropped = new Set([...connectionHeaders, ...named]);
  const forwarded: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !dropped.has(name) && !reservedHeader.test(name)) forwarded[name] = value;
  }
  if (!isSafeMethod(method)) delete forwarded[navigationHeader];
  const agent = headers["user-agent"];
  if (agent !== undefined) forwarded["user-agent"] = agent.slice(0, maxAgentLength);
  if (headers.origin === `${protocol}//${headers.host}`) forwarded.origin = siteUrl;
  const path = isPrivateAddress(peer) ? [headers["x-forwarded-for"], peer] : [peer];
  return { ...forwarded, ...describeSite(siteUrl), "x-forwarded-for": path.filter(Boolean).join(", ") };
}

/**
 * The headers of a request for a page that every reader gets: nothing of the reader who happens to
 * ask but what the key of the page names. Next.js answers with the whole page, uncompressed;
 * without a name it would send title and description after the head.
 */
export function listPageHeaders(headers: IncomingHttpHeaders, siteUrl: string): OutgoingHttpHeaders {
  const asker = { "x-forwarded-for": "127.0.0.1", "user-agent": "tischlein-edge" };
  return { ...Object.fromEntries(listFormHeaders(headers)), ...describeSite(siteUrl), ...asker };
}

/** The host is always the one of the site, so that no answer repeats another. */
function describeSite(siteUrl: string): OutgoingHttpHeaders {
  const { host, protocol } = new URL(siteUrl);
  return { host, "x-forwarded-host": host, "x-forwarded-proto": protocol.slice(0, -1) };
}
