import { z } from "zod";
import { defineOperation } from "#lib/api/api-resources/operation.ts";
import { cardSchema } from "#lib/api/api-resources/schemas/content.ts";
import { likeSchema, pageSchema } from "#lib/people/likes/schema.ts";

const exampleId = "00000000-0000-4000-8000-000000000000";
const shared = { tag: "Likes and ratings", access: "user", isOlder: true } as const;

const page = pageSchema.shape.page.prefault("1").describe("Number of the page, from 1.");

const list = {
  ...shared,
  method: "GET",
  query: z.object({ page, ids: z.string().describe("`true` lists the ids of all likes instead.").optional() }),
  data: z.array(cardSchema),
  bare: z.array(z.object({ id: z.uuid() })),
  isPaginated: true,
  example: { query: { page: "1" } },
} as const;

export const listLikes = defineOperation({
  ...list,
  id: "listLikes",
  path: "/users/me/likes/feed-items",
  summary: "Lists the likes of the user, the latest first.",
});

export const listUserLikes = defineOperation({
  ...list,
  id: "listUserLikes",
  path: "/users/me/likes",
  summary: "The same as `listLikes`.",
});

export const listLikedIds = defineOperation({
  ...list,
  id: "listLikedIds",
  path: "/likes",
  summary: "The same as `listLikes`; clients ask it for `ids=true`.",
  example: { query: { ids: "true" } },
});

export const listProfileLikes = defineOperation({
  ...shared,
  id: "listProfileLikes",
  method: "GET",
  path: "/profile-likes",
  summary: "One page of the likes of the user.",
  query: z.object({ page }),
  data: z.array(cardSchema),
  isPaginated: true,
  example: { query: { page: "1" } },
});

export const likeItem = defineOperation({
  ...shared,
  id: "likeItem",
  method: "POST",
  path: "/users/me/likes/feed-items",
  summary: "Likes a recipe or article; repeating it changes nothing.",
  body: likeSchema,
  isRepeatable: true,
  data: null,
  example: { body: { id: exampleId } },
});

export const unlikeItem = defineOperation({
  ...shared,
  id: "unlikeItem",
  method: "DELETE",
  path: "/users/me/likes/feed-items/{id}",
  summary: "Removes a like; repeating it changes nothing.",
  data: null,
  example: { path: { id: exampleId } },
});
