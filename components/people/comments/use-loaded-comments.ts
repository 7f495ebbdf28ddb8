import {
  type CommentsContextValue,
  type LoadedComments,
  useComments,
} from "#components/people/comments/comments-context.tsx";

/** For components that are rendered only once they are loaded. */
export function useLoadedComments(): Omit<CommentsContextValue, "loaded"> & LoadedComments {
  const { loaded, ...page } = useComments();
  if (!loaded) throw new Error("the code of comments is not loaded");
  return { ...page, ...loaded };
}
