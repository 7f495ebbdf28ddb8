import "server-only";
import { announceChange } from "#lib/platform/routing/announce-change.ts";
import type { SlugRoute } from "#lib/platform/routing/routing.ts";
import type { ImportReport } from "../problem.ts";
import { type ImportedPages, listImportedPages } from "./imported-pages-queries.ts";

/**
 * Tells the processes of the site what an import has changed, from a command that is none of them.
 * Loads without Next, which commands do not have.
 */
export async function announceImport(report: ImportReport): Promise<void> {
  const pages = await listImportedPages(report);
  if (!pages) return;
  for (const [route, slugs] of slugsByRoute(pages)) await announceChange("slugs", slugs, route);
  await announceChange("tags", pages.tags);
}

/** Slugs that are looked up anew, by the route of their pages. */
export function slugsByRoute({ itemSlugs, userSlugs, otherSlugs }: ImportedPages): [SlugRoute, string[]][] {
  return [
    ["/recipes/[slug]", itemSlugs],
    ["/stories/[slug]", itemSlugs],
    ["/users/[slug]", userSlugs],
    ["/categories/[slug]", otherSlugs.category],
    ["/stories/categories/[slug]", otherSlugs.category],
    ["/tags/[slug]", otherSlugs.tag],
    ["/ingredients/[slug]", otherSlugs.ingredient],
  ];
}
