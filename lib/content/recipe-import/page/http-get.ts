import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { env } from "#lib/platform/config/env.ts";
import { RecipeImportError } from "../errors.ts";
import { pageLimits } from "../limits.ts";
import { type AddressPolicy, parsePageAddress } from "./address-policy.ts";
import { createGuardedLookup, type ResolveHost } from "./resolve-host.ts";

/** One import: its rules, and the end of its time. */
export interface FetchContext {
  policy: AddressPolicy;
  resolve: ResolveHost;
  signal: AbortSignal;
}

/** The name that robots.txt files know this site by: RFC 9309, 2.2.1. */
export const robotsToken = "TischleinBot";

/**
 * Requests an address and follows redirects, each checked like the first address. Sends neither
 * cookies nor a referrer. The caller reads or destroys the body.
 *
 * @param beforeRequest called with each address before it is requested
 * @throws {RecipeImportError} `invalidAddress`, `privateAddress`, `timedOut`, `unreachable`
 */
export async function getWithRedirects(
  url: URL,
  context: FetchContext,
  beforeRequest?: (url: URL) => Promise<void>,
): Promise<{ url: URL; response: IncomingMessage }> {
  let current = url;
  for (let redirects = 0; redirects <= pageLimits.redirects; redirects += 1) {
    await beforeRequest?.(current);
    const response = await get(current, context);
    const { statusCode = 0, headers } = response;
    if (![301, 302, 303, 307, 308].includes(statusCode)) return { url: current, response };
    response.destroy();
    if (headers.location === undefined) break;
    current = parsePageAddress(headers.location, context.policy, current);
  }
  throw new RecipeImportError("unreachable");
}

function get(url: URL, { policy, resolve, signal }: FetchContext): Promise<IncomingMessage> {
  const { request } = url.protocol === "https:" ? https : http;
  const { promise, resolve: fulfil, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, {
    // A connection of its own, without a proxy of the environment, which would resolve again.
    agent: false,
    lookup: createGuardedLookup(policy, resolve, signal),
    signal,
    headers: {
      accept: "text/html, application/xhtml+xml;q=0.9, text/plain;q=0.5",
      "accept-encoding": "gzip, br",
      "user-agent": `${robotsToken}/1.0 (+${env.SITE_URL})`,
    },
  })
    .on("response", fulfil)
    .on("error", (error) => reject(toImportError(error, signal)))
    // A server that switches protocols ends the request without a response and without an error.
    .on("close", () => reject(new RecipeImportError("unreachable")))
    .end();
  return promise;
}

/** The error of a failed connection as the one its caller reports. */
export function toImportError(error: unknown, signal: AbortSignal): RecipeImportError {
  if (error instanceof RecipeImportError) return error;
  return new RecipeImportError(signal.aborted ? "timedOut" : "unreachable", error);
}
