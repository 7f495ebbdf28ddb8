import type { PagePattern, PageType } from "#lib/platform/browser/page-types.ts";

/** The type of the page at this path. */
export function getPageType(path: string, patterns: readonly PagePattern[]): PageType {
  const pathSegments = path.split("/");
  const matches = ([pattern]: PagePattern) => {
    const segments = pattern.split("/");
    return (
      segments.length === pathSegments.length && segments.every((part, at) => part === "*" || part === pathSegments[at])
    );
  };
  return patterns.find(matches)?.[1] ?? "unknown";
}
