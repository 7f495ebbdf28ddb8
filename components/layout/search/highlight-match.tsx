import type { ReactNode } from "react";

interface HighlightMatchProps {
  text: string;
  /** Ranges of the text that match, in order. */
  marks: readonly (readonly [start: number, end: number])[];
}

/** Marks the letters of a title that match the search. */
export function HighlightMatch({ text, marks }: HighlightMatchProps) {
  const parts: ReactNode[] = [];
  let position = 0;
  for (const [start, end] of marks) {
    parts.push(text.slice(position, start));
    parts.push(
      <mark key={start} className="bg-transparent bg-[linear-gradient(transparent_68%,var(--accent)_68%)] text-inherit">
        {text.slice(start, end)}
      </mark>,
    );
    position = end;
  }
  return [...parts, text.slice(position)];
}
