import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { publishedAuthorIds } from "#lib/platform/db/published-authors.ts";
import { isListedCookbook, isPublicItem, isPublicUser, isPublished } from "#lib/platform/db/visibility.ts";
import type { AuthorTabRoute } from "#lib/platform/routing/author-tabs.ts";
import type { SlugRoute } from "#lib/platform/routing/routing.ts";
import type { SitemapKind } from "./sitemap-files.ts";

/** Kinds of pages that are rows of the database. */
export type DatabaseKind = Exclude<SitemapKind, "pages">;

interface Source {
  route: SlugRoute | AuthorTabRoute;
  /** Selects id, slugs (JSON per language), modified and picture of every public page. */
  rows: SQL;
}

function slugsOf(texts: string, key: string, owner: SQL): SQL {
  return sql`(select json_object_agg(locale, slug) from ${sql.identifier(texts)} where ${sql.identifier(key)} = ${owner}) as slugs`;
}

const isStaticPage = sql`exists (select from stories where stories.item_id = items.id and stories.story_type = 'static_page')`;

function itemRows(type: "recipe" | "article"): SQL {
  return sql`
    select items.id, ${slugsOf("item_texts", "item_id", sql`items.id`)}, items.picture_id as picture,
      greatest(items.updated_at, items.published_at) as modified
    from items where items.type = ${type} and ${isPublicItem()} ${type === "article" ? sql`and not ${isStaticPage}` : sql``}`;
}

// A list changes when an item is published in it. This order lets an index find the newest of a
// million recipes.
function newestRecipe(condition: SQL): SQL {
  return sql`(
    select items.published_at from items where items.type = 'recipe' and ${isPublicItem()} and ${condition}
    order by items.published_at desc nulls first, items.id desc nulls first limit 1) as modified`;
}

const isTagged = sql`exists (select from item_tags where item_tags.item_id = items.id and item_tags.tag_id = tags.id)`;
const isInCategory = sql`exists (
  select from item_categories join categories entry on entry.id = item_categories.category_id
  where item_categories.item_id = items.id and (entry.id = categories.id or entry.parent_id = categories.id))`;

const newestStory = sql`(
    select max(items.published_at) from items join stories on stories.item_id = items.id
    where stories.story_type = 'article' and ${isPublicItem()} and ${isInCategory}) as modified`;

/** Condition on `users` and a `language`: the author has a public item with a text in it. */
function hasItem(type?: "recipe" | "article"): SQL {
  return sql`exists (
    select from items join search_docs on search_docs.item_id = items.id
    where items.author_id = users.id and ${isPublicItem()} and language = any(search_docs.locales)
      ${type ? sql`and items.type = ${type}` : sql``})`;
}

/** Authors whose tab has an address of its own, because others precede it; see `author-tabs.ts`. */
function authorTabRows(authorIds: SQL, condition: SQL): SQL {
  return sql`
    select * from (
      select id, null::timestamptz as modified, null::uuid as picture,
        (select json_object_agg(language, users.slug) from unnest(array['de', 'en']) language where ${condition}) as slugs
      from users where ${isPublicUser()} and new_type <> 'partner' and id in ${authorIds}) author
    where slugs is not null`;
}

export const sitemapSources: Record<DatabaseKind, Source> = {
  recipes: { route: "/recipes/[slug]", rows: itemRows("recipe") },
  stories: { route: "/stories/[slug]", rows: itemRows("article") },
  categories: {
    route: "/categories/[slug]",
    rows: sql`
      select id, ${slugsOf("category_texts", "category_id", sql`categories.id`)}, ${newestRecipe(isInCategory)}, null::uuid as picture
      from categories`,
  },
  "story-categories": {
    route: "/stories/categories/[slug]",
    rows: sql`
      select * from (
        select id, ${slugsOf("category_texts", "category_id", sql`categories.id`)}, ${newestStory}, null::uuid as picture
        from categories where kind <> 'special') category
      where modified is not null`,
  },
  tags: {
    route: "/tags/[slug]",
    rows: sql`
      select id, ${slugsOf("tag_texts", "tag_id", sql`tags.id`)}, ${newestRecipe(isTagged)}, null::uuid as picture
      from tags where not is_hidden and (
        select true from item_tags join items on items.id = item_tags.item_id
        where item_tags.tag_id = tags.id and ${isPublished("item_tags")} and ${isPublicItem()} limit 1)`,
  },
  ingredients: {
    route: "/ingredients/[slug]",
    rows: sql`
      select id, ${slugsOf("ingredient_texts", "ingredient_id", sql`ingredients.id`)}, null::timestamptz as modified,
        null::uuid as picture
      from ingredients where has_page`,
  },
  users: {
    route: "/users/[slug]",
    rows: sql`
      select id, json_build_object('de', slug, 'en', slug) as slugs, null::uuid as picture,
        (select max(items.published_at) from items where items.author_id = users.id and ${isPublicItem()}) as modified
      from users where ${isPublicUser()} and id in (select user_id from partners union ${publishedAuthorIds})
        and (exists (select from partners where partners.user_id = users.id)
          or exists (select from items where items.author_id = users.id and ${isPublicItem()} and not ${isStaticPage}))`,
  },
  "user-stories": {
    route: "/users/[slug]/stories",
    rows: authorTabRows(publishedAuthorIds, sql`${hasItem("article")} and ${hasItem("recipe")}`),
  },
  "user-cookbooks": {
    route: "/users/[slug]/cookbooks",
    rows: authorTabRows(sql`(select user_id from cookbooks where ${isListedCookbook()})`, hasItem()),
  },
  cookbooks: {
    route: "/cookbooks/[slug]",
    rows: sql`
      select id, json_build_object('de', slug, 'en', slug) as slugs, null::timestamptz as modified, null::uuid as picture
      from cookbooks where ${isListedCookbook()}
        and exists (select from users where users.id = cookbooks.user_id and ${isPublicUser()})`,
  },
  newsletters: {
    route: "/newsletter/archive/[slug]",
    rows: sql`
      select id, ${slugsOf("newsletter_issue_texts", "issue_id", sql`newsletter_issues.id`)}, started_at as modified,
        null::uuid as picture
      from newsletter_issues where state <> 'draft'`,
  },
};
