import { type CommentsPlace, type LoadedComments, useComments } from "#components/comments/comments-context.tsx";

/** For components that are rendered only once they are loaded. */
export function useLoadedComments(): CommentsPlace & LoadedComments {
  const { loaded, ...place } = useComments();
  if (!loaded) throw new Error("the code of comments is not loaded");
  return { ...place, ...loaded };
}
