/**
 * An address somebody brought along, if it leads to a page of this site: percent-encoded and without a host, fit for a Location header.
 * Null for everything else, however it is disguised.
 */
export function localPath(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 500 || !/^\/(?![/\\])[^\\\p{Cc}\p{Cs}]*$/u.test(value)) return null;
  const here = "http://site.invalid";
  const { origin, pathname, search, hash } = new URL(value, here);
  return origin === here && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : null;
}
