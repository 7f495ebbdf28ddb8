import { normalizeUnicode } from "#lib/platform/text/normalize-unicode.ts";

const maxLength = 80;

/**
 * Reads the search of a list at the desk.
 *
 * @returns the text, and the address of a page of what it finds
 */
export function readDeskSearch(path: string, value: string | string[] | undefined) {
  const search = normalizeUnicode(typeof value === "string" ? value : "")
    .trim()
    .slice(0, maxLength);
  const hrefOf = (page: number) => {
    const query = new URLSearchParams();
    if (search) query.set("search", search);
    if (page > 1) query.set("page", String(page));
    return query.size > 0 ? `${path}?${query}` : path;
  };
  // PostgreSQL stores no NUL.
  return { search: search.includes("\u0000") ? "" : search, hrefOf };
}
