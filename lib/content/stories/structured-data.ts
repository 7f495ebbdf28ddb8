import "server-only";
import type { Article, WithContext } from "schema-dts";
import { site } from "#lib/platform/config/site.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { authorJsonLd, sponsorJsonLd } from "#lib/platform/seo/author.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";
import { listPictureUrls } from "#lib/platform/seo/picture-urls.ts";
import type { Story } from "./story.ts";

/**
 * Describes a story to search engines.
 *
 * @see https://schema.org/Article
 */
export function storyStructuredData(locale: Locale, story: Story): WithContext<Article> {
  const url = absoluteUrl(slugAddress(locale, "/stories/[slug]", story.slug));
  const { author, picture, mainCategory } = story;
  return {
    "@context": "https://schema.org",
    "@type": story.storyType === "news" ? "NewsArticle" : "Article",
    headline: story.title,
    description: story.summary,
    inLanguage: locale,
    url,
    mainEntityOfPage: url,
    ...(picture && { image: listPictureUrls(picture) }),
    ...(mainCategory && { articleSection: mainCategory.title }),
    ...(story.tags.length > 0 && { keywords: story.tags.map((tag) => tag.title) }),
    datePublished: story.publishedAt,
    dateModified: story.updatedAt,
    timeRequired: `PT${story.readingMinutes}M`,
    isAccessibleForFree: true,
    author: authorJsonLd(locale, author),
    ...sponsorJsonLd(locale, story),
    publisher: { "@type": "Organization", name: site.name, url: absoluteUrl("/"), logo: absoluteUrl("/icon.svg") },
  };
}
