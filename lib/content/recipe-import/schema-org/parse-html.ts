import { type Handler, Parser } from "htmlparser2";

/** Elements within each other; pages that browsers can show have about a tenth. */
const maxDepth = 256;

class TooDeepError extends Error {
  override name = "TooDeepError";
}

/**
 * Parses HTML and calls the handler for what it finds. It stops at elements nested deeper than any
 * real page has them: the parser compares each end tag with all open elements, which takes minutes
 * for a page made of them.
 */
export function parseHtml(html: string, handler: Partial<Handler>): void {
  let depth = 0;
  const parser = new Parser({
    ...handler,
    onopentag(name, attributes, isImplied) {
      depth += 1;
      if (depth > maxDepth) throw new TooDeepError("too many open elements");
      handler.onopentag?.(name, attributes, isImplied);
    },
    onclosetag(name, isImplied) {
      depth -= 1;
      handler.onclosetag?.(name, isImplied);
    },
  });
  try {
    parser.end(html);
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error;
  }
}

/** Elements whose text begins on a new line. */
export const lineElements = new Set(
  "article br dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p section table td th tr ul".split(" "),
);
