import { z } from "zod";
import { facetKinds } from "#lib/content/search-index/facets.ts";
import { adSlotNames } from "#lib/platform/config/ad-slots.ts";
import type { ModuleData } from "#lib/platform/db/tables/feeds.ts";
import type { Destination } from "#lib/platform/routing/destination.ts";
import { isStaticRoute, type StaticRoute } from "#lib/platform/routing/routing.ts";

const id = z.uuid();
const ids = z.array(id).max(100);
const textSchema = z.string().trim().min(1).max(1000);
const localizedSchema = z.object({ de: textSchema, en: textSchema });
const route = z.custom<StaticRoute>(isStaticRoute);
const categorySchema = z.templateLiteral(["category:", id]);
const destinationSchema = z.union([route, categorySchema]) as z.ZodType<Destination>;

const link = z.object({
  title: localizedSchema,
  text: localizedSchema.optional(),
  categoryId: id.optional(),
  ingredientId: id.optional(),
  itemId: id.optional(),
  route: route.optional(),
});
const links = z.array(link).max(50);

const search = z.object({
  type: z.enum(["recipe", "article"]),
  words: localizedSchema.optional(),
  filters: z.partialRecord(z.enum(facetKinds), z.array(z.string().max(80)).max(20)).optional(),
  community: z.boolean().optional(),
  categoryId: id.optional(),
  tagKey: z.string().max(80).optional(),
  sort: z.enum(["relevance", "newest", "title", "likes", "rating", "time", "calories"]),
  size: z.int().min(1).max(24),
});

const heading = localizedSchema;

/** Content of a feed module, validated when written and when read. */
export const moduleSchema: z.ZodType<ModuleData> = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("recipe"),
    overline: localizedSchema,
    itemIds: ids.min(1),
    fixed: z
      .array(z.object({ date: z.iso.date(), itemId: id }))
      .max(100)
      .optional(),
  }),
  z.object({ type: z.literal("article"), heading, leadId: id, itemIds: ids }),
  z.object({
    type: z.literal("collection"),
    heading,
    text: localizedSchema,
    pictureId: id,
    itemIds: ids,
    links,
    more: destinationSchema.optional(),
  }),
  z.object({
    type: z.literal("automated"),
    heading,
    text: localizedSchema.optional(),
    more: destinationSchema,
    search,
  }),
  z.object({ type: z.literal("author_carousel"), heading, userIds: ids }),
  z.object({ type: z.literal("categories_collection"), heading, categoryIds: ids }),
  z.object({
    type: z.literal("link_collection"),
    heading,
    text: localizedSchema.optional(),
    links,
    isSponsored: z.boolean(),
  }),
  z.object({ type: z.literal("player"), heading, text: localizedSchema, videoId: id, itemId: id }),
  z.object({
    type: z.literal("featured_search"),
    heading,
    terms: z.object({ de: z.array(textSchema).max(50), en: z.array(textSchema).max(50) }),
  }),
  z.object({ type: z.literal("shopping_tip"), itemId: id }),
  z.object({ type: z.literal("what_to_cook_today") }),
  z.object({ type: z.literal("onboarding") }),
  z.object({ type: z.literal("newsletter") }),
  z.object({ type: z.literal("partners"), heading }),
  z.object({ type: z.literal("advertisement"), slot: z.enum(adSlotNames) }),
]);
