import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { BannerDismiss } from "#components/layout/banner-dismiss.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { NewTabLink } from "#components/ui/new-tab-link.tsx";
import { address } from "#lib/i18n/address.ts";
import type { Localized } from "#lib/i18n/locales.ts";
import { site } from "#lib/site.ts";

/**
 * One line about the app. A page opts out by carrying `data-app-banner="off"` on any element; a reader by closing it, which
 * `bannerMemory` honours before anything is painted.
 */
export function AppBanner() {
  const t = useTranslations("layout.banner");
  return (
    <aside aria-label={t("label")} className="app-banner bg-kobalt-deep text-sm text-white print:hidden">
      <div className="wrap flex min-h-13 items-center gap-4">
        <Icon name="smartphone" />
        <p className="leading-tight">{t("text")}</p>
        <InstallLink outside={site.external.app}>{t("install")}</InstallLink>
        <BannerDismiss label={t("dismiss")}>
          <Icon name="x" />
        </BannerDismiss>
      </div>
    </aside>
  );
}

function InstallLink({ outside, children }: { outside: Localized | null; children: string }) {
  const locale = useLocale();
  const t = useTranslations("layout.page");
  const look = "inline-flex min-h-11 items-center font-strong underline";
  if (!outside) {
    return (
      <Link href={address(locale, "/our-app")} prefetch={false} className={look}>
        {children}
      </Link>
    );
  }
  return (
    <NewTabLink href={outside[locale]} hint={t("newTab")} className={look}>
      {children}
    </NewTabLink>
  );
}
