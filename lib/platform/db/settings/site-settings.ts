import "server-only";
import { type SiteSettings, setSiteSettings } from "#lib/platform/config/site-settings.ts";
import { db } from "#lib/platform/db/client.ts";
import { siteSettings } from "#lib/platform/db/tables/company/site-settings.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

/** What admins have set, with the version of the next change; nothing is version 0. */
export async function readSiteSettings(
  tx: Transaction | typeof db = db,
): Promise<{ settings: SiteSettings; version: number }> {
  const [row] = await tx.select({ settings: siteSettings.settings, version: siteSettings.version }).from(siteSettings);
  return row ?? { settings: {}, version: 0 };
}

/** Makes this process use the stored settings: at its start, and after each change. */
export async function loadSiteSettings(): Promise<void> {
  setSiteSettings((await readSiteSettings()).settings);
}
