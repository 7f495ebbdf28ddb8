import { expect, test } from "vitest";
import type { BlockContent } from "#lib/content/stories/blocks.ts";
import { listContents } from "#lib/content/stories/table-of-contents.ts";

const headlines = (count: number, level: 2 | 3 = 2) =>
  Array.from({ length: count }, (_, index): BlockContent => ({ type: "headline", level, text: `Über Daten ${index}` }));

test("a long text has a table of its large headlines, a short one none", () => {
  const body: BlockContent[] = [...headlines(8), ...headlines(3, 3), { type: "text", text: "Worte." }];
  expect(listContents(body)).toHaveLength(8);
  expect(listContents(body)[0]).toEqual({ id: "headline-ueber-daten-0", text: "Über Daten 0" });
  expect(listContents(headlines(7))).toEqual([]);
});
