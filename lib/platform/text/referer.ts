/**
 * In characters. Browsers send only the origin of a page with a longer address.
 *
 * @see https://w3c.github.io/webappsec-referrer-policy/#determine-requests-referrer
 */
const maxRefererLength = 4096;

/** The page that a link was followed on; null when the browser does not say. */
export function parseReferer(headers: Pick<Headers, "get">): URL | null {
  const referer = headers.get("referer") ?? "";
  return referer.length > maxRefererLength ? null : URL.parse(referer);
}
