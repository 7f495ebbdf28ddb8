import "server-only";
import type { Article, WithContext } from "schema-dts";
import { site } from "#lib/platform/config/site.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";
import { listPictureUrls } from "#lib/platform/seo/picture-urls.ts";
import type { ArchivedIssueDetail } from "./archive-queries.ts";

/**
 * Describes an issue of the archive to search engines.
 *
 * @see https://schema.org/Article
 */
export function issueStructuredData(issue: ArchivedIssueDetail, slug: string): WithContext<Article> {
  const { locale, subject, preheader, entries, publishedAt } = issue;
  const url = absoluteUrl(slugAddress(locale, "/newsletter/archive/[slug]", slug));
  const picture = entries.find((entry) => entry.picture)?.picture;
  const organization = { "@type": "Organization", name: site.name, url: absoluteUrl("/") } as const;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: subject,
    ...(preheader && { description: preheader }),
    inLanguage: locale,
    url,
    mainEntityOfPage: url,
    ...(picture && { image: listPictureUrls(picture) }),
    datePublished: publishedAt,
    dateModified: publishedAt,
    isAccessibleForFree: true,
    mentions: entries.map(({ title, href }) => ({ "@type": "CreativeWork", name: title, url: absoluteUrl(href) })),
    author: organization,
    publisher: { ...organization, logo: absoluteUrl("/icon.svg") },
  };
}
