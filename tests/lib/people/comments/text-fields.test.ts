import { expect, test } from "vitest";
import { hashText, toTextFields } from "#lib/people/comments/text-fields.ts";

test.each([
  ["Sehr gut!", "sehr  gut"],
  ["ＧＵＴ", "gut"],
  ["gut.", "g u t"],
])("%j and %j are the same text", (a, b) => expect(hashText(a)).toBe(hashText(b)));

test.each([
  ["gut", "gute"],
  ["👍", "👎"],
  ["ä", "a"],
])("%j and %j are different texts", (a, b) => expect(hashText(a)).not.toBe(hashText(b)));

test("the columns of a text say whether it has a web address", () => {
  expect(toTextFields("Siehe www.brot.example")).toMatchObject({ text: "Siehe www.brot.example", hasLink: true });
  expect(toTextFields("Lecker.")).toMatchObject({ hasLink: false });
});
