import { z } from "zod";
import type { ModuleData } from "#lib/db/tables/feeds.ts";
import type { Destination } from "#lib/i18n/destination.ts";
import { type PlainRoute, pathnames } from "#lib/i18n/routing.ts";
import { facetKinds } from "#lib/search/facets.ts";
import type { AdSlotName } from "#lib/site.ts";

const id = z.uuid();
const ids = z.array(id).max(100);
const words = z.string().trim().min(1).max(1000);
const localized = z.object({ de: words, en: words });
const route = z.custom<PlainRoute>((value) => typeof value === "string" && value in pathnames && !value.includes("["));
const category = z.templateLiteral(["category:", id]);
const destination = z.union([route, category]) as z.ZodType<Destination>;

const link = z.object({
  title: localized,
  text: localized.optional(),
  categoryId: id.optional(),
  ingredientId: id.optional(),
  itemId: id.optional(),
  route: route.optional(),
});
const links = z.array(link).max(50);

const search = z.object({
  type: z.enum(["recipe", "article"]),
  words: localized.optional(),
  filters: z.partialRecord(z.enum(facetKinds), z.array(z.string().max(80)).max(20)).optional(),
  community: z.boolean().optional(),
  categoryId: id.optional(),
  tagKey: z.string().max(80).optional(),
  sort: z.enum(["relevance", "newest", "title", "likes", "rating", "time", "calories"]),
  size: z.int().min(1).max(24),
});

const slots = [
  "header",
  "sidebar_left",
  "sidebar",
  "marginal",
  "content_1",
  "content_2",
  "content_3",
  "content_4",
  "content_5",
  "footer",
  "floor_ad",
  "wallpaper_pixel",
  "mobile_stickyad",
] as const satisfies AdSlotName[];

const heading = localized;

/** What a feed module shows, whoever wrote it into the database. */
export const moduleInput: z.ZodType<ModuleData> = z.discriminatedUnion("type", [
  z.object({ type: z.literal("recipe"), overline: localized, itemIds: ids.min(1) }),
  z.object({ type: z.literal("article"), heading, leadId: id, itemIds: ids }),
  z.object({
    type: z.literal("collection"),
    heading,
    text: localized,
    pictureId: id,
    itemIds: ids,
    links,
    more: destination.optional(),
  }),
  z.object({ type: z.literal("automated"), heading, text: localized.optional(), more: destination, search }),
  z.object({ type: z.literal("author_carousel"), heading, userIds: ids }),
  z.object({ type: z.literal("categories_collection"), heading, categoryIds: ids }),
  z.object({
    type: z.literal("link_collection"),
    heading,
    text: localized.optional(),
    links,
    isSponsored: z.boolean(),
  }),
  z.object({ type: z.literal("player"), heading, text: localized, videoId: id, itemId: id }),
  z.object({
    type: z.literal("featured_search"),
    heading,
    terms: z.object({ de: z.array(words).max(50), en: z.array(words).max(50) }),
  }),
  z.object({ type: z.literal("shopping_tip"), itemId: id }),
  z.object({ type: z.literal("what_to_cook_today") }),
  z.object({ type: z.literal("onboarding") }),
  z.object({ type: z.literal("newsletter") }),
  z.object({ type: z.literal("partners"), heading }),
  z.object({ type: z.literal("advertisement"), slot: z.enum(slots) }),
]);
