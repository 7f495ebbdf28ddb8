"use client";
import type { BlockFormProps } from "#components/story-drafts/blocks/block-props.ts";
import { CarouselForm } from "#components/story-drafts/blocks/entries-field.tsx";
import { ButtonForm, LinkModuleForm } from "#components/story-drafts/blocks/href-field.tsx";
import { PicturesForm, VideoForm } from "#components/story-drafts/blocks/media-fields.tsx";
import { RecipePartForm, RecipesForm } from "#components/story-drafts/blocks/recipe-fields.tsx";
import {
  HeadlineForm,
  ListForm,
  ProsConsForm,
  QuoteForm,
  TextForm,
} from "#components/story-drafts/blocks/text-fields.tsx";

/** The form of a block in one language. */
export function BlockForm({ block, ...props }: BlockFormProps) {
  switch (block.type) {
    case "headline":
      return <HeadlineForm {...props} block={block} />;
    case "text":
      return <TextForm {...props} block={block} />;
    case "list":
      return <ListForm {...props} block={block} />;
    case "quote":
      return <QuoteForm {...props} block={block} />;
    case "image_collection":
      return <PicturesForm {...props} block={block} />;
    case "video":
      return <VideoForm {...props} block={block} />;
    case "recipes":
      return <RecipesForm {...props} block={block} />;
    case "recipe_part":
      return <RecipePartForm {...props} block={block} />;
    case "content_meta_carousel":
      return <CarouselForm {...props} block={block} />;
    case "link_module":
      return <LinkModuleForm {...props} block={block} />;
    case "proscons":
      return <ProsConsForm {...props} block={block} />;
    case "cta_button":
      return <ButtonForm {...props} block={block} />;
  }
}
