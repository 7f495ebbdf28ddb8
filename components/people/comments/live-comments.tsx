"use client";
import type { ReactNode } from "react";
import {
  CommentsContext,
  type CommentsPlace,
  type LoadedComments,
} from "#components/people/comments/comments-context.tsx";
import { tooling } from "#components/people/comments/tooling.ts";

interface LiveCommentsProps extends Pick<LoadedComments, "texts" | "own"> {
  place: CommentsPlace;
  userId: string | null;
  /** Ids of the comments of the page. */
  ids: string[];
  children: ReactNode;
}

const refresh = () => {
  // The server renders the page again after each change.
};

/** Comments of a page that is rendered per request: their forms work without script. */
export function LiveComments({ place, texts, userId, ids, own, children }: LiveCommentsProps) {
  const loaded = { ...tooling, texts, userId, own, refresh };
  return <CommentsContext value={{ ...place, shownIds: ids, loaded }}>{children}</CommentsContext>;
}
