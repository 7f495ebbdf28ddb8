import { useLocale, useTranslations } from "next-intl";
import { BannerDismiss } from "#components/layout/banner/banner-dismiss.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { InstallButton } from "#components/ui/install-button.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { NewTabLink } from "#components/ui/navigation/new-tab-link.tsx";
import { site } from "#lib/platform/config/site.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";

/**
 * One line about the app. A page hides it with `data-app-banner="off"` on any element, a reader by
 * closing it or by installing the app.
 */
export function AppBanner() {
  const t = useTranslations("layout.banner");
  return (
    <aside aria-label={t("label")} className="app-banner bg-primary-deep text-sm text-white print:hidden">
      <div className="wrap flex min-h-13 items-center gap-3 sm:gap-4">
        <Icon name="smartphone" className="max-[22rem]:hidden" />
        <p className="leading-tight">{t("text")}</p>
        <InstallLink externalUrls={site.external.app}>{t("install")}</InstallLink>
        <BannerDismiss label={t("dismiss")}>
          <Icon name="x" />
        </BannerDismiss>
      </div>
    </aside>
  );
}

function InstallLink({ externalUrls, children }: { externalUrls: Localized | null; children: string }) {
  const locale = useLocale();
  const t = useTranslations("layout.page");
  const banner = useTranslations("layout.banner");
  const className = "inline-flex min-h-11 items-center font-strong underline";
  if (!externalUrls) {
    return (
      <InstallButton label={children} startedMessage={banner("started")} className={className}>
        <Link href={address(locale, "/our-app")} className={className}>
          {children}
        </Link>
      </InstallButton>
    );
  }
  return (
    <NewTabLink href={externalUrls[locale]} hint={t("newTab")} className={className}>
      {children}
    </NewTabLink>
  );
}
