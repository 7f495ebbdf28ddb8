import { expect, test } from "vitest";
import { splitSentences } from "#lib/content/recipes/cook-mode/sentences.ts";

test("splits a step into sentences, without soft hyphens", () => {
  expect(splitSentences("Alles auf\u00adkochen.  Dann\npürieren. Fertig", "de")).toEqual([
    "Alles aufkochen.",
    "Dann pürieren.",
    "Fertig",
  ]);
  expect(splitSentences(" \u00ad ", "en")).toEqual([]);
});
