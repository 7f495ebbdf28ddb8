/**
 * Programs that name themselves. Others send no events, because those come from a script.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/overview-google-crawlers
 */
const botPattern =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|scrap|archiver|facebookexternalhit|curl|wget|python|java\/|go-http|okhttp|node|axios|phantom/i;

/**
 * Whether a request counts: it comes from a browser whose reader has not asked for less tracking
 * (Global Privacy Control, Do Not Track), and is not made in advance.
 *
 * @see https://www.w3.org/TR/gpc/
 */
export function isCounted(headers: Pick<Headers, "get">): boolean {
  const userAgent = headers.get("user-agent") ?? "";
  if (userAgent === "" || botPattern.test(userAgent)) return false;
  if (headers.get("sec-gpc") === "1" || headers.get("dnt") === "1") return false;
  return !/prefetch|prerender/.test(`${headers.get("sec-purpose")} ${headers.get("purpose")}`);
}
