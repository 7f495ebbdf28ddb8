import { z } from "zod";
import { defineOperation } from "#lib/api/api-resources/operation.ts";

const pixels = (side: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,4}$/, "number")
    .transform(Number)
    .describe(`The largest ${side} of the card in pixels.`)
    .optional();

const commonFields = {
  version: z.literal("1.0"),
  title: z.string(),
  author_name: z.string(),
  author_url: z.url(),
  provider_name: z.string(),
  provider_url: z.url(),
  cache_age: z.int().describe("Seconds."),
  thumbnail_url: z.url().optional(),
  thumbnail_width: z.int().optional(),
  thumbnail_height: z.int().optional(),
};

const embedSchema = z
  .union([
    z.object({ ...commonFields, type: z.literal("rich"), width: z.int(), height: z.int(), html: z.string() }),
    z.object({ ...commonFields, type: z.literal("link") }),
  ])
  .meta({ id: "Embed" });

export const getEmbed = defineOperation({
  id: "getEmbed",
  method: "GET",
  path: "/oembed",
  summary:
    "Describes the page of a public recipe or story for other sites, as oEmbed 1.0 does: " +
    "with a card of HTML, or as a link where the limits leave no place for one. Without an envelope.",
  tag: "Embedding",
  access: "public",
  // Sites send further parameters, such as `dnt`.
  query: z.looseObject({
    url: z.string({ error: "required" }).max(2000, "length").describe("Address of the page on this site."),
    maxwidth: pixels("width"),
    maxheight: pixels("height"),
    format: z.string().describe("`json`; 501 for another one.").optional(),
  }),
  data: null,
  bare: embedSchema,
  example: { query: { url: "https://tischlein.example/de/rezepte/kaesespaetzle", maxwidth: "550" } },
});
