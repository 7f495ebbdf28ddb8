import "server-only";
import { RecipeImportError } from "../errors.ts";
import { pageLimits } from "../limits.ts";
import { type AddressPolicy, parsePageAddress, publicAddressPolicy } from "./address-policy.ts";
import { decodeHtml, parseHtmlType } from "./decode-html.ts";
import { type FetchContext, getWithRedirects } from "./http-get.ts";
import { readBody } from "./read-body.ts";
import { type ResolveHost, resolveHost } from "./resolve-host.ts";
import { createRobotsCheck } from "./robots.ts";

/** What tests replace. */
export interface FetchOptions {
  policy?: AddressPolicy;
  resolve?: ResolveHost;
  timeoutMs?: number;
}

/** A page and the address it was read from, after redirects and without a fragment. */
export interface RecipePage {
  url: string;
  html: string;
}

/**
 * Fetches a public HTML page within `pageLimits`, if robots.txt allows it.
 *
 * @param address as typed by the user: http or https, default port, no credentials
 * @throws {RecipeImportError} every code except `noRecipe`
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export async function fetchRecipePage(address: string, options: FetchOptions = {}): Promise<RecipePage> {
  const { policy = publicAddressPolicy, resolve = resolveHost, timeoutMs = pageLimits.timeoutMs } = options;
  const requested = parsePageAddress(address, policy);
  const context: FetchContext = { policy, resolve, signal: AbortSignal.timeout(timeoutMs) };
  const { url, response } = await getWithRedirects(requested, context, createRobotsCheck(context));
  try {
    checkStatus(response.statusCode);
    const type = parseHtmlType(response.headers["content-type"]);
    const { bytes, isTruncated } = await readBody(response, pageLimits.bytes, context.signal);
    if (isTruncated) throw new RecipeImportError("tooLarge");
    return { url: url.href, html: decodeHtml(bytes, type) };
  } finally {
    response.destroy();
  }
}

function checkStatus(status = 0): void {
  if (status === 404 || status === 410) throw new RecipeImportError("notFound");
  if (status !== 200) throw new RecipeImportError("unreachable");
}
