import type { ReactNode } from "react";
import { StoryLink } from "#components/content/stories/story-link.tsx";
import { type InlineNode, parseInline } from "#lib/content/stories/inline-markup.ts";
import { keepTogether } from "#lib/platform/text/keep-together.ts";

/** Text with inline marks (lib/content/stories/inline-markup.ts). */
export function InlineText({ text }: { text: string }) {
  return renderNodes(parseInline(text));
}

function renderNodes(tree: InlineNode[]): ReactNode[] {
  return tree.map((piece, index) => {
    const key = `${index}-${piece.type}`;
    switch (piece.type) {
      case "text":
        return keepTogether(piece.text);
      case "bold":
        return (
          <strong key={key} className="font-title">
            {renderNodes(piece.children)}
          </strong>
        );
      case "italic":
        return <em key={key}>{renderNodes(piece.children)}</em>;
      case "link":
        return (
          <StoryLink key={key} href={piece.href} className="text-primary underline hover:decoration-2">
            {renderNodes(piece.children)}
          </StoryLink>
        );
      default:
        return null;
    }
  });
}
