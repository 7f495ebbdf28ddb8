/**
 * In characters. A redirect repeats the query in a header, and proxies limit headers to about 8 KB.
 */
const maxQueryLength = 6000;
/** Maximum of characters of a name or value; no field of the site takes more. */
const maxPartLength = 200;

/** Truncates a query and each of its values; null when it is short enough. */
export function truncateQuery(query: string): string | null {
  if (query.length <= maxQueryLength) return null;
  let truncated = "";
  for (const [name, value] of new URLSearchParams(query)) {
    const part = new URLSearchParams([[truncate(name), truncate(value)]]).toString();
    const extended = truncated === "" ? part : `${truncated}&${part}`;
    if (extended.length > maxQueryLength) break;
    truncated = extended;
  }
  return truncated;
}

function truncate(text: string): string {
  return [...text].slice(0, maxPartLength).join("");
}
