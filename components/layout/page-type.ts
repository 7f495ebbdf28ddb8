import type { PagePattern, PageType } from "#lib/page-types.ts";

/** The type of the page at this path. */
export function pageTypeOf(path: string, patterns: readonly PagePattern[]): PageType {
  const parts = path.split("/");
  const fits = ([pattern]: PagePattern) => {
    const wanted = pattern.split("/");
    return wanted.length === parts.length && wanted.every((part, at) => part === "*" || part === parts[at]);
  };
  return patterns.find(fits)?.[1] ?? "unknown";
}
