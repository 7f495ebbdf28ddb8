import { expect, test } from "vitest";
import { groupTags } from "#lib/content/tags/groups.ts";

test("groups tags in display order, unknown types last", () => {
  const tags = ["taste", "monthly", "diet", "secret", "diet"].map((type, key) => ({ type, key }));
  expect(groupTags(tags).map(({ type, tags: found }) => [type, ...found.map(({ key }) => key)])).toEqual([
    ["diet", 2, 4],
    ["taste", 0],
    ["other", 1, 3],
  ]);
});
