import { expect, test } from "vitest";
import { capitalize } from "#lib/platform/text/capitalize.ts";

test.each([
  ["rote Zwiebeln", "Rote Zwiebeln"],
  ["öl", "Öl"],
  ["Eier", "Eier"],
  ["", ""],
])("capitalizes %j as %j", (word, title) => {
  expect(capitalize(word, "de")).toBe(title);
});
