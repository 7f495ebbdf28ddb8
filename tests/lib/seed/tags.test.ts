import { expect, test } from "vitest";
import { tags } from "#tests/support/sample/reference-data.ts";

test("every visible tag has a summary in both languages, and no hidden one", () => {
  const summarized = Object.entries(tags).flatMap(([key, { summary }]) => (summary.de || summary.en ? [key] : []));
  const shown = Object.entries(tags).flatMap(([key, tag]) => (tag.isHidden ? [] : [key]));
  expect(summarized.sort()).toEqual(shown.sort());
  for (const key of shown) expect(Boolean(tags[key]?.summary.de && tags[key]?.summary.en), key).toBe(true);
});
