import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { IssueHeader } from "#components/business/newsletters/archive/issue-header.tsx";
import { NewsletterPanel } from "#components/business/newsletters/newsletter-panel.tsx";
import { CardGrid } from "#components/content/cards/card-grid.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { getArchivedIssue } from "#lib/business/newsletters/issues/archive-queries.ts";
import { issueStructuredData } from "#lib/business/newsletters/issues/structured-data.ts";
import { listCardsById } from "#lib/content/cards/queries.ts";
import { address, slugAddress, slugAddresses } from "#lib/platform/routing/address.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ slug }, locale, t] = await Promise.all([params, getLocale(), getTranslations("newsletters.archive")]);
  const issue = await getArchivedIssue(locale, slug);
  if (!issue) return {};
  return pageMetadata({
    locale,
    title: issue.subject,
    description: issue.preheader || issue.intro,
    fallback: t("description"),
    alternates: slugAddresses("/newsletter/archive/[slug]", issue.slugs),
    image: { path: `/share/${locale}/newsletter/${slug}`, alt: issue.subject },
    type: "article",
    publishedAt: issue.publishedAt,
    allowsLargeImage: true,
  });
}

/** An issue of the newsletter as a page, with its recipes and stories as they are today. */
export default async function NewsletterIssuePage({ params }: Props) {
  const [{ slug }, locale, t] = await Promise.all([params, getLocale(), getTranslations("newsletters.archive")]);
  const issue = await getArchivedIssue(locale, slug);
  if (!issue) notFound();
  const ids = issue.entries.map(({ id }) => id);
  const cards = await listCardsById(locale, ids);
  return (
    <>
      <PageBreadcrumbs
        crumbs={[
          { title: t("title"), href: address(locale, "/newsletter/archive") },
          { title: issue.subject, href: slugAddress(locale, "/newsletter/archive/[slug]", slug) },
        ]}
      />
      <JsonLd data={issueStructuredData(issue, slug)} />
      <article className="wrap">
        <IssueHeader issue={issue} />
        <section aria-labelledby="contents-title" className="mt-8">
          <h2 id="contents-title" className="mb-5 text-2xl">
            {t("contents")}
          </h2>
          {cards.length > 0 ? <CardGrid cards={cards} columns={3} heading={3} eagerCount={2} /> : <p>{t("gone")}</p>}
        </section>
      </article>
      <NewsletterPanel id="newsletter-title" />
    </>
  );
}
