import fc from "fast-check";
import { origin } from "../support/site.ts";
import { foreignHosts, hostileHeaderValue, listWords } from "./hostile-values.ts";
import type { RawRequest } from "./raw-request.ts";

export type Header = RawRequest["headers"][number];

/** Headers that proxies, browsers and the framework give a meaning to. */
const headerNames = `
  host x-forwarded-host x-forwarded-proto x-forwarded-port forwarded x-real-ip x-original-url via x-rewrite-url
  x-http-method-override x-middleware-prefetch x-middleware-subrequest x-middleware-rewrite x-middleware-next
  x-middleware-override-headers x-middleware-invoke x-middleware-set-cookie x-nextjs-data x-matched-path
  x-invoke-path x-invoke-status x-invoke-error x-invoke-output x-invoke-query rsc next-router-state-tree
  next-router-prefetch next-router-segment-prefetch next-url next-action next-hmr-refresh next-resume
  x-prerender-revalidate x-next-revalidated-tags x-deployment-id purpose accept accept-encoding accept-language
  range if-range if-none-match if-match if-modified-since cookie authorization x-user-token content-type
  content-encoding origin referer user-agent te trailer expect connection upgrade cache-control pragma
  content-security-policy sec-fetch-mode
`;

const stateTree = encodeURIComponent(
  JSON.stringify(["", { children: [["locale", "de", "d", null], {}] }, null, null, 16]),
);

/** Values that these headers have in earnest, so that the code behind them is reached. */
const plausibleValues: Record<string, string[]> = {
  rsc: ["1"],
  "next-router-state-tree": [stateTree, stateTree.slice(0, 20), "[]", "%5B%5D", "%7B%7D", "null", "%ff"],
  "next-router-prefetch": ["1", "2"],
  "next-router-segment-prefetch": ["/_tree", "/_index", "/_full", "/$d$locale/__PAGE__", "/../../etc"],
  "next-url": ["/de", "/de/recipes", `//${foreignHosts[1]}`],
  range: ["bytes=0-", "bytes=0-0,-1", "bytes=-1", "bytes=99999999-", "bytes=5-2", "items=1"],
  "accept-encoding": ["gzip", "br", "identity;q=0", "*;q=0", "zstd", "br;q=2"],
  cookie: [`authjs.session-token=${"a".repeat(64)}`, "authjs.callback-url=%00", "authjs.csrf-token=a|b", "locale=xx"],
  "content-type": [
    "application/json",
    "multipart/form-data",
    "text/plain;charset=utf-16",
    "application/x-www-form-urlencoded",
  ],
  expect: ["100-continue", "200-ok"],
  connection: ["close, host", "upgrade, close", "close, x-forwarded-host"],
  upgrade: ["websocket", "h2c"],
  origin: [origin, "null", `https://${foreignHosts[1]}`],
};

const header: fc.Arbitrary<Header> = fc.constantFrom(...listWords(headerNames)).chain((name) => {
  const values = [hostileHeaderValue, ...(plausibleValues[name] ? [fc.constantFrom(...plausibleValues[name])] : [])];
  return fc.oneof(...values).map((value): Header => [name, value]);
});

/** Lengths and encodings that contradict the body or each other. */
export const conflict: fc.Arbitrary<Header[]> = fc.constantFrom<Header[]>(
  [["Content-Length", "0"]],
  [["Content-Length", "-1"]],
  [["Content-Length", "9999999999999999999999"]],
  [
    ["Content-Length", "5"],
    ["Content-Length", "6"],
  ],
  [
    ["Content-Length", "5"],
    ["Transfer-Encoding", "chunked"],
  ],
  [["Transfer-Encoding", "chunked, identity"]],
  [["Transfer-Encoding", "xchunked"]],
  [["Transfer-Encoding", "chunked"]],
  [["Transfer-Encoding ", "chunked"]],
  [["", "a"]],
  [["x y", "a"]],
  [
    ["host", "a"],
    ["host", "b"],
  ],
);

/** Headers of a client with an address of its own: limits count per address. */
export const headers = fc
  .tuple(fc.array(header, { maxLength: 4 }), fc.ipV4())
  .map(([several, ip]): Header[] => [["x-forwarded-for", ip], ...several]);
