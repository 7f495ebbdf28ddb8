import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createdAt, id, timestamptz } from "../columns.ts";
import { items } from "../items.ts";
import { pictures } from "../media.ts";
import { users } from "../users.ts";

export const commentKinds = ["comment", "question", "tip"] as const;
export type CommentKind = (typeof commentKinds)[number];

/** `held` waits for an editor, `hidden` was removed from the page by one. */
export const commentStates = ["visible", "held", "hidden"] as const;
export type CommentState = (typeof commentStates)[number];

/**
 * Comments on recipes and stories, and replies to them (one level). A deleted comment keeps its
 * row, without its text, so that replies to it stay.
 */
export const comments = pgTable(
  "comments",
  {
    id: id(),
    itemId: uuid()
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    /** Null after the account was deleted. */
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    parentId: uuid().references((): AnyPgColumn => comments.id, { onDelete: "cascade" }),
    kind: text().$type<CommentKind>().notNull(),
    /** Plain text with line breaks; empty after the deletion. */
    text: text().notNull(),
    /** Equal for texts that differ in case, white space and punctuation only. */
    textHash: text(),
    hasLink: boolean().notNull().default(false),
    /** Language of the page on which it was written. */
    locale: text().$type<Locale>().notNull(),
    state: text().$type<CommentState>().notNull().default("visible"),
    /**
     * Why it is held (lib/people/comments/hold-rules.ts) or hidden
     * (lib/people/comments/moderation.ts).
     */
    reasons: text().array().notNull().default(sql`'{}'`),
    /** Grows with each edit, so that an editor decides about the text they have read. */
    version: integer().notNull().default(1),
    /** Kept by triggers. */
    likeCount: integer().notNull().default(0),
    /** Replies that are visible and not deleted, kept by triggers. */
    replyCount: integer().notNull().default(0),
    createdAt: createdAt(),
    editedAt: timestamptz(),
    deletedAt: timestamptz(),
  },
  (t) => [
    index("comments_item_idx").on(t.itemId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("comments_helpful_idx")
      .on(t.itemId, t.likeCount.desc().nullsFirst(), t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.parentId} is null and ${t.state} = 'visible'`),
    index("comments_replies_idx").on(t.parentId, t.createdAt, t.id).where(sql`${t.parentId} is not null`),
    index("comments_author_idx").on(t.authorId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("comments_held_idx").on(t.createdAt, t.id).where(sql`${t.state} = 'held' and ${t.deletedAt} is null`),
    index("comments_text_hash_idx").on(t.textHash, t.createdAt),
    check("comments_kind_check", sql`${t.kind} in ('comment', 'question', 'tip')`),
    check("comments_reply_kind_check", sql`${t.parentId} is null or ${t.kind} = 'comment'`),
    check("comments_state_check", sql`${t.state} in ('visible', 'held', 'hidden')`),
    check("comments_text_check", sql`(${t.text} = '') = (${t.deletedAt} is not null)`),
    check("comments_counts_check", sql`${t.likeCount} >= 0 and ${t.replyCount} >= 0`),
  ],
);

/** Likes of comments. A statement trigger counts them in `comments`. */
export const commentLikes = pgTable(
  "comment_likes",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    commentId: uuid()
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.commentId] }), index("comment_likes_comment_idx").on(t.commentId)],
);

/** Up to three pictures of a comment, uploaded by its author. `position` is 0, 1 or 2. */
export const commentPhotos = pgTable(
  "comment_photos",
  {
    pictureId: uuid()
      .primaryKey()
      .references(() => pictures.id),
    commentId: uuid()
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
  },
  (t) => [
    unique("comment_photos_position_key").on(t.commentId, t.position),
    check("comment_photos_position_check", sql`${t.position} between 0 and 2`),
  ],
);

export const commentDecisionKinds = ["approve", "hide", "restore"] as const;
export type CommentDecisionKind = (typeof commentDecisionKinds)[number];

/** What editors have decided about comments. */
export const commentDecisions = pgTable(
  "comment_decisions",
  {
    id: id(),
    commentId: uuid()
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    /** Null after the account was deleted. */
    editorId: uuid().references(() => users.id, { onDelete: "set null" }),
    decision: text().$type<CommentDecisionKind>().notNull(),
    /** The version of the comment that was read. */
    version: integer().notNull(),
    /** Why it was hidden; null for other decisions. */
    reason: text(),
    /** Further words of the editor; may be empty. */
    note: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    index("comment_decisions_comment_idx").on(t.commentId, t.createdAt),
    index("comment_decisions_editor_idx").on(t.editorId),
    check("comment_decisions_decision_check", sql`${t.decision} in ('approve', 'hide', 'restore')`),
    check("comment_decisions_reason_check", sql`(${t.decision} = 'hide') = (${t.reason} is not null)`),
  ],
);
