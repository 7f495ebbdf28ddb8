import "server-only";
import { readSiteSettings } from "#lib/platform/db/settings/site-settings.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type StoredEntry, withoutNulls } from "./stored-entry.ts";

/** The settings of the site, also when admins have set none. */
export async function listSite(tx: Transaction): Promise<StoredEntry[]> {
  const { settings } = await readSiteSettings(tx);
  return [{ id: "site", entry: { key: "site", ...withoutNulls(settings) } }];
}
