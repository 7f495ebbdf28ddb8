import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { NoAds } from "#components/business/ads/no-ads.tsx";
import { DeskNav } from "#components/layout/desk/desk-nav.tsx";
import { hasDesk } from "#lib/platform/auth/desk-roles.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";
import { address } from "#lib/platform/routing/address.ts";
import { listDeskGroups } from "./desk-sections.ts";
import "../../styles/desk.css";

export const dynamic = "force-dynamic";

/**
 * Name and navigation of the desk. Each page checks the role itself, because a soft
 * navigation does not render the layout again.
 */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const user = await getSessionUser();
  if (!user || !hasDesk(user.newType)) return children;
  const [locale, t] = await Promise.all([getLocale(), getTranslations("desk")]);
  const toCount = (count: number) =>
    count > 0 ? { text: formatNumber(count, locale), label: t("open", { count }) } : null;
  const groups = await Promise.all(
    listDeskGroups(user.newType).map(async ({ key, sections }) => {
      const counts = await Promise.all(sections.map(async ({ countOpen }) => (await countOpen?.()) ?? 0));
      return {
        label: t(`groups.${key}`),
        count: toCount(counts.reduce((sum, count) => sum + count, 0)),
        sections: sections.map(({ key, route }, index) => ({
          segment: route === "/desk" ? null : route.replace("/desk/", ""),
          href: address(locale, route),
          label: t(`sections.${key}`),
          count: toCount(counts[index] ?? 0),
        })),
      };
    }),
  );
  return (
    <div className="wrap">
      <p className="pt-6 font-serif text-xl">{t("title")}</p>
      <DeskNav label={t("nav")} groups={groups} />
      <div className="pt-8">{children}</div>
      <NoAds />
    </div>
  );
}
