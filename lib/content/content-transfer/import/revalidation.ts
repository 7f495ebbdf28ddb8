import "server-only";
import { cacheTags, revalidateTags } from "#lib/platform/cache/cache.ts";
import { loadSiteSettings } from "#lib/platform/db/settings/site-settings.ts";
import { invalidateSlugs } from "#lib/platform/routing/slugs.ts";
import type { ImportReport } from "../problem.ts";
import { slugsByRoute } from "./announce-import.ts";
import { listImportedPages } from "./imported-pages-queries.ts";

/** Renders every page anew that an import has changed; in actions and route handlers. */
export async function revalidateImport(report: ImportReport): Promise<void> {
  const pages = await listImportedPages(report);
  if (!pages) return;
  for (const [route, slugs] of slugsByRoute(pages)) invalidateSlugs(route, slugs);
  if (pages.tags.includes(cacheTags.site)) await loadSiteSettings();
  revalidateTags(...pages.tags);
}
