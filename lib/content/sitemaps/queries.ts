import "server-only";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { address, addresses, routeAddress } from "#lib/platform/routing/address.ts";
import { type IdRange, idRange } from "./id-range.ts";
import { pagesPerFile, type SitemapFile, type SitemapPage, sitemapKinds } from "./sitemap-files.ts";
import { type DatabaseKind, sitemapSources } from "./source-queries.ts";
import { listStaticRoutes, listWhatToCookPaths } from "./static-pages.ts";

const batchSize = 500;

/** All sitemap files. */
export async function listSitemapFiles(): Promise<SitemapFile[]> {
  const files = await Promise.all(
    sitemapKinds.map(async (kind) => {
      const count = kind === "pages" ? 1 : await countFiles(kind);
      return Array.from({ length: count }, (_, n) => ({ kind, number: n + 1 }));
    }),
  );
  return files.flat();
}

/** The pages of one file, in batches to limit memory; null without such a file. */
export async function streamSitemapPages({ kind, number }: SitemapFile): Promise<AsyncIterable<SitemapPage[]> | null> {
  if (kind === "pages") return number === 1 ? streamStaticPages() : null;
  const files = await countFiles(kind);
  return number > files ? null : withFirstRead(streamRowPages(kind, idRange(number, files)));
}

/** Reads the first part at once, so that a failing query fails before the response starts. */
async function withFirstRead<Part>(parts: AsyncGenerator<Part>): Promise<AsyncIterable<Part>> {
  const first = await parts.next();
  async function* all() {
    if (first.done) return;
    yield first.value;
    yield* parts;
  }
  return all();
}

/**
 * The number of files doubles when they are too full, so that pages rarely move to another file.
 */
const countFiles = cached(
  "sitemap-files",
  () => [cacheTags.cards],
  async (kind: DatabaseKind): Promise<number> => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int from (${sitemapSources[kind].rows}) source`,
    );
    const count = rows[0]?.count ?? 0;
    return count === 0 ? 0 : 2 ** Math.max(0, Math.ceil(Math.log2(count / pagesPerFile)));
  },
);

interface Row extends Record<string, unknown> {
  id: string;
  slugs: Partial<Localized> | null;
  modified: Date | string | null;
  picture: string | null;
}

async function* streamRowPages(kind: DatabaseKind, { from, to }: IdRange): AsyncGenerator<SitemapPage[]> {
  const { route, rows: source } = sitemapSources[kind];
  let condition: SQL = sql`id >= ${from}`;
  for (let isLast = false; !isLast; ) {
    const { rows } = await db.execute<Row>(
      sql`select * from (${source}) source where ${condition} and id <= ${to} order by id limit ${batchSize}`,
    );
    isLast = rows.length < batchSize;
    yield rows.map(({ slugs, modified, picture }) => ({
      paths: mapPaths(slugs ?? {}, (locale, slug) => routeAddress(locale, route, { slug })),
      lastModified: toIso(modified),
      images: picture ? [pictureAddress(picture, 1200)] : [],
    }));
    condition = sql`id > ${rows.at(-1)?.id}`;
  }
}

async function* streamStaticPages(): AsyncGenerator<SitemapPage[]> {
  const unchanged = { lastModified: null, images: [] };
  yield [...listStaticRoutes().map(addresses), ...listWhatToCookPaths()].map((paths) => ({ paths, ...unchanged }));
  const written = await db
    .select({
      pageKey: stories.pageKey,
      modified: items.updatedAt,
      languages: sql<Partial<Localized>>`json_object_agg(${itemTexts.locale}, ${itemTexts.slug})`,
    })
    .from(stories)
    .innerJoin(items, eq(items.id, stories.itemId))
    .innerJoin(itemTexts, eq(itemTexts.itemId, items.id))
    .where(and(isPublicItem(), eq(stories.storyType, "static_page"), isNotNull(stories.pageKey)))
    .groupBy(stories.pageKey, items.updatedAt);
  yield written.flatMap(({ pageKey, modified, languages }) => {
    if (!pageKey) return [];
    const paths = mapPaths(languages, (locale) => address(locale, `/${pageKey}`));
    return [{ paths, lastModified: modified.toISOString(), images: [] }];
  });
}

function mapPaths(slugs: Partial<Localized>, path: (locale: Locale, slug: string) => string) {
  const entries = Object.entries(slugs) as [Locale, string][];
  return Object.fromEntries(entries.map(([locale, slug]) => [locale, path(locale, slug)]));
}

function toIso(time: Date | string | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
