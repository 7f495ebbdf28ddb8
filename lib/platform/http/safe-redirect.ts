/**
 * A redirect target from user input, if it is a page of this site: percent-encoded and without a
 * host. Null for everything else.
 *
 * @see
 *   https://cheatsheetseries.owasp.org/cheatsheets/Unvalidated_Redirects_and_Forwards_Cheat_Sheet.html
 */
export function parseLocalPath(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 500 || !/^\/(?![/\\])[^\\\p{Cc}\p{Cs}]*$/u.test(value)) return null;
  const placeholderOrigin = "http://site.invalid";
  const { origin, pathname, search, hash } = new URL(value, placeholderOrigin);
  return origin === placeholderOrigin && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : null;
}
