import "server-only";
import { eq, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { isShownUser } from "#lib/db/public.ts";
import { itemTexts } from "#lib/db/tables/items.ts";
import { type Locale, locales } from "./locales.ts";
import type { SlugRoute } from "./routing.ts";

/** Milliseconds an answer is remembered; a miss only briefly, so that a new page is found soon after it is published. */
const hitFor = 300_000;
const missFor = 10_000;
const rememberedAtMost = 20_000;

/** What can be a slug at all: no text with control characters is one, and PostgreSQL would refuse to look for some of them. */
const possible = /^[^\p{Cc}]{1,250}$/u;

// The middleware and the actions are built apart, but what one changes the other has to know.
const store = globalThis as typeof globalThis & {
  tischleinSlugs?: Map<string, { slug: string | null; until: number }>;
};
store.tischleinSlugs ??= new Map();
const remembered = store.tischleinSlugs;

/**
 * The slug under which the thing is found in `locale`, given its slug in any language or an old one; null when there is no such
 * public thing. The answer equals `slug` when that is already right. While the database is away the last answer stands, and without one
 * `slug` counts as right: the page behind it may still be kept.
 */
export async function findSlug(route: SlugRoute, locale: Locale, slug: string): Promise<string | null> {
  if (!possible.test(slug)) return null;
  const key = keyOf(route, locale, slug);
  const known = remembered.get(key);
  if (known && known.until > Date.now()) return known.slug;
  const found = await selectSlug(route, locale, slug).catch((error: Error) => {
    console.error("slug not looked up:", error.cause ?? error);
    return undefined;
  });
  if (found === undefined) return known ? known.slug : slug;
  if (remembered.size >= rememberedAtMost) remembered.clear();
  remembered.set(key, { slug: found, until: Date.now() + (found ? hitFor : missFor) });
  return found;
}

/** Looks these up anew from now on, because one has come, gone or moved. */
export function forgetSlugs(route: SlugRoute, slugs: readonly string[]): void {
  for (const slug of slugs) for (const locale of locales) remembered.delete(keyOf(route, locale, slug));
}

function keyOf(route: SlugRoute, locale: Locale, slug: string): string {
  return `${route} ${locale} ${slug}`;
}

/** The slugs of a recipe or a story in the languages it has a text in. */
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

/** Things with texts per language: the row of this language, else of another, else an old slug; then its slug in this language. */
function textQuery(texts: string, id: string, kind: string, condition: SQL): SlugQuery {
  const table = sql.identifier(texts);
  const key = sql.identifier(id);
  return (locale, slug) => sql`
    select wanted.slug from ${table} wanted
    where wanted.locale = ${locale} and ${condition} and wanted.${key} = coalesce(
      (select ${key} from ${table} where locale = ${locale} and slug = ${slug}),
      (select ${key} from ${table} where slug = ${slug} limit 1),
      (select target_id from slug_history where kind = ${kind} and slug = ${slug} order by locale = ${locale} desc limit 1))`;
}

function itemCondition(type: "recipe" | "article"): SQL {
  return sql`exists (
    select from items left join stories on stories.item_id = items.id
    where items.id = wanted.item_id and items.type = ${type} and items.state = 'live' and items.published_at <= now()
      and (items.expires_at is null or items.expires_at > now())
      and stories.story_type is distinct from 'static_page')`;
}

const queries: Record<SlugRoute, SlugQuery> = {
  "/recipes/[slug]": textQuery("item_texts", "item_id", "item", itemCondition("recipe")),
  "/stories/[slug]": textQuery("item_texts", "item_id", "item", itemCondition("article")),
  "/categories/[slug]": textQuery("category_texts", "category_id", "category", sql`true`),
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
  ),
  "/users/[slug]": (_, slug) => sql`
    select slug from users
    where (slug = ${slug} or id = (select target_id from slug_history where kind = 'user' and slug = ${slug} limit 1))
      and ${isShownUser()}
    order by slug = ${slug} desc limit 1`,
  "/cookbooks/[slug]": (_, slug) => sql`
    select slug from cookbooks where slug = ${slug} and visibility = 'public' and deleted_at is null
      and exists (select from users where users.id = cookbooks.user_id and ${isShownUser()})`,
};
