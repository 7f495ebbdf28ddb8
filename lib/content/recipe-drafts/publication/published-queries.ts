import "server-only";
import { and, count, desc, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { toPageCount } from "#lib/platform/http/pagination.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { type PublicationState, toPublicationState } from "../states.ts";

/** A recipe that is or was public, or will be: also one that no draft led to. */
export interface PublishedRecipe {
  id: string;
  /** In the language of the editor, or else in the other one. */
  title: string;
  language: Locale;
  author: { name: string; slug: string };
  state: PublicationState;
  publishedAt: Date;
  expiresAt: Date | null;
  /** Addresses of its page, which exists while it is live. */
  hrefs: Partial<Localized>;
}

interface PublishedRecipes {
  data: PublishedRecipe[];
  meta: { pagination: { page: number; pages: number; count: number } };
}

const pageSize = 24;

/**
 * Lists one page of all recipes that were given to readers, the latest publication first. A page
 * beyond the last one is the last one.
 *
 * @param search words of the title, or the address of the page; empty for all
 */
export async function listPublishedRecipes(
  locale: Locale,
  { search, page: requestedPage }: { search: string; page: number },
): Promise<PublishedRecipes> {
  const condition = and(isPublished(), matches(search));
  const [counted] = await db.select({ count: count() }).from(items).where(condition);
  const total = counted?.count ?? 0;
  const pages = toPageCount(total, pageSize);
  const page = Math.min(requestedPage, pages);
  const data = await selectRecipes(locale, condition, { limit: pageSize, offset: (page - 1) * pageSize });
  return { data, meta: { pagination: { page, pages, count: total } } };
}

/** Ids of the published recipes that a search finds, the latest publication first. */
export async function listPublishedIds(search: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(isPublished(), matches(search)))
    .orderBy(desc(items.publishedAt), desc(items.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The published recipe with this id, or null. */
export async function getPublishedRecipe(locale: Locale, recipeId: string): Promise<PublishedRecipe | null> {
  const [recipe] = await selectRecipes(locale, and(isPublished(), eq(items.id, recipeId)), { limit: 1, offset: 0 });
  return recipe ?? null;
}

const isPublished = () => and(eq(items.type, "recipe"), eq(items.state, "live"), isNotNull(items.publishedAt));

function matches(search: string): SQL | undefined {
  if (search === "") return undefined;
  const words = search.split(/\s+/).map((word) => sql`title ilike ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`);
  const slug =
    search
      .replace(/[?#].*/s, "")
      .split("/")
      .filter(Boolean)
      .at(-1) ?? "";
  return sql`exists (
    select from item_texts where item_texts.item_id = ${items.id} and ${or(and(...words), sql`slug = ${slug}`)})`;
}

async function selectRecipes(
  locale: Locale,
  condition: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<PublishedRecipe[]> {
  const rows = await db
    .select({
      id: items.id,
      publishedAt: sql<Date>`${items.publishedAt}`.mapWith(items.publishedAt),
      expiresAt: items.expiresAt,
      author: { name: users.name, slug: users.slug },
      texts: sql<{ locale: Locale; slug: string; title: string }[]>`(
        select coalesce(json_agg(json_build_object('locale', locale, 'slug', slug, 'title', title)), '[]')
        from item_texts where item_texts.item_id = ${items.id})`,
    })
    .from(items)
    .innerJoin(users, eq(users.id, items.authorId))
    .where(condition)
    .orderBy(desc(items.publishedAt), desc(items.id))
    .limit(limit)
    .offset(offset);
  const now = currentTime();
  return rows.map(({ texts, ...row }) => {
    const shown = texts.find((text) => text.locale === locale) ?? texts[0];
    return {
      ...row,
      title: shown?.title ?? "",
      language: shown?.locale ?? locale,
      state: toPublicationState(row.publishedAt, row.expiresAt, now),
      hrefs: Object.fromEntries(
        texts.map((text) => [text.locale, slugAddress(text.locale, "/recipes/[slug]", text.slug)]),
      ),
    };
  });
}
