import { slugify } from "#lib/platform/text/slugify.ts";
import type { BlockContent } from "./blocks.ts";

/** Shorter texts are looked through faster than a list of their headlines. */
const minHeadlines = 8;

export interface ContentsEntry {
  id: string;
  text: string;
}

/** The id of a headline on a page with a table of contents. */
export function headlineId(text: string): string {
  return `headline-${slugify(text)}`;
}

/** Lists the large headlines of a long text; none of a short one. */
export function listContents(body: readonly BlockContent[]): ContentsEntry[] {
  const headlines = body.filter((block) => block.type === "headline").filter(({ level }) => level === 2);
  return headlines.length < minHeadlines ? [] : headlines.map(({ text }) => ({ id: headlineId(text), text }));
}
