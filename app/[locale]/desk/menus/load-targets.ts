import { getLocale, getTranslations } from "next-intl/server";
import { listTargets } from "#lib/content/menus/desk/desk-queries.ts";
import type { TargetOption } from "#lib/content/menus/desk/edited-groups.ts";
import { linkedRoutes } from "#lib/platform/routing/linked-routes.ts";

/** Lists what links of the menu can lead to, except recipes and stories, which are searched. */
export async function loadTargets(): Promise<TargetOption[]> {
  const locale = await getLocale();
  const [de, en, targets] = await Promise.all([
    getTranslations({ locale: "de", namespace: "feeds.desk.routes" }),
    getTranslations({ locale: "en", namespace: "feeds.desk.routes" }),
    listTargets(locale),
  ]);
  const keys = Object.keys(linkedRoutes) as (keyof typeof linkedRoutes)[];
  const pages = keys.map((key): TargetOption => {
    const title = { de: de(key), en: en(key) };
    return { target: `route:${linkedRoutes[key]}`, name: title[locale], title };
  });
  return [...pages, ...targets];
}
