"use client";
import { createContext, type ReactNode, use } from "react";
import type { CommentTools } from "#components/people/comments/comment-tools.tsx";
import type { CommentWriter } from "#components/people/comments/comment-writer.tsx";
import type { CommentComposer } from "#components/people/comments/composer/comment-composer.tsx";
import type { PendingReplies } from "#components/people/comments/pending-comments.tsx";
import type { OwnComments } from "#lib/people/comments/comment.ts";
import type { CommentTexts } from "#lib/people/comments/forms/comment-texts.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** The page on which comments are shown. */
export interface CommentsPlace {
  itemId: string;
  /** Of the recipe or story. */
  title: string;
  locale: Locale;
  /** Address of this page, with the anchor of its comments. */
  here: string;
  /** Address of the page with all comments, which works without script. */
  allHref: string;
  /** The comment whose form to edit it is open when the page loads. */
  editedId?: string;
  signInHref: string;
  signUpHref: string;
  labels: Record<"write" | "reply", string>;
  likeIcon: ReactNode;
}

/** What readers write with; pages of recipes and stories load it when their comments come near. */
export interface LoadedComments {
  CommentTools: typeof CommentTools;
  CommentComposer: typeof CommentComposer;
  CommentWriter: typeof CommentWriter;
  PendingReplies: typeof PendingReplies;
  texts: CommentTexts;
  /** null when signed out, undefined while unknown. */
  userId: string | null | undefined;
  own: OwnComments | undefined;
  /** Reads the own comments again, after a change. */
  refresh: () => void;
}

export interface CommentsContextValue extends CommentsPlace {
  /** Ids of the comments of the page. */
  shownIds: readonly string[];
  loaded: LoadedComments | null;
}

export const CommentsContext = createContext<CommentsContextValue | null>(null);

/** For components inside `CommentsContext`; without a check, because every recipe page has them. */
export const useComments = () => use(CommentsContext) as CommentsContextValue;
