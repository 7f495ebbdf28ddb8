import { useLocale, useTranslations } from "next-intl";
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { address } from "#lib/i18n/address.ts";
import { breadcrumbList, type Crumb } from "#lib/seo/breadcrumbs.ts";

/** The way to this page, seen and as structured data. `crumbs` begin below the start page and end with the page itself. */
export function Trail({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslations("ui.breadcrumbs");
  const way = [{ title: t("home"), href: address(useLocale(), "/") }, ...crumbs];
  return (
    <div className="wrap">
      <Breadcrumbs label={t("label")} crumbs={way} />
      <JsonLd data={breadcrumbList(way)} />
    </div>
  );
}
