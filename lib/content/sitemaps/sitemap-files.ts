import type { Localized } from "#lib/platform/i18n/locales.ts";

/** Kinds of pages; each has its own files, numbered from 1. */
export const sitemapKinds = [
  "pages",
  "recipes",
  "stories",
  "story-categories",
  "categories",
  "tags",
  "ingredients",
  "users",
  "user-stories",
  "user-cookbooks",
  "cookbooks",
  "newsletters",
] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/**
 * Approximate number of pages in a file. With their links in two languages they stay below the
 * limits of 50,000 addresses and 50 MB.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export const pagesPerFile = 10_000;

/** One page in all its languages. */
export interface SitemapPage {
  /** Site-relative address per language the page exists in. */
  paths: Partial<Localized>;
  /** ISO 8601; null when unknown. */
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

/** Parses a name like "recipes-2.xml"; null for any other form. The file may not exist. */
export function parseSitemapName(name: string): SitemapFile | null {
  const [, kind, number] = /^([a-z-]+)-([1-9]\d{0,4})\.xml$/.exec(name) ?? [];
  const match = sitemapKinds.find((candidate) => candidate === kind);
  return match ? { kind: match, number: Number(number) } : null;
}
