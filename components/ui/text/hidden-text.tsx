import type { ReactNode } from "react";

/**
 * Words for screen readers that explain or repeat what is seen. Search engines leave them out of
 * what they quote of a page.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#data-nosnippet-attr
 */
export function HiddenText({ children }: { children: ReactNode }) {
  return (
    <span className="sr-only" data-nosnippet="">
      {children}
    </span>
  );
}
