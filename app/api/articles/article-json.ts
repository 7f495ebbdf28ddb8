import type { z } from "zod";
import { toImage, toVideo } from "#app/api/content-json.ts";
import { toAuthor, toCategory, toUrls } from "#app/api/recipes/recipe-json.ts";
import type { articleSchema } from "#lib/api/api-resources/schemas/article.ts";
import type { BlockContent } from "#lib/content/stories/blocks.ts";
import type { Story, StoryMedia } from "#lib/content/stories/story.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";

type ArticleJson = z.input<typeof articleSchema>;

/** A story, news item or shopping tip in answers of the API. */
export function toArticleJson(
  story: Story,
  locale: Locale,
  times: { created?: string; updated?: string } = {},
): ArticleJson {
  const { id, slug, title, summary, mainCategory } = story;
  return {
    type: "article",
    id,
    content_id: id,
    slug,
    title,
    summary,
    url: absoluteUrl(slugAddress(locale, "/stories/[slug]", slug)),
    is_sponsored: story.isSponsored,
    image: toImage(story.picture),
    author: toAuthor(story.author, locale),
    publishing: { state: "live", published: story.publishedAt, updated: story.updatedAt, ...times },
    tags: story.tags.map(({ slug: tagSlug, title: tagTitle, href, type }) => ({
      slug: tagSlug,
      title: tagTitle,
      type,
      is_hidden: false,
      url: absoluteUrl(href),
    })),
    meta: { title: story.metaTitle, description: story.metaDescription, hreflang: toUrls(story.alternates) },
    story_type: story.storyType,
    theme: story.theme,
    reading_minutes: story.readingMinutes,
    content: story.body.flatMap((block) => toBlock(block, story.media) ?? []),
    categories: { main: mainCategory && toCategory(mainCategory) },
    user_reactions: { like_count: story.likeCount },
  };
}

function toBlock(block: BlockContent, media: StoryMedia): ArticleJson["content"][number] | null {
  switch (block.type) {
    case "image_collection": {
      const images = block.pictures.flatMap(({ pictureId, caption = "" }) => {
        const image = toImage(media.pictures[pictureId] ?? null);
        return image ? [{ image, caption }] : [];
      });
      return { type: block.type, images };
    }
    case "video": {
      const video = toVideo(media.videos[block.videoId] ?? null);
      return video && { type: block.type, video, caption: block.caption ?? "" };
    }
    case "recipes":
      return { type: block.type, ids: block.itemIds };
    case "recipe_part":
      return { type: block.type, id: block.itemId, group: block.group };
    case "link_module": {
      const { pictureId = "", ...link } = block;
      return { ...link, image: toImage(media.pictures[pictureId] ?? null) };
    }
    case "proscons": {
      const { type, prosTitle, pros, consTitle, cons } = block;
      return { type, pros_title: prosTitle, pros, cons_title: consTitle, cons };
    }
    default:
      return block;
  }
}
