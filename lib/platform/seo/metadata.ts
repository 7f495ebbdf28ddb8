import type { Metadata } from "next";
import { env } from "#lib/platform/config/env.ts";
import { site } from "#lib/platform/config/site.ts";
import { isMultilingual, pickActive } from "#lib/platform/i18n/active-locales.ts";
import { defaultLocale, type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { metaDescription } from "./meta-description.ts";

const openGraphLocales: Localized = { de: "de_DE", en: "en_GB" };

export interface PageMetadataInput {
  locale: Locale;
  /** Without the name of the site. */
  title: string;
  /** Any length, may contain tags; see `metaDescription`. */
  description: string;
  /** Used when `description` is empty. */
  fallback: string;
  /** Site-relative address per language the page exists in, without the page number. */
  alternates: Partial<Localized>;
  /**
   * Page number of a list. From 2 on it is part of the canonical address; the title contains it
   * already.
   */
  page?: number;
  /** Share image of 1200 × 630 pixels, site-relative; the one of the site by default. */
  image?: { path: string; alt: string };
  type?: "website" | "article" | "profile";
  publishedAt?: string;
  updatedAt?: string;
  /** Other sites can embed the page. */
  isEmbeddable?: boolean;
  /** false means noindex; links are still followed. */
  isIndexed?: boolean;
  /** Allows search engines a large preview of the picture. */
  allowsLargeImage?: boolean;
}

/** Absolute URL of a site-relative address, below SITE_URL. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.SITE_URL).href;
}

/** @see https://oembed.com/#section4 */
const embedAddress = (url: string) => absoluteUrl(`/api/oembed?${new URLSearchParams({ url })}`);

/**
 * Metadata of a page: title, description, canonical address, alternates with x-default, Open Graph
 * and robots.
 *
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function pageMetadata(input: PageMetadataInput): Metadata {
  const { locale, title, page = 1, type = "website", isIndexed = true } = input;
  const alternates = pickActive(input.alternates);
  const description = metaDescription(input.description, input.fallback);
  const toPageUrl = (path: string) => absoluteUrl(page > 1 ? `${path}?page=${page}` : path);
  const languages = Object.fromEntries(
    Object.entries(alternates).map(([language, path]) => [language, toPageUrl(path)]),
  );
  const defaultPath = alternates[defaultLocale] ?? alternates[locale];
  const canonical = toPageUrl(input.alternates[locale] ?? `/${locale}`);
  const image = input.image ?? { path: `/share/${locale}/site`, alt: site.name };
  return {
    title: { absolute: `${title} | ${site.name}` },
    description,
    alternates: {
      canonical,
      ...(input.isEmbeddable && { types: { "application/json+oembed": embedAddress(canonical) } }),
      ...(isMultilingual() && {
        languages: { ...languages, ...(defaultPath ? { "x-default": toPageUrl(defaultPath) } : {}) },
      }),
    },
    openGraph: {
      siteName: site.name,
      title,
      description,
      url: canonical,
      locale: openGraphLocales[locale],
      alternateLocale: locales
        .filter((other) => other !== locale && alternates[other])
        .map((other) => openGraphLocales[other]),
      images: [{ url: absoluteUrl(image.path), width: 1200, height: 630, alt: image.alt }],
      ...(type === "article" ? { type, publishedTime: input.publishedAt, modifiedTime: input.updatedAt } : { type }),
    },
    twitter: { card: "summary_large_image" },
    robots: {
      index: isIndexed,
      follow: true,
      ...(input.allowsLargeImage ? { "max-image-preview": "large" } : {}),
    },
  };
}
