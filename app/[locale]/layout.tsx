import type { Metadata, Viewport } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import "../styles/global.css";
import { AdPlace } from "#app/[locale]/ad-place.tsx";
import { AfterLoad } from "#app/[locale]/after-load/after-load.tsx";
import { getAfterLoadProps } from "#app/[locale]/after-load/after-load-props.tsx";
import { AdInitScript } from "#components/business/ads/ad-init-script.tsx";
import { AdStyles } from "#components/business/ads/ad-styles.tsx";
import { NewsletterSignup } from "#components/business/newsletters/newsletter-signup.tsx";
import { SiteTimers } from "#components/content/recipes/timers/site-timers.tsx";
import { SaveProvider } from "#components/kitchen/cookbooks/save/save-provider.tsx";
import { ListLink } from "#components/kitchen/shopping-lists/list-link.tsx";
import { AppBanner } from "#components/layout/banner/app-banner.tsx";
import { ErrorMessagesProvider } from "#components/layout/errors/error-messages.tsx";
import { SiteFooter } from "#components/layout/footer/site-footer.tsx";
import { MenuLanguages, MenuTools } from "#components/layout/header/menu-tools.tsx";
import { SiteHeader } from "#components/layout/header/site-header.tsx";
import { InitScript } from "#components/layout/init-script.tsx";
import { LinkNavigation } from "#components/layout/link-navigation.tsx";
import { ScrollRestoration } from "#components/layout/scroll/scroll-restoration.tsx";
import { TranslationGuard } from "#components/layout/translation/translation-guard.tsx";
import { AccountNav, MobileAccountNav } from "#components/people/accounts/account-nav.tsx";
import { LikesProvider } from "#components/people/likes/likes-provider.tsx";
import { PartBoundaries, PartBoundary } from "#components/ui/errors/part-boundary.tsx";
import { getMenu } from "#lib/content/menus/queries.ts";
import { listWrittenPages } from "#lib/content/stories/queries.ts";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { env } from "#lib/platform/config/env.ts";
import { site } from "#lib/platform/config/site.ts";
import { getSiteSettings } from "#lib/platform/config/site-settings.ts";
import { localesAttribute } from "#lib/platform/i18n/active-locales.ts";
import { defaultLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { listSiteIcons } from "#lib/platform/share-images/site-icon.tsx";
import { toRootStyle } from "#lib/platform/site-settings/palette.ts";
// Imported here, these components are in the file of the layout instead of three small files:
// nearly every page has like and save buttons and an error page, the home page has videos.
import "#components/kitchen/cookbooks/save/save-button.tsx";
import "#components/people/likes/like-button.tsx";
import "#components/ui/dialogs/video-modal.tsx";
import "./error.tsx";

export const revalidate = 600;

/** No page is rendered at build time: the build has no database. */
export function generateStaticParams() {
  return [];
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fcfcfd" },
    { media: "(prefers-color-scheme: dark)", color: "#10141f" },
  ],
};

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("layout.meta")]);
  return {
    metadataBase: new URL(env.SITE_URL),
    manifest: locale === defaultLocale ? "/manifest.webmanifest" : `/manifest.webmanifest?lang=${locale}`,
    applicationName: site.name,
    icons: listSiteIcons(),
    title: { default: `${t("title")} | ${site.name}`, template: `%s | ${site.name}` },
    description: t("description"),
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const [menu, writtenPages, t, errors] = await Promise.all([
    getMenu(locale),
    listWrittenPages(locale),
    getTranslations("layout.page"),
    getErrorMessages(),
  ]);
  const afterLoad = await getAfterLoadProps(locale, menu);
  await markSitePage();
  const colors = getSiteSettings().colors;
  return (
    // Inline scripts set attributes of this element before React hydrates.
    <html
      lang={locale}
      {...localesAttribute()}
      style={colors ? toRootStyle(colors) : undefined}
      suppressHydrationWarning
    >
      <body>
        <FeedLinks locale={locale} />
        <InitScript />
        {afterLoad.ads && (
          <>
            <AdInitScript hasAdManager={afterLoad.ads.adManager !== null} />
            <AdStyles />
          </>
        )}
        <a
          href="#content"
          className="skip-link absolute -top-20 left-4 z-skip rounded-2 bg-ink px-4 py-3 text-page focus:top-3"
        >
          {t("skip")}
        </a>
        {(site.external.app || writtenPages.includes("our-app")) && (
          <PartBoundary>
            <AppBanner />
          </PartBoundary>
        )}
        <SiteHeader
          menu={menu}
          accountNav={<AccountNav />}
          shoppingListLink={<ListLink />}
          menuFooter={
            <>
              <MenuTools />
              <MobileAccountNav />
              <MenuLanguages />
            </>
          }
        />
        <AdPlace name="wallpaper_pixel" />
        <AdPlace name="header" />
        <AdPlace name="sidebar_left" />
        <main id="content" tabIndex={-1} className="outline-none">
          <ErrorMessagesProvider messages={errors}>
            <LikesProvider>
              <SaveProvider>{children}</SaveProvider>
            </LikesProvider>
          </ErrorMessagesProvider>
        </main>
        <AdPlace name="sidebar" />
        <AdPlace name="footer" />
        <SiteFooter
          newsletter={<NewsletterSignup location="footer" />}
          hasOutsideTools={afterLoad.outsideTools !== null}
          writtenPages={writtenPages}
        />
        <AdPlace name="floor_ad" />
        <AdPlace name="mobile_stickyad" />
        <PartBoundaries>
          <TranslationGuard />
          <SiteTimers />
          <ScrollRestoration />
          <LinkNavigation />
          <AfterLoad {...afterLoad} />
        </PartBoundaries>
      </body>
    </html>
  );
}

/** Has the page rendered again when the settings of the site change. */
const markSitePage = cached(
  "site",
  () => [cacheTags.site],
  async () => null,
);

/** Links for feed readers; React moves them into the head. */
async function FeedLinks({ locale }: { locale: Locale }) {
  const t = await getTranslations("rss");
  return (["recipes", "stories"] as const).map((kind) => (
    <link
      key={kind}
      rel="alternate"
      type="application/rss+xml"
      title={`${site.name} · ${t(`${kind}.title`)}`}
      href={`/feeds/${locale}/${kind}.xml`}
    />
  ));
}

async function getErrorMessages() {
  const [t, locale] = await Promise.all([getTranslations("errors.page"), getLocale()]);
  return {
    title: t("title"),
    text: t("text"),
    number: t("number"),
    retry: t("retry"),
    home: t("home"),
    homeHref: address(locale, "/"),
  };
}
