import { useEffect, useReducer, useState } from "react";
import type { CommentsPlace, LoadedComments } from "#components/people/comments/comments-context.tsx";
import { tooling } from "#components/people/comments/tooling.ts";
import type { OwnComments } from "#lib/people/comments/comment.ts";
import type { CommentTexts } from "#lib/people/comments/forms/comment-texts.ts";
import { callApi } from "#lib/platform/browser/api-client.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import { loadPageTexts } from "#lib/platform/page-texts/load-page-texts.ts";

export interface CommentToolsLoaderProps {
  place: CommentsPlace;
  /** Ids of the comments of the page. */
  ids: string[];
  onLoad: (loaded: LoadedComments) => void;
}

/**
 * Loads the texts of what readers write with, and what the signed-in user likes, may edit and has
 * in review.
 */
export function CommentToolsLoader({ place: { itemId, locale }, ids, onLoad }: CommentToolsLoaderProps) {
  const user = useSessionUser();
  const userId = user === undefined ? undefined : (user?.id ?? null);
  const [texts, setTexts] = useState<CommentTexts>();
  const [own, setOwn] = useState<OwnComments & { userId: string }>();
  const [round, refresh] = useReducer((before: number) => before + 1, 0);
  const idList = ids.join();

  // Offline, the links to the page with all comments stay.
  useEffect(() => waitFor(loadPageTexts<CommentTexts>("comments", locale), setTexts), [locale]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` has them loaded again
  useEffect(() => {
    if (!userId) return;
    // Without an answer all comments look like those of others.
    return waitFor(callApi("GET /users/me/comments", { query: { item: itemId, ids: idList, locale } }), ({ data }) =>
      setOwn({ ...data, userId }),
    );
  }, [itemId, idList, locale, userId, round]);

  useEffect(() => {
    if (texts) onLoad({ ...tooling, texts, userId, own: own?.userId === userId ? own : undefined, refresh });
  }, [texts, userId, own, onLoad]);
  return null;
}

/** @returns a function after which the result is ignored */
function waitFor<T>(result: Promise<T>, onResult: (value: T) => void): () => void {
  let isCancelled = false;
  result.then(
    (value) => isCancelled || onResult(value),
    () => {},
  );
  return () => {
    isCancelled = true;
  };
}
