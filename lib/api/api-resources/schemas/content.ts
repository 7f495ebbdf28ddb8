import { z } from "zod";
import { itemStates, itemTypes } from "#lib/platform/db/tables/items.ts";
import { userTypes } from "#lib/platform/db/tables/users.ts";

export const imageSchema = z
  .object({
    id: z.uuid().optional(),
    url: z.url().describe("Absolute and signed; the width in it is fixed."),
    width: z.int(),
    height: z.int(),
    alt: z.string().optional(),
  })
  .meta({ id: "Image" });

export const videoSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    duration: z.number().describe("Seconds."),
    width: z.int(),
    height: z.int(),
    url: z.url(),
    poster: imageSchema,
  })
  .meta({ id: "Video" });

export const tagSchema = z
  .object({
    id: z.string().optional(),
    key: z.string().optional().describe("The same in both languages."),
    slug: z.string(),
    title: z.string(),
    type: z.string(),
    is_hidden: z.literal(false),
    url: z.url().optional(),
    count: z.int().optional().describe("Public items with this tag; 1001 stands for more than 1000."),
    summary: z.string().optional(),
  })
  .meta({ id: "Tag" });

export const authorSchema = z
  .object({
    name: z.string(),
    slug: z.string(),
    new_type: z.enum(userTypes),
    image: imageSchema.nullable(),
    occupation: z.string().optional(),
    bio: z.string().optional(),
    website: z.string().nullable().optional(),
    url: z.url().optional(),
  })
  .meta({ id: "Author" });

const instant = z.iso.datetime();

const publishingSchema = z
  .object({
    state: z.enum(itemStates),
    created: instant.optional(),
    published: instant.nullable(),
    updated: instant.optional(),
  })
  .meta({ id: "Publishing" });

export const durationSchema = z
  .object({ preparation: z.int(), baking: z.int(), resting: z.int() })
  .describe("Minutes.")
  .meta({ id: "Duration" });

/** A recipe or article in a list. Only recipes have `duration` and `tags`. */
export const cardSchema = z
  .object({
    id: z.uuid(),
    content_id: z.uuid().describe("The same as `id`; the name that analytics uses."),
    type: z.enum(itemTypes),
    slug: z.string(),
    title: z.string(),
    url: z.url().describe("The page of the site."),
    image: imageSchema.nullable(),
    user_reactions: z.object({ like_count: z.int() }),
    publishing: publishingSchema,
    author: authorSchema,
    duration: durationSchema.optional(),
    tags: z.array(tagSchema).optional(),
    video: z.object({ id: z.uuid() }).optional(),
  })
  .meta({ id: "ContentCard" });

/** What is deleted or no longer public, for clients that keep a copy. */
export const tombstoneSchema = z
  .object({ id: z.uuid(), deleted: z.literal(true), updated: instant })
  .meta({ id: "Tombstone" });

export const categoryLinkSchema = z
  .object({ id: z.string().optional(), title: z.string(), slug: z.string(), url: z.url() })
  .meta({ id: "CategoryLink" });

/** Fields that recipes and articles share. */
export const contentFields = {
  id: z.uuid(),
  content_id: z.uuid().describe("The same as `id`; the name that analytics uses."),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  url: z.url().describe("The page of the site."),
  is_sponsored: z.boolean(),
  image: imageSchema.nullable(),
  author: authorSchema,
  publishing: publishingSchema,
  tags: z.array(tagSchema),
  meta: z.object({
    title: z.string().nullable(),
    description: z.string().nullable(),
    hreflang: z.partialRecord(z.enum(["de", "en"]), z.url()).describe("The page per language."),
  }),
};
