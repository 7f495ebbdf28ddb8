import { expect, test } from "vitest";
import { getNames } from "#lib/content/recipe-import/schema-org/thing.ts";

test("reads a thing once, however often a page refers to it", () => {
  let reads = 0;
  const author = {
    "@type": "Person",
    get name() {
      reads += 1;
      return ["<b></b>", "<i>Anna</i>"];
    },
  };
  const names = getNames({ "@type": "Recipe", author: Array(100).fill(author) }, "author");
  expect(names).toEqual(Array(100).fill("Anna"));
  expect(reads).toBe(1);
});
