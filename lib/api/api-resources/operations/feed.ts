import { z } from "zod";
import { defineOperation } from "#lib/api/api-resources/operation.ts";
import { changeParameters, pageParameters } from "#lib/api/api-resources/query-string.ts";
import { feedModuleSchema, reducedModuleSchema, shoppingTipsSchema } from "#lib/api/api-resources/schemas/feed.ts";

const pages = z.strictObject({ ...pageParameters, ...changeParameters });

export const getFeed = defineOperation({
  id: "getFeed",
  method: "GET",
  path: "/feed",
  summary: "Lists the modules of the home page that are shown now, with their content.",
  tag: "Feed",
  access: "public",
  data: z.array(feedModuleSchema),
});

export const getReducedFeed = defineOperation({
  id: "getReducedFeed",
  method: "GET",
  path: "/feed-reduced",
  summary: "Lists the same modules with the ids of their content only.",
  tag: "Feed",
  access: "public",
  data: z.array(reducedModuleSchema),
});

export const listCollections = defineOperation({
  id: "listCollections",
  method: "GET",
  path: "/content-collections",
  summary: "Lists the collections of the home page that are shown now.",
  tag: "Feed",
  access: "public",
  query: pages,
  data: z.array(reducedModuleSchema),
  changed: reducedModuleSchema,
  isPaginated: true,
});

export const getCollection = defineOperation({
  id: "getCollection",
  method: "GET",
  path: "/content-collections/{id}",
  summary: "Returns a collection with its content.",
  tag: "Feed",
  access: "public",
  data: feedModuleSchema,
  example: { path: { id: "00000000-0000-4000-8000-000000000000" } },
});

export const listShoppingTips = defineOperation({
  id: "listShoppingTips",
  method: "GET",
  path: "/shopping-tips",
  summary: "Lists the themes of the shopping tips, each with its newest tips.",
  tag: "Feed",
  access: "public",
  query: z.strictObject({
    tips_per_category: z
      .string()
      .regex(/^([1-9]|1\d|2[0-4])$/, "size")
      .default("4")
      .transform(Number)
      .describe("Tips of each theme, at most 24."),
  }),
  data: z.array(shoppingTipsSchema),
  example: { query: { tips_per_category: "4" } },
});
