import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { productFiles } from "./support/source-tree.ts";

/** Foundations below lib/platform/i18n, and amounts of ingredients, which have no separators. */
const ownFormats = /^lib\/(?:i18n|time|units|markup|recipes|ingredients)\//;
const formatting = /\.toLocale(?:Date|Time)?String\(|new Intl\.(?:DateTimeFormat|NumberFormat)\b/;

test("dates, numbers and prices are formatted by lib/platform/i18n", () => {
  const others = productFiles.filter((file) => !ownFormats.test(file));
  expect(others.filter((file) => formatting.test(readFileSync(file, "utf8")))).toEqual([]);
});
