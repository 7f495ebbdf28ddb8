/**
 * Errors that are not reported: the network of the reader, requests that a navigation has aborted,
 * and what consent tools and ad scripts cause.
 */
export const ignoredErrors: RegExp[] = [
  /network ?error/i,
  /failed to fetch|load failed|fetch failed/i,
  /network request failed|the internet connection appears to be offline|the network connection was lost/i,
  /chunkloaderror|loading chunk|importing a module script failed|dynamically imported module/i,
  /aborterror|abort(?:ed)? (?:a|the) (?:request|user)|the (?:operation|request|user) (?:was )?aborted/i,
  /resizeobserver loop/i,
  /__tcfapi|__cmp|usercentrics|onetrust|cookiebot|didomi|consent (?:manager|tool)/i,
  /googletag|googlesyndication|doubleclick|adsbygoogle|prebid|pbjs|gpt\.js/i,
];

const reportedParts = ["message", "exception", "request", "transaction", "spans", "contexts", "extra", "tags"] as const;

/** Removes queries from all addresses of a report: they can hold tokens and search words. */
export function removeQueries<Report extends object>(report: Report): Report {
  const parts = reportedParts.filter((part) => part in report);
  const cleaned = parts.map((part) => [part, clean((report as Record<string, unknown>)[part])]);
  return { ...report, ...Object.fromEntries(cleaned) };
}

/** Removes the query from a word that is an address or a path. */
function withoutQuery(word: string): string {
  const end = word.search(/[?#]/);
  const isAddress = /^\/|https?:\/\//.test(word.slice(0, end));
  return end > 0 && isAddress ? word.slice(0, end) : word;
}

function clean(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/[^\s"']+/g, withoutQuery);
  if (Array.isArray(value)) return value.map(clean);
  if (value === null || typeof value !== "object") return value;
  const isQuery = (name: string) => /query|fragment|search|referer|cookie/i.test(name);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (isQuery(name) ? [] : [[name, clean(part)]])),
  );
}
