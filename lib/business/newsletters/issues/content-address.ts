import { isLocale } from "#lib/platform/i18n/locales.ts";
import { matchRoute, splitPath } from "#lib/platform/routing/match.ts";

/** A recipe or story as an editor names it; without a type for a slug alone. */
export interface ContentAddress {
  slug: string;
  type: "recipe" | "article" | null;
}

/**
 * Parses the address of a recipe or story: absolute, site-relative, or its slug alone. Query and
 * fragment are left out.
 *
 * @returns null for anything else
 */
export function parseContentAddress(written: string): ContentAddress | null {
  const segments = splitPath(written.replace(/^https?:\/\/[^/]*/i, "").replace(/[?#].*/s, "")).map(decodeSegment);
  const [first = "", ...rest] = segments;
  if (rest.length === 0) return isSlug(first) && !/^https?:/i.test(written) ? { slug: first, type: null } : null;
  const match = isLocale(first) ? (matchRoute("de", rest) ?? matchRoute("en", rest)) : null;
  const slug = match?.params.slug ?? "";
  if (!isSlug(slug)) return null;
  if (match?.route === "/recipes/[slug]") return { slug, type: "recipe" };
  return match?.route === "/stories/[slug]" ? { slug, type: "article" } : null;
}

const isSlug = (segment: string) => /^[\p{L}\p{N}-]{1,250}$/u.test(segment);

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return "";
  }
}

/** Most recipes and stories of an issue. */
export const maxIssueItems = 20;

/** The addresses in a text, one a line. */
export function splitAddresses(text: string): string[] {
  return text
    .split(/\s+/)
    .map((line) => line.trim())
    .filter(Boolean);
}
