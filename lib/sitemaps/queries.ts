import "server-only";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/cache.ts";
import { db } from "#lib/db/client.ts";
import { isPublic } from "#lib/db/public.ts";
import { items, itemTexts } from "#lib/db/tables/items.ts";
import { stories } from "#lib/db/tables/stories.ts";
import { address, addresses, slugAddress } from "#lib/i18n/address.ts";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import { pictureAddress } from "#lib/media/address.ts";
import { listPlainRoutes, listQuizPaths } from "./plain-pages.ts";
import { pagesPerFile, type SitemapFile, type SitemapPage, sitemapKinds } from "./sitemap.ts";
import { type RowKind, sources } from "./sources.ts";

const batchSize = 500;

/** Every sitemap file there is. */
export const listSitemapFiles = cached(
  "sitemap-files",
  () => [cacheTags.cards],
  async (): Promise<SitemapFile[]> => {
    const files = await Promise.all(
      sitemapKinds.map(async (kind) => {
        const count = kind === "pages" ? 1 : await countRows(kind);
        return Array.from({ length: Math.ceil(count / pagesPerFile) }, (_, n) => ({ kind, number: n + 1 }));
      }),
    );
    return files.flat();
  },
);

/** The pages of one file in batches, so that a file takes little memory however long it is; null when there is no such file. */
export async function openSitemap({ kind, number }: SitemapFile): Promise<AsyncIterable<SitemapPage[]> | null> {
  if (kind === "pages") return number === 1 ? plainPages() : null;
  const first = await findFirst(kind, number);
  return first === null ? null : rowPages(kind, first);
}

async function countRows(kind: RowKind): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int from (${sources[kind].rows}) source`);
  return rows[0]?.count ?? 0;
}

async function findFirst(kind: RowKind, number: number): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from (${sources[kind].rows}) source order by id offset ${(number - 1) * pagesPerFile} limit 1`,
  );
  return rows[0]?.id ?? null;
}

interface Row extends Record<string, unknown> {
  id: string;
  slugs: Partial<Localized> | null;
  modified: Date | string | null;
  picture: string | null;
}

async function* rowPages(kind: RowKind, first: string): AsyncGenerator<SitemapPage[]> {
  const { route, rows: source } = sources[kind];
  let from: SQL = sql`id >= ${first}`;
  for (let left = pagesPerFile; left > 0; ) {
    const { rows } = await db.execute<Row>(
      sql`select * from (${source}) source where ${from} order by id limit ${Math.min(batchSize, left)}`,
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ slugs, modified, picture }) => ({
      paths: mapPaths(slugs ?? {}, (locale, slug) => slugAddress(locale, route, slug)),
      lastModified: iso(modified),
      images: picture ? [pictureAddress(picture, 1200)] : [],
    }));
    left -= rows.length;
    from = sql`id > ${last.id}`;
  }
}

async function* plainPages(): AsyncGenerator<SitemapPage[]> {
  const unchanged = { lastModified: null, images: [] };
  yield [...listPlainRoutes().map(addresses), ...listQuizPaths()].map((paths) => ({ paths, ...unchanged }));
  const written = await db
    .select({
      pageKey: stories.pageKey,
      modified: items.updatedAt,
      languages: sql<Partial<Localized>>`json_object_agg(${itemTexts.locale}, ${itemTexts.slug})`,
    })
    .from(stories)
    .innerJoin(items, eq(items.id, stories.itemId))
    .innerJoin(itemTexts, eq(itemTexts.itemId, items.id))
    .where(and(isPublic(), eq(stories.storyType, "static_page"), isNotNull(stories.pageKey)))
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

function iso(time: Date | string | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
