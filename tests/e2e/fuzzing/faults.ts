import { facebookPort, openIdPort, origin } from "../support/site.ts";
import { foreignHosts, injectedHeader, marker } from "./hostile-values.ts";
import type { RawAnswer, RawRequest } from "./raw-request.ts";

const policyHeader = "content-security-policy";
const securityHeaders = [
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  policyHeader,
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
];

/** Forms of signing in and of orders lead there. */
const providerOrigins = [
  ...[openIdPort, facebookPort].map((port) => `http://127.0.0.1:${port}`),
  "https://accounts.google.com",
  "https://www.facebook.com",
  "https://appleid.apple.com",
  "https://checkout.stripe.com",
];

/** Lists what is wrong with an answer to any request. */
export function findFaults(request: RawRequest, { status, headers, body }: RawAnswer): string[] {
  // A sender that ends the connection early is answered, or not.
  if (status === 0) return request.sentShare < 1 ? [] : ["no answer"];
  // The policy of the page that the reader has stays with it.
  const expected = status === 304 ? securityHeaders.filter((name) => name !== policyHeader) : securityHeaders;
  const faults = expected.filter((name) => !headers[name]).map((name) => `without ${name}`);
  // An error of the program becomes 503, too (app/error-response-hook.ts): only the short
  // Retry-After is of a server that is busy.
  if (status >= 500 && !(status === 503 && headers["retry-after"] === "2")) faults.push(`status ${status}`);
  if (headers["x-powered-by"]) faults.push("X-Powered-By");
  if (headers[injectedHeader]) faults.push("a header of the request");
  if (headers.location !== undefined && !isOwnLocation(headers.location)) faults.push(`Location ${headers.location}`);
  if (JSON.stringify(headers).includes(foreignHosts[1])) faults.push("headers with the host of a header");
  if (/^(?:text\/html|image\/svg|application\/xhtml)/.test(headers["content-type"] ?? "")) {
    if (body.includes(marker.slice(0, 4)) || body.includes(marker.slice(1))) faults.push("reflected markup");
    if (body.includes(foreignHosts[1])) faults.push("the host of a header in the page");
  }
  if (/\n\s+at .+:\d+:\d+\)?$|\b(?:select|insert into|update) "/m.test(body)) faults.push("a stack or SQL");
  return faults;
}

function isOwnLocation(location: string): boolean {
  if (/^\/(?![/\\])/.test(location)) return !/[\t\r\n]/.test(location);
  const url = URL.parse(location);
  return url !== null && [origin, ...providerOrigins].includes(url.origin);
}
