import { z } from "zod";
import { storyTypes } from "#lib/platform/db/tables/stories.ts";
import { categoryLinkSchema, contentFields, imageSchema, videoSchema } from "./content.ts";

/** Texts may contain **bold**, *italic* and [link](address). */
const blockSchema = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("headline"), level: z.union([z.literal(2), z.literal(3)]), text: z.string() }),
    z.object({ type: z.literal("text"), text: z.string() }),
    z.object({ type: z.literal("list"), ordered: z.boolean(), items: z.array(z.string()) }),
    z.object({ type: z.literal("quote"), text: z.string(), author: z.string().optional() }),
    z.object({
      type: z.literal("image_collection"),
      images: z.array(z.object({ image: imageSchema, caption: z.string() })),
    }),
    z.object({ type: z.literal("video"), video: videoSchema, caption: z.string() }),
    z.object({ type: z.literal("recipes"), ids: z.array(z.uuid()) }),
    z.object({ type: z.literal("recipe_part"), id: z.uuid(), group: z.int() }),
    z.object({
      type: z.literal("content_meta_carousel"),
      title: z.string(),
      entries: z.array(z.object({ title: z.string(), text: z.string() })),
    }),
    z.object({
      type: z.literal("link_module"),
      title: z.string(),
      text: z.string(),
      label: z.string(),
      href: z.string(),
      image: imageSchema.nullable(),
    }),
    z.object({
      type: z.literal("proscons"),
      pros_title: z.string(),
      pros: z.array(z.string()),
      cons_title: z.string(),
      cons: z.array(z.string()),
    }),
    z.object({ type: z.literal("cta_button"), text: z.string(), href: z.string() }),
  ])
  .meta({ id: "Block" });

export const articleSchema = z
  .object({
    type: z.literal("article"),
    ...contentFields,
    story_type: z.enum(storyTypes),
    theme: z.string().nullable().describe("Groups shopping tips."),
    reading_minutes: z.int(),
    content: z.array(blockSchema),
    categories: z.object({ main: categoryLinkSchema.nullable() }),
    user_reactions: z.object({ like_count: z.int() }),
  })
  .meta({ id: "Article" });
