import { getLocale, getTranslations } from "next-intl/server";
import { KeptPageList } from "#components/platform/offline/kept-page-list.tsx";
import { MissingPageNotice } from "#components/platform/offline/missing-page-notice.tsx";
import { StorageSection } from "#components/platform/offline/storage-section.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";

export const revalidate = 600;

export async function generateMetadata() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("offline.page")]);
  return pageMetadata({
    locale,
    title: t("title"),
    description: t("description"),
    fallback: t("description"),
    alternates: addresses("/offline"),
    isIndexed: false,
  });
}

/**
 * What opens without a connection. The service worker also shows this page in place of those that
 * do not.
 */
export default async function OfflinePage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("offline")]);
  const fixedPages = [
    { href: address(locale, "/shopping-list"), title: t("page.shoppingList") },
    { href: address(locale, "/"), title: t("page.home") },
    { href: address(locale, "/quiz"), title: t("page.quiz") },
    { href: address(locale, "/use-up"), title: t("page.useUp") },
  ];
  return (
    <div className="wrap pt-6 pb-4" data-app-banner="off">
      <MissingPageNotice
        address={address(locale, "/offline")}
        title={t("missing.title")}
        text={t("missing.text")}
        retry={t("missing.retry")}
        icon={<Icon name="circleAlert" />}
      />
      <PageHeading title={t("page.title")} intro={t("page.intro")} />
      <nav aria-label={t("page.pages")}>
        <ul className="flex flex-wrap gap-3">
          {fixedPages.map(({ href, title }) => (
            <li key={href}>
              {/* A link of the router would first wait for a response. */}
              <a href={href} className="button button-secondary">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="noscript:block mt-8 hidden">{t("kept.needsScript")}</p>
      <KeptPageList
        locale={locale}
        titles={{ saved: t("kept.saved"), seen: t("kept.seen"), results: t("kept.results") }}
        empty={
          <div className="needs-script mt-10">
            <EmptyState title={t("kept.noneTitle")} text={t("kept.none")} />
          </div>
        }
      />
      <section aria-labelledby="storage-title" className="mt-12 border-line border-t pt-6">
        <h2 id="storage-title" className="text-xl">
          {t("storage.heading")}
        </h2>
        <p className="mt-2 mb-4 max-w-measure text-ink-2">{t("storage.text")}</p>
        <StorageSection />
      </section>
    </div>
  );
}
