import "server-only";
import { and, asc, eq, ne, type SQL, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/cache.ts";
import { db } from "#lib/db/client.ts";
import { isPublic } from "#lib/db/public.ts";
import { items, itemTags, itemTexts, type PageKey } from "#lib/db/tables/items.ts";
import { itemStats } from "#lib/db/tables/likes.ts";
import { type Block, stories, storyTexts } from "#lib/db/tables/stories.ts";
import { categoryTexts, tags, tagTexts } from "#lib/db/tables/taxonomy.ts";
import { users } from "#lib/db/tables/users.ts";
import { slugAddress, slugAddresses } from "#lib/i18n/address.ts";
import { type Locale, pickLocale } from "#lib/i18n/locales.ts";
import { listItemSlugs } from "#lib/i18n/slugs.ts";
import { findPictures, findVideos } from "#lib/media/queries.ts";
import type { Story, StoryBlock } from "./story.ts";

/** The public story, news item or shopping tip with this slug, or null. Static pages are found by their key alone. */
export const getStory = cached(
  "story",
  (_, slug) => [cacheTags.item(slug)],
  (locale: Locale, slug: string): Promise<Story | null> =>
    findStory(locale, and(eq(itemTexts.slug, slug), ne(stories.storyType, "static_page"))),
);

/** The static page of a route, or null when nobody has written it. */
export const getStaticPage = cached(
  "static-page",
  (_, pageKey) => [cacheTags.item(pageKey)],
  (locale: Locale, pageKey: PageKey): Promise<Story | null> => findStory(locale, eq(stories.pageKey, pageKey)),
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
      words: storyTexts,
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
    .where(and(eq(itemTexts.locale, locale), isPublic(), condition));
  if (!row) return null;
  const { item, story, text, words, author, category, likeCount } = row;
  const [tagRows, slugs, body, pictures] = await Promise.all([
    listTags(locale, item.id),
    listItemSlugs(item.id),
    fillBlocks(locale, words.body),
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
    readingMinutes: words.readingMinutes,
    isSponsored: item.isSponsored,
    picture: (item.pictureId && pictures.get(item.pictureId)) || null,
    tags: tagRows.map((tag) => ({ ...tag, href: slugAddress(locale, "/tags/[slug]", tag.slug) })),
    mainCategory: category && { title: category.title, href: slugAddress(locale, "/categories/[slug]", category.slug) },
    author: {
      name: author.name,
      slug: author.slug,
      newType: author.newType,
      occupation: pickLocale(author.occupation, locale) ?? "",
      bio: pickLocale(author.bio, locale) ?? "",
      picture: (author.pictureId && pictures.get(author.pictureId)) || null,
    },
    likeCount,
    publishedAt: (item.publishedAt ?? item.createdAt).toISOString(),
    updatedAt: item.updatedAt.toISOString(),
    alternates: slugAddresses("/stories/[slug]", slugs),
  };
}

async function fillBlocks(locale: Locale, body: Block[]): Promise<StoryBlock[]> {
  const [pictures, videos] = await Promise.all([
    findPictures(locale, body.flatMap(pictureIdsOf)),
    findVideos(
      locale,
      body.flatMap((block) => (block.type === "video" ? [block.videoId] : [])),
    ),
  ]);
  return body.flatMap((block): StoryBlock[] => {
    if (block.type === "image_collection") {
      const found = block.pictures.flatMap(({ pictureId, caption = "" }) => {
        const picture = pictures.get(pictureId);
        return picture ? [{ picture, caption }] : [];
      });
      return [{ type: block.type, pictures: found }];
    }
    if (block.type === "video") {
      const video = videos.get(block.videoId);
      return video ? [{ type: block.type, video, caption: block.caption ?? "" }] : [];
    }
    if (block.type === "link_module") {
      const { pictureId, ...link } = block;
      return [{ ...link, picture: (pictureId && pictures.get(pictureId)) || null }];
    }
    return [block];
  });
}

function pictureIdsOf(block: Block): string[] {
  if (block.type === "image_collection") return block.pictures.map((entry) => entry.pictureId);
  return block.type === "link_module" && block.pictureId ? [block.pictureId] : [];
}

function listTags(locale: Locale, itemId: string) {
  return db
    .select({ slug: tagTexts.slug, title: tagTexts.title })
    .from(itemTags)
    .innerJoin(tags, eq(tags.id, itemTags.tagId))
    .innerJoin(tagTexts, and(eq(tagTexts.tagId, tags.id), eq(tagTexts.locale, locale)))
    .where(and(eq(itemTags.itemId, itemId), eq(tags.isHidden, false)))
    .orderBy(asc(tagTexts.title));
}
