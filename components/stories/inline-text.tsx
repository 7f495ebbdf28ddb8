import type { ReactNode } from "react";
import { StoryLink } from "#components/stories/story-link.tsx";
import { type Inline, parseInline } from "#lib/stories/inline.ts";

/** Running text with its inline marks. */
export function InlineText({ text }: { text: string }) {
  return pieces(parseInline(text));
}

function pieces(tree: Inline[]): ReactNode[] {
  return tree.map((piece, index) => {
    const key = `${index}-${piece.type}`;
    switch (piece.type) {
      case "text":
        return piece.text;
      case "bold":
        return (
          <strong key={key} className="font-title">
            {pieces(piece.children)}
          </strong>
        );
      case "italic":
        return <em key={key}>{pieces(piece.children)}</em>;
      case "link":
        return (
          <StoryLink key={key} href={piece.href} className="text-kobalt underline hover:decoration-2">
            {pieces(piece.children)}
          </StoryLink>
        );
      default:
        return null;
    }
  });
}
