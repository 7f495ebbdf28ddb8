"use client";
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from "react";
import type { RecipeNote } from "#components/notes/recipe-note.tsx";

type NoteProps = ComponentProps<typeof RecipeNote>;

/** Loads the note when its place comes near the window. */
export function NoteLoader(props: NoteProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [Note, setNote] = useState<ComponentType<NoteProps>>();

  useEffect(() => {
    const load = async () => {
      const { RecipeNote } = await import("#components/notes/recipe-note.tsx");
      setNote(() => RecipeNote);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Offline, the page is whole without it.
        load().catch(() => undefined);
      },
      { rootMargin: "300px" },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={ref}>{Note && <Note {...props} />}</div>;
}
