import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { isPrivateAddress } from "#lib/platform/http/client-ip.ts";
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

/** Headers that ask for a part or for a change; a page is always asked for as a whole. */
const conditionHeaders = ["if-none-match", "if-modified-since", "if-match", "if-unmodified-since", "if-range", "range"];

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
  const { host, protocol } = new URL(siteUrl);
  const named = (headers.connection ?? "").toLowerCase().split(/[\s,]+/);
  const dropped = new Set([...connectionHeaders, ...named]);
  const forwarded: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !dropped.has(name) && !reservedHeader.test(name)) forwarded[name] = value;
  }
  if (!isSafeMethod(method)) delete forwarded[navigationHeader];
  if (headers.origin === `${protocol}//${headers.host}`) forwarded.origin = siteUrl;
  const path = isPrivateAddress(peer) ? [headers["x-forwarded-for"], peer] : [peer];
  return {
    ...forwarded,
    host,
    "x-forwarded-for": path.filter(Boolean).join(", "),
    "x-forwarded-host": host,
    "x-forwarded-proto": protocol.slice(0, -1),
  };
}

/** The headers of a request for a whole page, uncompressed. */
export function forwardPageHeaders(headers: IncomingHttpHeaders, options: ForwardedOptions): OutgoingHttpHeaders {
  const forwarded = forwardHeaders(headers, options);
  for (const name of conditionHeaders) delete forwarded[name];
  return forwarded;
}

/** The same headers without what belongs to one reader. */
export function omitReader(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { cookie: _, "user-agent": __, "accept-language": ___, referer: ____, ...rest } = headers;
  return { ...rest, "x-forwarded-for": "127.0.0.1" };
}
