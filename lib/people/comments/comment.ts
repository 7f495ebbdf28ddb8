import type { CommentKind, CommentState } from "#lib/platform/db/tables/community/comments.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import type { CommentReaderState } from "./own-queries.ts";

/**
 * In the order of the form. A browser does not import those of the table, which would bring the
 * database along.
 */
export const kindChoices: readonly CommentKind[] = ["comment", "question", "tip"];

/** Fields of the form that can be wrong. */
export const commentFields = ["text", "photoIds", "kind"] as const;

interface CommentAuthor {
  name: string;
  slug: string;
  href: string;
  newType: UserType;
  picture: PictureView | null;
  /** Wrote the recipe or story, too. */
  isItemAuthor: boolean;
}

/** A comment as every reader sees it: nothing in it depends on who is signed in. */
export interface CommentView {
  id: string;
  parentId: string | null;
  kind: CommentKind;
  /** Plain text with line breaks; empty when it is deleted. */
  text: string;
  /** Language of the page on which it was written. */
  locale: Locale;
  /** ISO 8601 in UTC. */
  createdAt: string;
  isEdited: boolean;
  isDeleted: boolean;
  likeCount: number;
  replyCount: number;
  /** Null when it is deleted, its author's account was deleted, or the profile is not public. */
  author: CommentAuthor | null;
  photos: PictureView[];
}

/** A comment with its oldest replies. */
export interface CommentThread extends CommentView {
  replies: CommentView[];
  /** Cursor of further replies, for `parseCursor`; null without any. */
  nextReplies: string | null;
}

/** A photo of an own comment. */
export interface OwnPhoto {
  id: string;
  /** Address of a small version. */
  src: string;
}

/** An own comment that can be edited, or that other readers do not see. */
export interface OwnComment {
  id: string;
  parentId: string | null;
  text: string;
  photos: OwnPhoto[];
  state: CommentState;
  /** The reason why it is hidden; empty otherwise. */
  hideReason: string;
  /** 0 when it can no longer be edited. */
  editableVersion: number;
}

/** What a page of comments shows to a signed-in reader beside the public content. */
export interface OwnComments {
  states: CommentReaderState[];
  editable: OwnComment[];
  /** Held and hidden comments. */
  pending: OwnComment[];
}
