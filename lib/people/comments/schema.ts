import { z } from "zod";
import { commentKinds } from "#lib/platform/db/tables/community/comments.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { defaultLocale, locales } from "#lib/platform/i18n/locales.ts";
import { optionalText } from "#lib/platform/text/text-schema.ts";
import { countGraphemes, isReadable, normalizeUserText } from "#lib/platform/text/user-text.ts";
import type { commentFields, OwnPhoto } from "./comment.ts";
import type { CommentErrorCode } from "./errors.ts";
import { maxNoteLength, maxPhotos, maxTextLength, maxTextLines, maxTextUnits } from "./limits.ts";
import { hideReasons } from "./moderation.ts";

const id = z.uuid("uuid");
const version = z.int("version").min(1, "version").max(2_147_483_647, "version");
/** Longer input is refused before it is normalized. */
const maxInputUnits = 4 * maxTextUnits;

/** The text of a comment, normalized. Errors: "text", "empty", "tooLong" or "tooManyLines". */
export const commentTextSchema = z
  .string("text")
  .max(maxInputUnits, { error: "tooLong", abort: true })
  .overwrite(normalizeUserText)
  .refine(isReadable, { error: "empty", abort: true })
  .refine((text) => text.length <= maxTextUnits && countGraphemes(text) <= maxTextLength, "tooLong")
  .refine((text) => text.split("\n").length <= maxTextLines, "tooManyLines");

const photoIds = z
  .array(id)
  .max(maxPhotos, "tooMany")
  .refine((ids) => new Set(ids).size === ids.length, "repeated");

/**
 * A new comment, or a reply when it names a parent. `id` is a random id that the form was rendered
 * with: sending it again does not create a second comment.
 */
export const newCommentSchema = z
  .strictObject({
    id: id.optional(),
    itemId: id,
    parentId: id.optional(),
    kind: z.enum(commentKinds, "kind").default("comment"),
    text: commentTextSchema,
    locale: z.enum(locales, "locale"),
    photoIds: photoIds.default([]),
  })
  .refine(({ parentId, kind }) => parentId === undefined || kind === "comment", { path: ["kind"], error: "kind" });

export type NewComment = z.infer<typeof newCommentSchema>;

/** An edit of the version that the author has seen. Without `photoIds` the photos stay. */
export const commentEditSchema = z.strictObject({
  id,
  version,
  text: commentTextSchema,
  photoIds: photoIds.optional(),
});

export type CommentEdit = z.infer<typeof commentEditSchema>;

/** Ids in one field of a form, separated by commas. */
const photoIdList = z
  .string("text")
  .max(500, "tooMany")
  .transform((ids) => ids.split(",").filter(Boolean))
  .pipe(photoIds);

/** Whom the page shows as signed in, where it knew it; see `runUserAction`. */
const writer = id.optional();

/** A new comment as a form sends it; see `newCommentSchema`. `here` is the address of the form. */
export const commentFormSchema = z.object({
  id: id.optional(),
  itemId: id,
  parentId: id.optional(),
  kind: z.enum(commentKinds, "kind").default("comment"),
  text: commentTextSchema,
  locale: z.enum(locales, "locale"),
  photoIds: photoIdList.default([]),
  user: writer,
});

/** An edit as a form sends it; see `commentEditSchema`. */
export const commentEditFormSchema = z.object({
  id,
  version: z.coerce.number("version").pipe(version),
  text: commentTextSchema,
  locale: z.enum(locales, "locale"),
  photoIds: photoIdList.optional(),
  user: writer,
});

/** Why a photo of a form was not stored. */
export type PhotoFileError = "tooMany" | "photoType" | "photoTooLarge" | "photoDamaged" | "photoLimit" | "photoFailed";
export type CommentFieldError =
  | "text"
  | "empty"
  | "tooLong"
  | "tooManyLines"
  | "kind"
  | PhotoFileError
  | CommentErrorCode;
/** With the photos that a form without script shows again. */
export type CommentFormState = FormState<(typeof commentFields)[number], CommentFieldError> & { photos?: OwnPhoto[] };

export const commentIdSchema = z.strictObject({ id });

/** Comments that a page shows: 20 with three replies each. */
const maxIds = 100;

/** Query of GET /api/users/me/comments/. */
export const ownCommentsSchema = z.strictObject({
  item: id,
  ids: z
    .string("text")
    .max(40 * maxIds, "tooMany")
    .transform((ids) => ids.split(",").filter(Boolean))
    .pipe(z.array(id).max(maxIds, "tooMany"))
    .default([]),
  locale: z.enum(locales).default(defaultLocale),
});

/** A like as a form sends it, with the state that is wanted. */
export const commentLikeSchema = z.strictObject({
  id,
  liked: z.enum(["true", "false"], "liked").transform((liked) => liked === "true"),
  user: writer,
});

const note = optionalText(maxNoteLength, { missing: "text", tooLong: "tooLong" });

/** A decision of an editor about the version they have read. */
export const commentDecisionSchema = z.discriminatedUnion(
  "decision",
  [
    z.strictObject({ id, version, decision: z.literal("approve"), note }),
    z.strictObject({ id, version, decision: z.literal("restore"), note }),
    z.strictObject({ id, version, decision: z.literal("hide"), reason: z.enum(hideReasons, "reason"), note }),
  ],
  "decision",
);

export type CommentDecision = z.infer<typeof commentDecisionSchema>;

/** A decision as a form sends it; see `commentDecisionSchema`. */
export const decisionFormSchema = z.looseObject({ version: z.coerce.number("version") }).pipe(commentDecisionSchema);

export const commentSorts = ["helpful", "newest"] as const;
export type CommentSort = (typeof commentSorts)[number];

/** Order and filter of a list of comments, as an address has them; wrong values are ignored. */
export const commentsViewSchema = z.object({
  sort: z.enum(commentSorts).catch("helpful"),
  kind: z.enum(commentKinds).optional().catch(undefined),
});
