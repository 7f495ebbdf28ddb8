import "server-only";
import { and, asc, eq, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { categoryTexts } from "#lib/platform/db/tables/categories.ts";
import { items, itemTags, itemTexts, type PageKey, pageKeys } from "#lib/platform/db/tables/items.ts";
import { itemStats } from "#lib/platform/db/tables/likes.ts";
import { stories, storyTexts } from "#lib/platform/db/tables/stories.ts";
import { tags, tagTexts } from "#lib/platform/db/tables/tags.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import { type Locale, pickLocale } from "#lib/platform/i18n/locales.ts";
import { findPictures, findVideos } from "#lib/platform/media/queries.ts";
import { address, slugAddress, slugAddresses } from "#lib/platform/routing/address.ts";
import { listItemSlugs } from "#lib/platform/routing/slugs.ts";
import { capitalize } from "#lib/platform/text/capitalize.ts";
import type { Block, BlockContent } from "./blocks.ts";
import { listItemReferences, listReferences, resolveItemReferences } from "./body-references.ts";
import type { Story } from "./story.ts";

/**
 * Finds the public story, news item or shopping tip with this slug; static pages: see
 * getStaticPage.
 */
export const getStory = cached(
  "story",
  (_, slug) => [cacheTags.item(slug)],
  (locale: Locale, slug: string): Promise<Story | null> =>
    findStory(locale, and(isPublicItem(), eq(itemTexts.slug, slug), ne(stories.storyType, "static_page"))),
);

/** Finds the static page of a route; null while it has no text. */
export const getStaticPage = cached(
  "static-page",
  (_, pageKey) => [cacheTags.item(pageKey)],
  (locale: Locale, pageKey: PageKey): Promise<Story | null> =>
    findStory(locale, and(isPublicItem(), eq(stories.pageKey, pageKey))),
);

/** Finds a story in any state, for its preview; null without a text in this language. */
export const getStoredStory = (locale: Locale, id: string) => findStory(locale, eq(items.id, id));
/** Static pages that have a public text in a language; links to others would lead nowhere. */
export const listWrittenPages = cached(
  "written-pages",
  () => pageKeys.map(cacheTags.item),
  async (locale: Locale): Promise<PageKey[]> => {
    const rows = await db
      .select({ pageKey: stories.pageKey })
      .from(stories)
      .innerJoin(items, eq(items.id, stories.itemId))
      .innerJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.locale, locale)))
      .where(and(isPublicItem(), isNotNull(stories.pageKey)));
    return rows.flatMap(({ pageKey }) => pageKey ?? []);
  },
);

async function findStory(locale: Locale, condition: SQL | undefined): Promise<Story | null> {
  const [row] = await db
    .select({
      item: items,
      story: stories,
      text: {
        slug: itemTexts.slug,
        title: itemTexts.title,
        summary: itemTexts.summary,
        metaTitle: itemTexts.metaTitle,
        metaDescription: itemTexts.metaDescription,
      },
      storyText: storyTexts,
      author: users,
      category: { slug: categoryTexts.slug, title: categoryTexts.title },
      likeCount: sql<number>`coalesce(${itemStats.likeCount}, 0)`,
    })
    .from(itemTexts)
    .innerJoin(items, eq(items.id, itemTexts.itemId))
    .innerJoin(stories, eq(stories.itemId, items.id))
    .innerJoin(storyTexts, and(eq(storyTexts.itemId, items.id), eq(storyTexts.locale, locale)))
    .innerJoin(users, eq(users.id, items.authorId))
    .leftJoin(categoryTexts, and(eq(categoryTexts.categoryId, items.mainCategoryId), eq(categoryTexts.locale, locale)))
    .leftJoin(itemStats, eq(itemStats.itemId, items.id))
    .where(and(eq(itemTexts.locale, locale), condition));
  if (!row) return null;
  const { item, story, text, storyText, author, category, likeCount } = row;
  const [tagRows, slugs, { body, media }, pictures] = await Promise.all([
    listStoryTags(locale, item.id),
    listItemSlugs(item.id),
    findBody(locale, storyText.body),
    findPictures(
      locale,
      [item.pictureId, author.pictureId].filter((id) => id !== null),
    ),
  ]);
  return {
    id: item.id,
    ...text,
    storyType: story.storyType,
    pageKey: story.pageKey,
    theme: story.theme,
    body,
    media,
    readingMinutes: storyText.readingMinutes,
    isSponsored: item.isSponsored,
    picture: (item.pictureId && pictures.get(item.pictureId)) || null,
    tags: tagRows.map((tag) => ({ ...tag, href: slugAddress(locale, "/tags/[slug]", tag.slug) })),
    mainCategory: category && { title: category.title, href: slugAddress(locale, "/categories/[slug]", category.slug) },
    author: {
      id: author.id,
      name: author.name,
      slug: author.slug,
      newType: author.newType,
      occupation: capitalize(pickLocale(author.occupation, locale) ?? "", locale),
      bio: pickLocale(author.bio, locale) ?? "",
      picture: (author.pictureId && pictures.get(author.pictureId)) || null,
    },
    likeCount,
    publishedAt: (item.publishedAt ?? item.createdAt).toISOString(),
    updatedAt: item.updatedAt.toISOString(),
    alternates: slugAddresses("/stories/[slug]", slugs),
  };
}

async function findBody(locale: Locale, stored: Block[]): Promise<Pick<Story, "body" | "media">> {
  const addresses = await findItemAddresses(locale, listItemReferences(stored));
  const body = resolveItemReferences(stored, addresses).map(({ id: _, ...block }): BlockContent => block);
  const [pictures, videos] = await Promise.all([
    findPictures(
      locale,
      body.flatMap((block) => listReferences(block, "picture")),
    ),
    findVideos(
      locale,
      body.flatMap((block) => listReferences(block, "video")),
    ),
  ]);
  return { body, media: { pictures: Object.fromEntries(pictures), videos: Object.fromEntries(videos) } };
}

/** Addresses of those of these recipes and stories that readers see in a language, by id. */
async function findItemAddresses(locale: Locale, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: items.id, type: items.type, slug: itemTexts.slug, pageKey: stories.pageKey })
    .from(items)
    .innerJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.locale, locale)))
    .leftJoin(stories, eq(stories.itemId, items.id))
    .where(and(inArray(items.id, ids), isPublicItem()));
  return new Map(
    rows.map(({ id, type, slug, pageKey }) => {
      if (pageKey) return [id, address(locale, `/${pageKey}`)];
      return [id, slugAddress(locale, type === "recipe" ? "/recipes/[slug]" : "/stories/[slug]", slug)];
    }),
  );
}

function listStoryTags(locale: Locale, itemId: string) {
  return db
    .select({ slug: tagTexts.slug, title: tagTexts.title, type: tags.type })
    .from(itemTags)
    .innerJoin(tags, eq(tags.id, itemTags.tagId))
    .innerJoin(tagTexts, and(eq(tagTexts.tagId, tags.id), eq(tagTexts.locale, locale)))
    .where(and(eq(itemTags.itemId, itemId), eq(tags.isHidden, false)))
    .orderBy(asc(tagTexts.title));
}
