import type { ModuleData } from "#lib/platform/db/tables/feeds.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";

/** What a module is called on the page; null for modules without a heading of their own. */
export function getModuleHeading(data: ModuleData): Localized | null {
  if ("heading" in data) return data.heading;
  return data.type === "recipe" ? data.overline : null;
}
