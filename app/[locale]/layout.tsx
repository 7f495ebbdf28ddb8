import type { Metadata, Viewport } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { type ReactNode, Suspense } from "react";
import "../globals.css";
import { AccountCorner, MenuWayIn } from "#components/accounts/account-corner.tsx";
import { AccountWindows } from "#components/accounts/account-windows.tsx";
import { SessionWatch } from "#components/accounts/session-watch.tsx";
import { SaveHost } from "#components/cookbooks/save-host.tsx";
import { FeedbackModal } from "#components/feedbacks/feedback-modal.tsx";
import { feedbackModal } from "#components/feedbacks/modal-id.ts";
import { AdSlot } from "#components/layout/ad-slot.tsx";
import { AppBanner } from "#components/layout/app-banner.tsx";
import { BannerMemory } from "#components/layout/banner-memory.tsx";
import { ErrorWordsProvider } from "#components/layout/error-words.tsx";
import { HintMemory } from "#components/layout/hint-memory.tsx";
import { LinkPrefetch } from "#components/layout/link-prefetch.tsx";
import { PageViews } from "#components/layout/page-views.tsx";
import { ScrollMemory } from "#components/layout/scroll-memory.tsx";
import { SiteFooter } from "#components/layout/site-footer.tsx";
import { SiteHeader } from "#components/layout/site-header.tsx";
import { SiteSearch } from "#components/layout/site-search.tsx";
import { StoreClicks } from "#components/layout/store-clicks.tsx";
import { ThemeMemory } from "#components/layout/theme-memory.tsx";
import { Toaster } from "#components/layout/toaster.tsx";
import { LikesFrame } from "#components/likes/likes-frame.tsx";
import { NewsletterOrder } from "#components/newsletters/newsletter-order.tsx";
import { WishesKeeper } from "#components/ratings/wishes-keeper.tsx";
import { ListLink, ListLinkInMenu } from "#components/shopping-lists/list-link.tsx";
import { OnboardingWindow } from "#components/tastes/onboarding-window.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { env } from "#lib/env.ts";
import { address } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { getMenu } from "#lib/menus/queries.ts";
import { pagePatterns } from "#lib/page-types.ts";
import { site } from "#lib/site.ts";
// Nearly every page has hearts, the start page a clip, and each a way out of failure: named here, they come in the file of the layout
// instead of three small ones.
import "#components/likes/like-button.tsx";
import "#components/ui/video-modal.tsx";
import "./error.tsx";

export const revalidate = 600;

/** No page is built before it is asked for: a build needs no database. */
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
  const t = await getTranslations("layout.meta");
  return {
    metadataBase: new URL(env.SITE_URL),
    applicationName: site.name,
    title: { default: `${t("title")} | ${site.name}`, template: `%s | ${site.name}` },
    description: t("description"),
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const [menu, t, save, errors] = await Promise.all([
    getMenu(locale),
    getTranslations("layout.page"),
    getTranslations("cookbooks.saveModal"),
    errorWords(),
  ]);
  return (
    // The banner's memory and the reader's theme are written on this element before React arrives.
    <html lang={locale} suppressHydrationWarning>
      <body>
        <FeedLinks locale={locale} />
        <BannerMemory />
        <ThemeMemory />
        <HintMemory />
        <a
          href="#content"
          className="skip-link absolute -top-20 left-4 z-skip rounded-2 bg-ink px-4 py-3 text-page focus:top-3"
        >
          {t("skip")}
        </a>
        <AppBanner />
        <SiteHeader
          menu={menu}
          account={<AccountCorner />}
          shopping={<ListLink />}
          menuFoot={
            <>
              <ListLinkInMenu />
              <MenuWayIn />
            </>
          }
        />
        <AdSlot name="header" />
        <main id="content" tabIndex={-1} className="outline-none">
          <ErrorWordsProvider words={errors}>
            <LikesFrame>{children}</LikesFrame>
          </ErrorWordsProvider>
        </main>
        <AdSlot name="footer" />
        <SiteFooter feedbackModal={feedbackModal} newsletter={<NewsletterOrder location="footer" />} />
        <SiteSearch menu={menu} />
        <FeedbackModal id={feedbackModal} />
        <AccountWindows />
        <OnboardingWindow />
        <SessionWatch />
        <WishesKeeper />
        <SaveHost locale={locale} failed={save("failed")} />
        <ToastRegion />
        <ScrollMemory />
        <LinkPrefetch />
        <StoreClicks />
        {/* What stands behind the question mark is known in the browser only. */}
        <Suspense>
          <PageViews patterns={pagePatterns(locale)} />
        </Suspense>
      </body>
    </html>
  );
}

/** Where readers of feeds find ours; React moves the links into the head. */
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

async function ToastRegion() {
  const t = await getTranslations("ui.toast");
  return <Toaster label={t("label")} icons={{ success: <Icon name="check" />, error: <Icon name="circleAlert" /> }} />;
}

async function errorWords() {
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
