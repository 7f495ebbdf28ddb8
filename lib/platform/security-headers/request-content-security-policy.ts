import { randomBytes } from "node:crypto";
import { initScripts } from "#lib/platform/browser/first-paint/init-scripts.ts";
import { renderPagePolicy } from "./content-security-policy.ts";
import { hashScript } from "./script-hashes.ts";

const initHashes = initScripts.map(hashScript);

/**
 * The policy of a page that is made for one request. Next.js finds the nonce in the header of the
 * request, and gives it to the scripts that it streams; the layout's own are known beforehand.
 *
 * @param isFramed whether pages of this site may show the page in a frame; for personal pages only
 * @see https://nextjs.org/docs/app/guides/content-security-policy
 */
export function renderRequestPolicy(isFramed: boolean): string {
  const policy = renderPagePolicy([`'nonce-${randomBytes(16).toString("base64")}'`, ...initHashes]);
  return isFramed ? policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") : policy;
}
