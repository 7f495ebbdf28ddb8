import { expect, test } from "vitest";
import { capitalize } from "#lib/i18n/capitalize.ts";

test.each([
  ["rote Zwiebeln", "Rote Zwiebeln"],
  ["öl", "Öl"],
  ["Eier", "Eier"],
  ["", ""],
])("%j becomes %j", (word, title) => {
  expect(capitalize(word, "de")).toBe(title);
});
