import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Trail } from "#components/layout/trail.tsx";
import { StoryBody } from "#components/stories/story-body.tsx";
import { Picture } from "#components/ui/picture.tsx";
import type { PageKey } from "#lib/db/tables/items.ts";
import { address, addresses } from "#lib/i18n/address.ts";
import { longDate } from "#lib/i18n/date.ts";
import { hyphenate } from "#lib/i18n/hyphenate.ts";
import { pageMetadata } from "#lib/seo/metadata.ts";
import { fillBody } from "#lib/stories/facts.ts";
import { getStaticPage } from "#lib/stories/queries.ts";
import { recipesIn } from "../stories/[slug]/recipes-in.tsx";

interface StaticPageProps {
  pageKey: PageKey;
  /** Texts others rely on say how old they are. */
  isDated?: boolean;
  /** What follows the text. */
  children?: ReactNode;
}

export async function staticPageMetadata(pageKey: PageKey): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("layout.meta")]);
  const page = await getStaticPage(locale, pageKey);
  if (!page) return {};
  return pageMetadata({
    locale,
    title: page.metaTitle ?? page.title,
    description: page.metaDescription ?? page.summary,
    fallback: t("description"),
    alternates: addresses(`/${pageKey}`),
  });
}

/** A page of the company: a story of type static_page with the brand facts filled in. */
export async function StaticPage({ pageKey, isDated = false, children }: StaticPageProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("stories.staticPage")]);
  const page = await getStaticPage(locale, pageKey);
  if (!page) notFound();
  return (
    <>
      <Trail crumbs={[{ title: page.title, href: address(locale, `/${pageKey}`) }]} />
      <article className="mx-auto w-[min(100%-2*var(--gutter),var(--page-read))]">
        <h1 className="mt-4 text-3xl leading-tight">{hyphenate(page.title, locale)}</h1>
        <p className="standfirst mt-3">{page.summary}</p>
        {isDated && (
          <p className="mt-3 text-ink-3 text-sm">
            {t("asOf")} <time dateTime={page.updatedAt.slice(0, 10)}>{longDate(page.updatedAt, locale)}</time>
          </p>
        )}
        {page.picture && (
          <span className="photo karo karo-pale mt-8 aspect-video">
            <Picture picture={page.picture} use="story" priority />
          </span>
        )}
        <StoryBody body={fillBody(page.body)} recipes={await recipesIn(locale, page.body)} />
      </article>
      {children}
    </>
  );
}
