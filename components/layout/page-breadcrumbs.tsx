import { useLocale, useTranslations } from "next-intl";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { Breadcrumbs } from "#components/ui/navigation/breadcrumbs.tsx";
import { address } from "#lib/platform/routing/address.ts";
import { type Breadcrumb, breadcrumbList } from "#lib/platform/seo/breadcrumbs.ts";

/**
 * Breadcrumbs and their structured data. `crumbs` begin below the home page and end with the page
 * itself.
 */
export function PageBreadcrumbs({ crumbs }: { crumbs: Breadcrumb[] }) {
  const t = useTranslations("ui.breadcrumbs");
  const allCrumbs = [{ title: t("home"), href: address(useLocale(), "/") }, ...crumbs];
  return (
    <div className="wrap">
      <Breadcrumbs label={t("label")} crumbs={allCrumbs} />
      <JsonLd data={breadcrumbList(allCrumbs)} />
    </div>
  );
}
