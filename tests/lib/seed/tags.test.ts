import { expect, test } from "vitest";
import { tagSummaries } from "#lib/seed/tag-summaries.ts";
import { tags } from "#lib/seed/tags.ts";

test("every tag that readers see says what it stands for, and no other does", () => {
  const shown = Object.entries(tags).flatMap(([key, tag]) => (tag.isHidden ? [] : [key]));
  expect(Object.keys(tagSummaries).sort()).toEqual(shown.sort());
});
