import "server-only";
import { cacheTags, revalidateTags } from "#lib/cache/cache.ts";
import { loadSiteSettings } from "#lib/db/site-settings.ts";

/** Makes all pages show the stored settings, here and in the other processes. */
export async function revalidateSite(): Promise<void> {
  await loadSiteSettings();
  revalidateTags(cacheTags.site);
}
