import "server-only";
import { eq, type SQL, sql } from "drizzle-orm";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { db } from "#lib/platform/db/client.ts";
import { itemTexts } from "#lib/platform/db/tables/items.ts";
import { isPublicItem, isPublicUser, isSharedCookbook } from "#lib/platform/db/visibility.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { announceChange } from "./announce-change.ts";
import type { SlugRoute } from "./routing.ts";

/** Time an answer is cached. A miss is kept briefly, so that a new page is found soon. */
const hitTtlMs = 300_000;
const missTtlMs = 10_000;
const maxCachedSlugs = 20_000;

/** PostgreSQL rejects some control characters; no slug has any. */
const slugPattern = /^[^\p{Cc}]{1,250}$/u;

interface CachedSlug {
  slug: string | null;
  expiresAt: number;
}

/** Shared by the middleware, which reads, and the actions, which invalidate. */
const getCache = processSingleton("slugs", () => new Map<string, CachedSlug>());

/**
 * The current slug of a public page in `locale`, from its slug in any language or a former slug.
 * While the database does not answer, the last known answer stands; without one the given slug
 * counts as right, because the page may be in the page cache.
 *
 * @returns `slug` itself when it is current, null without such a page
 */
export async function findSlug(route: SlugRoute, locale: Locale, slug: string): Promise<string | null> {
  if (!slugPattern.test(slug)) return null;
  const cache = getCache();
  const key = cacheKey(route, locale, slug);
  const cached = cache.get(key);
  if (cached && cached.expiresAt > currentTimeMs()) return cached.slug;
  const current = await selectSlug(route, locale, slug).catch((error: Error) => {
    console.error("Slug lookup failed:", error.cause ?? error);
    return undefined;
  });
  if (current === undefined) return cached ? cached.slug : slug;
  if (cache.size >= maxCachedSlugs) cache.clear();
  cache.set(key, { slug: current, expiresAt: currentTimeMs() + (current ? hitTtlMs : missTtlMs) });
  return current;
}

/** Drops cached answers after a page was published, removed or renamed, in every process. */
export function invalidateSlugs(route: SlugRoute, slugs: readonly string[]): void {
  dropSlugs(route, slugs);
  void announceChange("slugs", slugs, route);
}

/** Drops cached answers in this process, and those by which former slugs lead to these. */
export function dropSlugs(route: SlugRoute, slugs: readonly string[]): void {
  const cache = getCache();
  for (const slug of slugs) for (const locale of locales) cache.delete(cacheKey(route, locale, slug));
  const dropped = new Set<string | null>(slugs);
  for (const [key, { slug }] of cache) if (dropped.has(slug) && key.startsWith(`${route} `)) cache.delete(key);
}

/** Has all slugs looked up again; until the database answers, the known answers stand. */
export function expireSlugs(): void {
  for (const cached of getCache().values()) cached.expiresAt = 0;
}

function cacheKey(route: SlugRoute, locale: Locale, slug: string): string {
  return `${route} ${locale} ${slug}`;
}

/** The slugs of a recipe or story, one per language it has a text in. */
export function listItemSlugs(itemId: string): Promise<{ locale: Locale; slug: string }[]> {
  return db
    .select({ locale: itemTexts.locale, slug: itemTexts.slug })
    .from(itemTexts)
    .where(eq(itemTexts.itemId, itemId));
}

async function selectSlug(route: SlugRoute, locale: Locale, slug: string): Promise<string | null> {
  const { rows } = await db.execute<{ slug: string }>(queries[route](locale, slug));
  return rows[0]?.slug ?? null;
}

type SlugQuery = (locale: Locale, slug: string) => SQL;

/**
 * Entities with a text per language. The given slug is matched in this language, then in any
 * language, then in the history, then by `byName`; the query answers the slug of that entity in
 * this language.
 */
function textQuery(texts: string, id: string, kind: string, condition: SQL, byName?: SlugQuery): SlugQuery {
  const table = sql.identifier(texts);
  const key = sql.identifier(id);
  return (locale, slug) => sql`
    select wanted.slug from ${table} wanted
    where wanted.locale = ${locale} and ${condition} and wanted.${key} = coalesce(
      (select ${key} from ${table} where locale = ${locale} and slug = ${slug}),
      (select ${key} from ${table} where slug = ${slug} limit 1),
      (select target_id from slug_history where kind = ${kind} and slug = ${slug} order by locale = ${locale} desc limit 1)
      ${byName ? sql`, (${byName(locale, slug)})` : sql``})`;
}

/** The slug of a name, as slugify() makes it. */
const slugOfName = (column: SQL) => sql`trim(both '-' from regexp_replace(
  translate(replace(replace(replace(replace(lower(${column}), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
    'àáâãèéêëìíîïòóôõùúûçñ', 'aaaaeeeeiiiioooouuucn'), '[^a-z0-9]+', '-', 'g'))`;

/** Singular and plural lead to the same page: readers type either. */
const findIngredientByName: SlugQuery = (locale, slug) => sql`
  select ingredient_id from ingredient_texts join ingredients on ingredients.id = ingredient_id
  where has_page and ${slug} in (${slugOfName(sql`singular`)}, ${slugOfName(sql`plural`)})
  order by locale = ${locale} desc, slug limit 1`;

function itemCondition(type: "recipe" | "article"): SQL {
  return sql`exists (
    select from items left join stories on stories.item_id = items.id
    where items.id = wanted.item_id and items.type = ${type} and ${isPublicItem()}
      and stories.story_type is distinct from 'static_page')`;
}

const queries: Record<SlugRoute, SlugQuery> = {
  "/recipes/[slug]": textQuery("item_texts", "item_id", "item", itemCondition("recipe")),
  "/stories/[slug]": textQuery("item_texts", "item_id", "item", itemCondition("article")),
  "/categories/[slug]": textQuery("category_texts", "category_id", "category", sql`true`),
  "/stories/categories/[slug]": textQuery(
    "category_texts",
    "category_id",
    "category",
    sql`exists (select from categories where categories.id = wanted.category_id and categories.kind <> 'special')`,
  ),
  "/tags/[slug]": textQuery(
    "tag_texts",
    "tag_id",
    "tag",
    sql`exists (select from tags where tags.id = wanted.tag_id and not tags.is_hidden)`,
  ),
  "/ingredients/[slug]": textQuery(
    "ingredient_texts",
    "ingredient_id",
    "ingredient",
    sql`exists (select from ingredients where ingredients.id = wanted.ingredient_id and ingredients.has_page)`,
    findIngredientByName,
  ),
  "/users/[slug]": (_, slug) => sql`
    select slug from users
    where (slug = ${slug} or id = (select target_id from slug_history where kind = 'user' and slug = ${slug} limit 1))
      and ${isPublicUser()}
    order by slug = ${slug} desc limit 1`,
  "/newsletter/archive/[slug]": textQuery(
    "newsletter_issue_texts",
    "issue_id",
    "newsletter_issue",
    sql`exists (select from newsletter_issues where newsletter_issues.id = wanted.issue_id and newsletter_issues.state <> 'draft')`,
  ),
  "/cookbooks/[slug]": (_, slug) => sql`
    select slug from cookbooks where slug = ${slug} and ${isSharedCookbook()}
      and exists (select from users where users.id = cookbooks.user_id and ${isPublicUser()})`,
};
