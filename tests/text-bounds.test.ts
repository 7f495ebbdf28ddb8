import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { productFiles } from "./support/source-tree.ts";

/**
 * A field that is normalized before its length is known holds up everyone: a body of one megabyte
 * takes up to a second. What normalizes a field therefore follows a bound that ends its reading.
 */
const boundThatEnds = /\.max\([^;]*?abort: true \}\)\s*$/;
const normalizes =
  /\.(?:overwrite\(|transform\(\s*(?:\((?:text|value)\) => )?(?:cleanText|normalizeUser\w+|normalizeUnicode)\b)/g;

test("no field of a schema is normalized before its length is bounded", () => {
  const unbounded = productFiles
    .filter((file) => file.startsWith("lib/") || file.startsWith("app/"))
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      if (!text.includes('from "zod"')) return [];
      return [...text.matchAll(normalizes)]
        .filter(({ index }) => !boundThatEnds.test(text.slice(0, index)))
        .map(({ index }) => `${file}:${text.slice(0, index).split("\n").length}`);
    });
  expect(unbounded).toEqual([]);
});
