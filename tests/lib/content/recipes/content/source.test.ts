import { expect, test } from "vitest";
import { foundSourceSchema, listSourceParts, sourceLimits, sourceSchema } from "#lib/content/recipes/content/source.ts";

const long = "a".repeat(sourceLimits.name + 1);

test("a source that names nothing is none", () => {
  expect(sourceSchema.parse({ url: null, siteName: " ", author: "" })).toBeNull();
  expect(sourceSchema.parse({ siteName: " Das  Buch" })).toEqual({ url: null, siteName: "Das Buch", author: "" });
});

test.each([
  ["a script", { url: "javascript:alert(1)" }, "url"],
  ["an address that reads like another", { url: "https://example.org@example.com/" }, "url"],
  ["a long name", { siteName: long }, "length"],
  ["a long address", { url: `https://example.com/${"ä".repeat(400)}` }, "length"],
])("%s is refused", (_, source, code) => {
  expect(sourceSchema.safeParse(source).error?.issues.map(({ message }) => message)).toEqual([code]);
});

test("what of a found source cannot be stored is missing", () => {
  const found = { url: "javascript:alert(1)", siteName: "Das Buch", author: long };
  expect(foundSourceSchema.parse(found)).toEqual({ url: null, siteName: "Das Buch", author: "" });
});

test("names author and title before the address", () => {
  const source = { url: "https://example.com/", siteName: "Das Buch", author: "Anna" };
  expect(listSourceParts(source)).toEqual(["Anna", "Das Buch", "https://example.com/"]);
  expect(listSourceParts({ ...source, author: "", url: null })).toEqual(["Das Buch"]);
});
