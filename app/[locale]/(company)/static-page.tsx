import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { loadStoryEmbeds } from "#app/[locale]/stories/[slug]/story-embeds.tsx";
import { StoryBody } from "#components/content/stories/story-body.tsx";
import { TableOfContents } from "#components/content/stories/table-of-contents.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import { fillBodyPlaceholders } from "#lib/content/stories/placeholders.ts";
import { getStaticPage } from "#lib/content/stories/queries.ts";
import { listContents } from "#lib/content/stories/table-of-contents.ts";
import { site } from "#lib/platform/config/site.ts";
import { isLegalPage, type PageKey } from "#lib/platform/db/tables/items.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";
import { toMailLink } from "#lib/platform/text/mail-link.ts";

interface StaticPageProps {
  pageKey: PageKey;
  /** Shows the date of the last change; legal texts need it. */
  isDated?: boolean;
  /** Content between the introduction and the text. */
  lead?: ReactNode;
  /** Content below the text. */
  children?: ReactNode;
}

export async function staticPageMetadata(pageKey: PageKey): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("layout.meta")]);
  const page = await getStaticPage(locale, pageKey);
  if (!page) {
    if (!isLegalPage(pageKey)) return {};
    return { title: (await getTranslations("layout.footer"))(pageKey), robots: { index: false } };
  }
  return pageMetadata({
    locale,
    title: page.metaTitle ?? page.title,
    description: page.metaDescription ?? page.summary,
    fallback: t("description"),
    alternates: addresses(`/${pageKey}`),
  });
}

/** A page of the company: a story of type static_page, with facts of the brand filled in. */
export async function StaticPage({ pageKey, isDated = false, lead, children }: StaticPageProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("stories.staticPage")]);
  const page = await getStaticPage(locale, pageKey);
  if (!page) return <UnwrittenPage pageKey={pageKey} />;
  const body = fillBodyPlaceholders(page.body, t("unset"));
  const contents = listContents(body);
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: page.title, href: address(locale, `/${pageKey}`) }]} />
      <article className="mx-auto w-[min(100%-2*var(--gutter),var(--page-read))]">
        <h1 className="mt-4 text-3xl leading-tight">{hyphenate(page.title, locale)}</h1>
        <p className="standfirst mt-3">{page.summary}</p>
        {isDated && (
          <p className="mt-3 text-ink-3 text-sm">
            {t("asOf")} <time dateTime={page.updatedAt.slice(0, 10)}>{formatLongDate(page.updatedAt, locale)}</time>
          </p>
        )}
        {page.picture && (
          <span className="photo gingham gingham-pale mt-8 aspect-video">
            <Picture picture={page.picture} variant="story" priority />
          </span>
        )}
        {lead}
        {contents.length > 0 && <TableOfContents entries={contents} />}
        <StoryBody
          body={body}
          media={page.media}
          {...(await loadStoryEmbeds(locale, page.body))}
          hasContents={contents.length > 0}
        />
      </article>
      {children}
    </>
  );
}

/** Forms, emails and the footer link to legal pages, also before editors have published them. */
async function UnwrittenPage({ pageKey }: { pageKey: PageKey }) {
  if (!isLegalPage(pageKey)) notFound();
  const t = await getTranslations("stories.staticPage");
  const title = (await getTranslations("layout.footer"))(pageKey);
  return (
    <div className="mx-auto w-[min(100%-2*var(--gutter),var(--page-read))]">
      <h1 className="mt-4 text-3xl leading-tight">{title}</h1>
      <p className="standfirst mt-3">{t("unwritten")}</p>
      <p className="mt-6">
        <a href={toMailLink(site.mail)} className="underline">
          {site.mail}
        </a>
      </p>
    </div>
  );
}
