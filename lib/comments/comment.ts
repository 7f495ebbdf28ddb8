import type { CommentKind } from "#lib/db/tables/community/comments.ts";
import type { UserType } from "#lib/db/tables/users.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { PictureView } from "#lib/media/pictures/picture.ts";

export interface CommentAuthor {
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
