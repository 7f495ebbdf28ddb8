import type { ReactNode } from "react";
import { CarouselBlock } from "#components/content/stories/carousel-block.tsx";
import { ButtonBlock, LinkModuleBlock } from "#components/content/stories/link-blocks.tsx";
import { PictureBlock, VideoBlock } from "#components/content/stories/media-blocks.tsx";
import { ProsConsBlock } from "#components/content/stories/pros-cons-block.tsx";
import { HeadlineBlock, ListBlock, QuoteBlock, TextBlock } from "#components/content/stories/text-blocks.tsx";
import type { BlockContent } from "#lib/content/stories/blocks.ts";
import { getHeadingLevels } from "#lib/content/stories/heading-levels.ts";
import type { StoryMedia } from "#lib/content/stories/story.ts";
import { headlineId } from "#lib/content/stories/table-of-contents.ts";

interface StoryBodyProps {
  body: BlockContent[];
  media: StoryMedia;
  /** Renders a block of recipes. */
  recipes: (ids: string[], heading: 2 | 3) => ReactNode;
  /** Renders the ingredients of a part of a recipe. */
  recipePart: (id: string, group: number, heading: 2 | 3) => ReactNode;
  isSponsored?: boolean;
  /** A large first letter where the body begins with text. */
  hasDropCap?: boolean;
  /** A table of contents leads to the headlines. */
  hasContents?: boolean;
}

export function StoryBody(props: StoryBodyProps) {
  const { body, media, recipes, recipePart, isSponsored = false, hasDropCap = false, hasContents } = props;
  const levels = getHeadingLevels(body);
  return body.map((block, index) => {
    const key = `${index}-${block.type}`;
    const heading = levels[index] ?? 2;
    switch (block.type) {
      case "headline":
        return <HeadlineBlock key={key} {...block} id={hasContents ? headlineId(block.text) : undefined} />;
      case "text":
        return <TextBlock key={key} text={block.text} hasDropCap={hasDropCap && index === 0} />;
      case "list":
        return <ListBlock key={key} {...block} />;
      case "quote":
        return <QuoteBlock key={key} {...block} />;
      case "image_collection":
        return <PictureBlock key={key} block={block} media={media} />;
      case "video":
        return <VideoBlock key={key} block={block} media={media} />;
      case "recipes":
        return <div key={key}>{recipes(block.itemIds, heading)}</div>;
      case "recipe_part":
        return <div key={key}>{recipePart(block.itemId, block.group, heading)}</div>;
      case "content_meta_carousel":
        return <CarouselBlock key={key} {...block} heading={heading} />;
      case "proscons":
        return <ProsConsBlock key={key} {...block} heading={heading} />;
      case "link_module":
        return <LinkModuleBlock key={key} block={block} media={media} isSponsored={isSponsored} />;
      case "cta_button":
        return <ButtonBlock key={key} {...block} isSponsored={isSponsored} />;
      default:
        // A type without a view does not compile.
        block satisfies never;
        return null;
    }
  });
}
