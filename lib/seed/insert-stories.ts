import type { Block } from "#lib/db/tables/stories.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { setLike } from "#lib/likes/mutations.ts";
import { createStory } from "#lib/stories/mutations.ts";
import { storyInputSchema } from "#lib/stories/schema.ts";
import { pageAddresses, type SeedKeys } from "./keys.ts";
import { loadSeeds } from "./load-seeds.ts";
import type { BlockSeed, StorySeed } from "./seed-types.ts";

/** Inserts stories, static pages, news and shopping tips with their likes. */
export async function insertStories(keys: SeedKeys): Promise<void> {
  const stories = await loadSeeds<StorySeed>("stories", "story", "stories");
  for (const story of stories) keys.reserve("story", story.key, pageAddresses("/stories/[slug]", story.slug));
  for (const story of stories.toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt))) {
    const itemId = await createStory(storyInputSchema.parse(toInput(keys, story)));
    keys.add("story", story.key, itemId);
    for (const userId of keys.ids("user", story.likedBy ?? [])) await setLike({ userId, itemId, liked: true });
  }
}

function toInput(keys: SeedKeys, story: StorySeed) {
  return {
    authorId: keys.id("user", story.author),
    pictureId: story.picture && keys.id("picture", story.picture),
    mainCategoryId: story.category && keys.id("category", story.category),
    storyType: story.storyType,
    pageKey: story.pageKey,
    theme: story.theme,
    state: "live",
    isSponsored: story.isSponsored ?? false,
    publishedAt: new Date(story.publishedAt),
    texts: { de: textOf("de"), en: textOf("en") },
    categoryIds: keys.ids("category", story.moreCategories ?? []),
    tagIds: keys.ids("tag", story.tags),
  };

  function textOf(locale: Locale) {
    return {
      slug: story.slug[locale],
      title: story.title[locale],
      summary: story.summary[locale],
      keywords: "",
      body: story.body[locale].map((block) => toBlock(keys, locale, block)),
    };
  }
}

function toBlock(keys: SeedKeys, locale: Locale, block: BlockSeed): Block {
  switch (block.type) {
    case "text":
    case "quote":
      return { ...block, text: keys.resolveLinks(locale, block.text) };
    case "list":
      return { ...block, items: block.items.map((item) => keys.resolveLinks(locale, item)) };
    case "image_collection":
      return {
        type: block.type,
        pictures: block.pictures.map(({ picture, caption }) => ({ pictureId: keys.id("picture", picture), caption })),
      };
    case "video":
      return { type: block.type, videoId: keys.id("video", block.video), caption: block.caption };
    case "recipes":
      return { type: block.type, itemIds: keys.ids("recipe", block.recipes) };
    case "recipe_part":
      return { type: block.type, itemId: keys.id("recipe", block.recipe), group: block.group };
    case "link_module": {
      const { picture, href, ...link } = block;
      return { ...link, href: keys.resolveAddress(locale, href), pictureId: picture && keys.id("picture", picture) };
    }
    case "cta_button":
      return { ...block, href: keys.resolveAddress(locale, block.href) };
    default:
      return block;
  }
}
