import "server-only";
import type { Article, WithContext } from "schema-dts";
import { slugAddress } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { pictureAddress } from "#lib/media/address.ts";
import { authorData } from "#lib/seo/author.ts";
import { absolute } from "#lib/seo/metadata.ts";
import { site } from "#lib/site.ts";
import type { Story } from "./story.ts";

/** Structured data of a story; what is news says so. */
export function articleData(locale: Locale, story: Story): WithContext<Article> {
  const url = absolute(slugAddress(locale, "/stories/[slug]", story.slug));
  const { author, picture, mainCategory } = story;
  return {
    "@context": "https://schema.org",
    "@type": story.storyType === "news" ? "NewsArticle" : "Article",
    headline: story.title,
    description: story.summary,
    inLanguage: locale,
    url,
    mainEntityOfPage: url,
    ...(picture && { image: [absolute(pictureAddress(picture.id, 1200))] }),
    ...(mainCategory && { articleSection: mainCategory.title }),
    ...(story.tags.length > 0 && { keywords: story.tags.map((tag) => tag.title) }),
    datePublished: story.publishedAt,
    dateModified: story.updatedAt,
    timeRequired: `PT${story.readingMinutes}M`,
    isAccessibleForFree: true,
    author: authorData(locale, author),
    publisher: { "@type": "Organization", name: site.name, url: absolute("/"), logo: absolute("/icon.svg") },
  };
}
