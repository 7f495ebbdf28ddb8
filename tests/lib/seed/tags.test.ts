import { expect, test } from "vitest";
import { tagSummaries } from "#lib/seed/content/tag-summaries.ts";
import { tags } from "#lib/seed/content/tags.ts";

test("every visible tag has a summary, and no hidden one", () => {
  const shown = Object.entries(tags).flatMap(([key, tag]) => (tag.isHidden ? [] : [key]));
  expect(Object.keys(tagSummaries).sort()).toEqual(shown.sort());
});
