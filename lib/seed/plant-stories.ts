import type { Block } from "#lib/db/tables/stories.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { setLike } from "#lib/likes/mutations.ts";
import { createStory } from "#lib/stories/mutations.ts";
import { storyInput } from "#lib/stories/schema.ts";
import { type Keys, pageAddresses } from "./keys.ts";
import { loadAll } from "./load.ts";
import type { BlockSeed, StorySeed } from "./types.ts";

export async function plantStories(keys: Keys): Promise<void> {
  const stories = await loadAll<StorySeed>("stories", "story", "stories");
  for (const story of stories) keys.announce("story", story.key, pageAddresses("/stories/[slug]", story.slug));
  for (const story of stories.toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt))) {
    const itemId = await createStory(storyInput.parse(toInput(keys, story)));
    keys.add("story", story.key, itemId);
    for (const userId of keys.ids("user", story.likedBy ?? [])) await setLike({ userId, itemId, liked: true });
  }
}

function toInput(keys: Keys, story: StorySeed) {
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
      words: "",
      body: story.body[locale].map((block) => toBlock(keys, locale, block)),
    };
  }
}

function toBlock(keys: Keys, locale: Locale, block: BlockSeed): Block {
  switch (block.type) {
    case "text":
    case "quote":
      return { ...block, text: keys.links(locale, block.text) };
    case "list":
      return { ...block, items: block.items.map((item) => keys.links(locale, item)) };
    case "image_collection":
      return {
        type: block.type,
        pictures: block.pictures.map(({ picture, caption }) => ({ pictureId: keys.id("picture", picture), caption })),
      };
    case "video":
      return { type: block.type, videoId: keys.id("video", block.video), caption: block.caption };
    case "recipes":
      return { type: block.type, itemIds: keys.ids("recipe", block.recipes) };
    case "link_module": {
      const { picture, href, ...link } = block;
      return { ...link, href: keys.address(locale, href), pictureId: picture && keys.id("picture", picture) };
    }
    case "cta_button":
      return { ...block, href: keys.address(locale, block.href) };
    default:
      return block;
  }
}
