import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { productFiles } from "./support/source-tree.ts";

/** What lies below lib/platform/i18n, and amounts of ingredients, which have no separators. */
const ownFormats = /^lib\/(?:platform\/(?:i18n|time)|measures\/(?:units|markup)|content\/(?:recipes|ingredients))\//;
const formatting = /\.toLocale(?:Date|Time)?String\(|new Intl\.(?:DateTimeFormat|NumberFormat)\b/;

test("dates, numbers and prices are formatted by lib/platform/i18n", () => {
  const others = productFiles.filter((file) => !ownFormats.test(file));
  expect(others.filter((file) => formatting.test(readFileSync(file, "utf8")))).toEqual([]);
});
