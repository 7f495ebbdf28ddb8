"use client";
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { CommentToolsLoaderProps } from "#components/people/comments/comment-tools-loader.tsx";
import {
  CommentsContext,
  type CommentsPlace,
  type LoadedComments,
} from "#components/people/comments/comments-context.tsx";
import { PartBoundary } from "#components/ui/errors/part-boundary.tsx";
import { whenNear } from "#components/ui/loading/when-near.ts";

interface DeferredCommentsProps {
  place: CommentsPlace;
  /** Ids of the comments of the page. */
  ids: string[];
  /** Names the section. */
  label: string;
  children: ReactNode;
}

/**
 * Comments of a stored page. What readers write with is loaded when the comments come near the
 * window, and so is what belongs to a signed-in reader.
 */
export function DeferredComments({ place, ids, label, children }: DeferredCommentsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [Loader, setLoader] = useState<ComponentType<CommentToolsLoaderProps>>();
  const [loaded, setLoaded] = useState<LoadedComments | null>(null);

  const load = useCallback(() => {
    // Offline, the links to the page with all comments stay.
    import("#components/people/comments/comment-tools-loader.tsx").then(
      ({ CommentToolsLoader }) => setLoader(() => CommentToolsLoader),
      () => {},
    );
  }, []);
  useEffect(() => {
    // Before they come into view.
    return ref.current ? whenNear(ref.current, 600, load) : undefined;
  }, [load]);

  return (
    // Until then Tab stops here, and does not pass by what is not there yet.
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, it holds the whole section
    <div
      ref={ref}
      role="group"
      aria-label={label}
      tabIndex={Loader ? -1 : 0}
      className="outline-offset-4"
      onFocus={Loader ? undefined : load}
    >
      {Loader && (
        <PartBoundary>
          <Loader place={place} ids={ids} onLoad={setLoaded} />
        </PartBoundary>
      )}
      <CommentsContext value={{ ...place, shownIds: ids, loaded }}>{children}</CommentsContext>
    </div>
  );
}
