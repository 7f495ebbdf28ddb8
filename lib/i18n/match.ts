import type { Locale } from "./locales.ts";
import { pathnames, type Route } from "./routing.ts";

export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
}

interface Pattern {
  route: Route;
  segments: string[];
}

// Fixed words before slugs, so that /recipes/community is not a recipe called "community".
const dynamicParts = (pattern: Pattern) => pattern.segments.filter((segment) => segment.startsWith("[")).length;

function patternsOf(locale: Locale): Pattern[] {
  return Object.entries(pathnames)
    .map(([route, words]): Pattern => ({ route: route as Route, segments: split(words[locale]) }))
    .sort((a, b) => dynamicParts(a) - dynamicParts(b));
}

const patterns: Record<Locale, Pattern[]> = { de: patternsOf("de"), en: patternsOf("en") };

/** The segments of a path; slashes at its ends and doubled ones count for nothing. */
export function split(path: string): string[] {
  return path.split("/").filter(Boolean);
}

/** The route these path segments (without the language) name in `locale`'s words, or null. */
export function matchRoute(locale: Locale, segments: string[]): RouteMatch | null {
  for (const { route, segments: pattern } of patterns[locale]) {
    const params = matchSegments(pattern, segments);
    if (params) return { route, params };
  }
  return null;
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [n, part] of pattern.entries()) {
    const segment = segments[n] ?? "";
    const name = /^\[(\w+)\]$/.exec(part)?.[1];
    if (name) params[name] = segment;
    else if (part !== segment) return null;
  }
  return params;
}
