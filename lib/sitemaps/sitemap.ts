import type { Localized } from "#lib/i18n/locales.ts";

/** What there is a sitemap of; every kind has files of its own, numbered from 1. */
export const sitemapKinds = [
  "pages",
  "recipes",
  "stories",
  "categories",
  "tags",
  "ingredients",
  "users",
  "cookbooks",
] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/**
 * Pages in one file, give or take some hundred: in two languages with all their links they stay well below the limits of 50,000 addresses
 * and 50 MB.
 */
export const pagesPerFile = 10_000;

/** One page in all its languages. */
export interface SitemapPage {
  /** Site-relative address per language the page exists in. */
  paths: Partial<Localized>;
  /** ISO 8601; null where nobody knows. */
  lastModified: string | null;
  /** Site-relative addresses of its pictures. */
  images: string[];
}

export interface SitemapFile {
  kind: SitemapKind;
  number: number;
}

/** Site-relative address of a file. */
export function sitemapPath({ kind, number }: SitemapFile): string {
  return `/sitemaps/${kind}-${number}.xml`;
}

/** The file a name like "recipes-2.xml" means, or null; there may still be no such file. */
export function parseSitemapName(name: string): SitemapFile | null {
  const [, kind, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(name) ?? [];
  const known = sitemapKinds.find((one) => one === kind);
  return known ? { kind: known, number: Number(number) } : null;
}
