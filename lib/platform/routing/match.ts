import type { Locale } from "#lib/platform/i18n/locales.ts";
import { pathnames, type Route } from "./routing.ts";

export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
}

interface Pattern {
  route: Route;
  segments: string[];
}

// Static routes come first, so that /recipes/community is not a recipe with the slug "community".
const dynamicParts = (pattern: Pattern) => pattern.segments.filter((segment) => segment.startsWith("[")).length;

function buildPatterns(locale: Locale): Pattern[] {
  return Object.entries(pathnames)
    .map(([route, words]): Pattern => ({ route: route as Route, segments: splitPath(words[locale]) }))
    .sort((a, b) => dynamicParts(a) - dynamicParts(b));
}

const patterns: Record<Locale, Pattern[]> = { de: buildPatterns("de"), en: buildPatterns("en") };

/** Segments of a path; empty ones are dropped. */
export function splitPath(path: string): string[] {
  return path.split("/").filter(Boolean);
}

/** The route that path segments (without the language) name in the words of `locale`, or null. */
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
