import type { Metadata } from "next";
import { env } from "#lib/env.ts";
import { defaultLocale, type Locale, type Localized, locales } from "#lib/i18n/locales.ts";
import { site } from "#lib/site.ts";
import { metaDescription } from "./description.ts";

const openGraphLocales: Localized = { de: "de_DE", en: "en_GB" };

export interface PageFacts {
  locale: Locale;
  /** Without the name of the site; the layout's template adds it. */
  title: string;
  /** Any length, may hold tags: becomes a meta description by the rule of the specification. */
  description: string;
  /** Used when `description` is empty. */
  fallback: string;
  /** Site-relative address of this page per language it exists in, without the page number. */
  alternates: Partial<Localized>;
  /** Number within a list; from 2 on it belongs to the canonical address and the title already says so. */
  page?: number;
  /** Share image 1200 × 630, site-relative; the brand's own when missing. */
  image?: { path: string; alt: string };
  type?: "website" | "article" | "profile";
  publishedAt?: string;
  updatedAt?: string;
  /** false: noindex, but links are followed. */
  isIndexed?: boolean;
  /** Recipes and stories allow large previews of their picture. */
  allowsLargeImage?: boolean;
}

/** Address with scheme and host; SITE_URL is their only source. */
export function absolute(path: string): string {
  return new URL(path, env.SITE_URL).href;
}

/** Title, description, canonical, hreflang pairs with x-default, Open Graph and robots of one page. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { locale, title, alternates, page = 1, type = "website", isIndexed = true } = facts;
  const description = metaDescription(facts.description, facts.fallback);
  const numbered = (path: string) => absolute(page > 1 ? `${path}?page=${page}` : path);
  const languages = Object.fromEntries(
    Object.entries(alternates).map(([language, path]) => [language, numbered(path)]),
  );
  const unspecific = alternates[defaultLocale] ?? alternates[locale];
  const canonical = numbered(alternates[locale] ?? `/${locale}`);
  const image = facts.image ?? { path: `/share/${locale}/site`, alt: site.name };
  return {
    title: { absolute: `${title} | ${site.name}` },
    description,
    alternates: {
      canonical,
      languages: { ...languages, ...(unspecific ? { "x-default": numbered(unspecific) } : {}) },
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
      images: [{ url: absolute(image.path), width: 1200, height: 630, alt: image.alt }],
      ...(type === "article" ? { type, publishedTime: facts.publishedAt, modifiedTime: facts.updatedAt } : { type }),
    },
    twitter: { card: "summary_large_image" },
    robots: {
      index: isIndexed,
      follow: true,
      ...(facts.allowsLargeImage ? { "max-image-preview": "large" } : {}),
    },
  };
}
