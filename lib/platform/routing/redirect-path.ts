import { normalizeUnicode } from "#lib/platform/text/normalize-unicode.ts";

/** The form in which paths of redirects are stored: without a slash at the end. */
export function normalizePath(path: string): string {
  return normalizeUnicode(path).replace(/(?<!\/)\/+$/, "");
}
