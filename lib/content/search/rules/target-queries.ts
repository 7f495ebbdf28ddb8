import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { env } from "#lib/platform/config/env.ts";
import { db } from "#lib/platform/db/client.ts";
import { categories, categoryTexts } from "#lib/platform/db/tables/categories.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import { isLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import { matchRoute, splitPath } from "#lib/platform/routing/match.ts";
import type { Route } from "#lib/platform/routing/routing.ts";

/** The page a redirect leads to. */
export type PageTarget = { itemId: string } | { categoryId: string; key: string };

const itemRoutes: readonly Route[] = ["/recipes/[slug]", "/stories/[slug]"];
const categoryRoutes: readonly Route[] = ["/categories/[slug]", "/stories/categories/[slug]"];

/**
 * Finds the recipe, story or category that an editor names by its address on this site or by its
 * title.
 *
 * @param locale the language of the redirect, in which the page must exist
 */
export async function findPageTarget(text: string, locale: Locale): Promise<PageTarget | null> {
  const url = toOwnUrl(text);
  if (!url) return (await findItem(locale, { title: text })) ?? findCategory(locale, { title: text });
  const [language, ...segments] = splitPath(decodePath(url.pathname));
  const match = isLocale(language) ? matchRoute(language, segments) : null;
  const { slug } = match?.params ?? {};
  if (!match || slug === undefined || !isLocale(language)) return null;
  if (itemRoutes.includes(match.route)) return findItem(locale, { slug, language });
  return categoryRoutes.includes(match.route) ? findCategory(locale, { slug, language }) : null;
}

/** A text is an address when it begins like one. */
function toOwnUrl(text: string): URL | null {
  if (!/^(?:\/|https?:\/\/)/i.test(text) || !URL.canParse(text, env.SITE_URL)) return null;
  const url = new URL(text, env.SITE_URL);
  // Another site has no page of this one.
  return url.origin === new URL(env.SITE_URL).origin ? url : new URL("/", env.SITE_URL);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "/";
  }
}

type Named = { title: string } | { slug: string; language: Locale };

async function findItem(locale: Locale, named: Named): Promise<PageTarget | null> {
  const [found] = await db
    .select({ itemId: items.id })
    .from(items)
    .innerJoin(itemTexts, eq(itemTexts.itemId, items.id))
    .where(
      and(
        "title" in named
          ? and(eq(itemTexts.locale, locale), eq(sql`lower(${itemTexts.title})`, named.title.toLowerCase()))
          : and(eq(itemTexts.locale, named.language), eq(itemTexts.slug, named.slug)),
        sql`exists (select from item_texts own where own.item_id = ${items.id} and own.locale = ${locale})`,
        isPublicItem(),
      ),
    )
    .limit(1);
  return found ?? null;
}

async function findCategory(locale: Locale, named: Named): Promise<PageTarget | null> {
  const [found] = await db
    .select({ categoryId: categories.id, key: categories.key })
    .from(categories)
    .innerJoin(categoryTexts, eq(categoryTexts.categoryId, categories.id))
    .where(
      "title" in named
        ? and(eq(categoryTexts.locale, locale), eq(sql`lower(${categoryTexts.title})`, named.title.toLowerCase()))
        : and(eq(categoryTexts.locale, named.language), eq(categoryTexts.slug, named.slug)),
    )
    .limit(1);
  return found ?? null;
}
