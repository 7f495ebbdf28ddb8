import { z } from "zod";
import { defineOperation } from "#lib/api/api-resources/operation.ts";
import { deletionBodySchema } from "#lib/people/accounts/deletion/schema.ts";
import { ownCommentsSchema } from "#lib/people/comments/schema.ts";
import { itemIdsSchema } from "#lib/people/likes/schema.ts";
import { profileBodySchema } from "#lib/people/users/schema.ts";
import { commentStates } from "#lib/platform/db/tables/community/comments.ts";
import { pictureSchema, sessionUserSchema } from "./session-user-schema.ts";

const exampleId = "00000000-0000-4000-8000-000000000000";
const shared = { tag: "Accounts", access: "user", isOlder: true } as const;
const instant = z.iso.datetime();

export const getSessionUser = defineOperation({
  ...shared,
  id: "getSessionUser",
  method: "GET",
  path: "/users/me",
  summary: "Returns the signed-in user.",
  data: sessionUserSchema,
});

export const updateSessionUser = defineOperation({
  ...shared,
  id: "updateSessionUser",
  method: "PUT",
  path: "/users/me",
  summary: "Changes the given fields of the own profile.",
  body: profileBodySchema,
  data: sessionUserSchema,
  example: { body: { bio: "Backt am liebsten sonntags." } },
});

export const deleteSessionUser = defineOperation({
  ...shared,
  id: "deleteSessionUser",
  method: "DELETE",
  path: "/users/me",
  summary: "Requests the deletion of the account and ends all sessions. Without a password, `word` confirms it.",
  body: deletionBodySchema,
  data: null,
  example: { body: { password: "ein langes Passwort", keeps_comments: true } },
});

export const exportSessionUser = defineOperation({
  ...shared,
  id: "exportSessionUser",
  method: "GET",
  path: "/users/me/export",
  summary: "Returns everything the account holds.",
  data: null,
  alternatives: { "application/zip": "JSON and pictures." },
});

/** The two paths that take a picture for a later request. */
const uploadOperation = {
  ...shared,
  method: "POST",
  upload: {},
  isRepeatable: true,
  data: pictureSchema,
  status: 201,
} as const;

export const uploadImage = defineOperation({
  ...uploadOperation,
  id: "uploadImage",
  path: "/users/me/images",
  summary: "Stores a picture of at most 10 MB; other requests then name its id.",
});

export const uploadCommentImage = defineOperation({
  ...uploadOperation,
  tag: "Comments",
  id: "uploadCommentImage",
  path: "/users/comments/images",
  summary: "Stores a picture for a comment; `image_ids` of a new comment names it.",
});

const pixels = z.coerce.number().min(0).max(100_000);

/** The square that a profile picture shows. */
export const cropSchema = z.object({ x: pixels, y: pixels, size: pixels }).partial();

export const setProfilePicture = defineOperation({
  ...shared,
  id: "setProfilePicture",
  method: "POST",
  path: "/users/me/picture",
  summary: "Sets the profile picture, cropped to a square.",
  upload: { fields: cropSchema },
  data: null,
});

export const listItemStates = defineOperation({
  ...shared,
  id: "listItemStates",
  method: "GET",
  path: "/users/me/item-states",
  tag: "Likes and ratings",
  summary: "Tells what the user has done with these items and authors; unknown ids are answered, too.",
  query: z.object({ ids: itemIdsSchema.shape.ids.describe("At most 100 ids, separated by commas.") }),
  data: z.array(
    z.object({
      id: z.uuid(),
      isLiked: z.boolean(),
      likeCount: z.int(),
      isSaved: z.boolean(),
      isFollowed: z.boolean(),
      isAdapted: z.boolean(),
    }),
  ),
  example: { query: { ids: exampleId } },
});

const ownCommentSchema = z
  .object({
    id: z.uuid(),
    parentId: z.uuid().nullable(),
    text: z.string(),
    photos: z.array(z.object({ id: z.uuid(), src: z.string() })),
    state: z.enum(commentStates),
    hideReason: z.string(),
    editableVersion: z.int(),
  })
  .meta({ id: "OwnComment" });

export const getOwnComments = defineOperation({
  ...shared,
  id: "getOwnComments",
  method: "GET",
  path: "/users/me/comments",
  tag: "Comments",
  summary: "Tells what the user likes of these comments, may edit, and has in review on an item.",
  query: z.object(ownCommentsSchema.shape),
  data: z.object({
    states: z.array(
      z.object({
        id: z.uuid(),
        isLiked: z.boolean(),
        isOwn: z.boolean(),
        likeCount: z.int(),
        editableVersion: z.int(),
        editableUntil: instant.nullable(),
      }),
    ),
    editable: z.array(ownCommentSchema),
    pending: z.array(ownCommentSchema),
  }),
  example: { query: { item: exampleId, ids: exampleId } },
});

export const getInvoice = defineOperation({
  id: "getInvoice",
  method: "GET",
  path: "/users/me/invoices/{id}",
  summary: "Returns an invoice of Plus.",
  tag: "Plus",
  access: "user",
  isOlder: true,
  data: null,
  alternatives: { "application/pdf": "The invoice." },
  example: { path: { id: exampleId } },
});

export const printCookbook = defineOperation({
  id: "printCookbook",
  method: "GET",
  path: "/users/me/cookbooks/{id}/pdf",
  summary: "Returns a cookbook of the user to print; 403 without Plus.",
  tag: "Plus",
  access: "user",
  isOlder: true,
  query: z.object({ locale: z.string().describe("`de` or `en`, otherwise that of the request.").optional() }),
  data: null,
  alternatives: { "application/pdf": "The cookbook." },
  example: { path: { id: exampleId } },
});

export const subscribeToEvents = defineOperation({
  ...shared,
  id: "subscribeToEvents",
  method: "GET",
  path: "/users/me/events",
  summary: "Tells of changes on other devices, at most 20 connections per user. Changes of 30 seconds are repeated.",
  data: null,
  alternatives: {
    "text/event-stream":
      "Events `shopping-list`, `likes` and `cookbooks` with `{own}`, true when this session made the change; " +
      "`gap` when events may have been lost; `session-ended` as the last one.",
  },
});
