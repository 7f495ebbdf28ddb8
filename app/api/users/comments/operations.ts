import { z } from "zod";
import { defineOperation } from "#lib/api/api-resources/operation.ts";
import { authorSchema, imageSchema } from "#lib/api/api-resources/schemas/content.ts";
import { commentSorts, commentTextSchema } from "#lib/people/comments/schema.ts";
import { commentKinds } from "#lib/platform/db/tables/community/comments.ts";

const uuid = z.uuid("uuid");
const exampleId = "00000000-0000-4000-8000-000000000000";

const commentSchema = z
  .object({
    id: z.uuid(),
    parent: z.uuid().nullable(),
    kind: z.enum(commentKinds),
    comment: z.string().describe("Plain text; empty when it was deleted."),
    locale: z.enum(["de", "en"]),
    created: z.iso.datetime({ precision: 6 }),
    is_edited: z.boolean(),
    is_deleted: z.boolean(),
    user_reactions: z.object({ like_count: z.int() }),
    reply_count: z.int(),
    author: authorSchema.nullable(),
    images: z.array(imageSchema),
    get recent_answers() {
      return z.array(commentSchema).optional().describe("The oldest replies.");
    },
  })
  .meta({ id: "Comment" });

export const listComments = defineOperation({
  id: "listComments",
  method: "GET",
  path: "/users/comments",
  summary: "Lists the comments of a recipe or article, or the replies to a comment.",
  tag: "Comments",
  access: "public",
  query: z
    .strictObject({
      feed_item: uuid.describe("Id of a recipe or article.").optional(),
      parent: uuid.describe("Id of a comment: its replies, oldest first.").optional(),
      sort: z.enum(commentSorts).default("helpful"),
      kind: z.enum(commentKinds).optional(),
      after: z.string().max(300, "length").describe("`next` of the page before.").optional(),
    })
    .refine(({ feed_item: item, parent }) => (item === undefined) !== (parent === undefined), {
      path: ["feed_item"],
      error: "required",
    }),
  data: z.object({ comments: z.array(commentSchema), next: z.string().nullable() }),
  example: { query: { feed_item: exampleId } },
});

export const createComment = defineOperation({
  id: "createComment",
  isRepeatable: true,
  method: "POST",
  path: "/users/comments",
  summary: "Writes a comment or a reply.",
  tag: "Comments",
  access: "user",
  body: z.strictObject({
    comment: commentTextSchema,
    feed_item: uuid,
    parent: uuid.optional(),
    kind: z.enum(commentKinds, "kind").default("comment"),
    image_ids: z.array(uuid).max(3, "tooMany").default([]).describe("From `POST /users/comments/images`."),
  }),
  data: z.object({
    id: z.uuid(),
    state: z.string().describe("`held` until an editor approves it."),
    reasons: z.array(z.string()),
    version: z.int(),
  }),
  status: 201,
  example: { body: { comment: "Schmeckt auch mit Thymian.", feed_item: exampleId } },
});

export const likeComment = defineOperation({
  id: "likeComment",
  isRepeatable: true,
  method: "POST",
  path: "/users/me/likes/comments",
  summary: "Likes a comment; repeating it changes nothing.",
  tag: "Comments",
  access: "user",
  body: z.strictObject({ id: uuid }),
  data: null,
  example: { body: { id: exampleId } },
});

export const unlikeComment = defineOperation({
  id: "unlikeComment",
  method: "DELETE",
  path: "/users/me/likes/comments/{id}",
  summary: "Removes the like of a comment; repeating it changes nothing.",
  tag: "Comments",
  access: "user",
  data: null,
  example: { path: { id: exampleId } },
});
