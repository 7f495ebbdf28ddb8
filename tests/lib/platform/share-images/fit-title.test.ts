import { expect, test } from "vitest";
import { fitTitle, toDrawableText } from "#lib/platform/share-images/fit-title.ts";

test("sets a short title large", () => {
  expect(fitTitle("Negroni", "de")).toEqual({ size: 60, lines: ["Negroni"] });
});

test.each([
  ["Kürbis von Hokkaido bis Butternut", "de", 56, ["Kürbis", "von Hokkaido", "bis Butternut"]],
  ["Geröstete Kürbissuppe mit Kernen und Rahm", "de", 44, ["Geröstete", "Kürbissuppe mit", "Kernen und Rahm"]],
  [
    "Layered stainless steel: what the money is for",
    "en",
    44,
    ["Layered stainless", "steel: what", "the money is for"],
  ],
] as const)("reduces the size of %s before it hyphenates", (title, locale, size, lines) => {
  expect(fitTitle(title, locale)).toEqual({ size, lines });
});

test.each([
  ["Schokoladenpfannkuchenauflauf", ["Schokoladen-", "pfannkuchen-", "auflauf"]],
  ["Omas Schokoladenpfannkuchenauflauf mit Sahne", ["Omas Schokoladen-", "pfannkuchen-", "auflauf mit Sahne"]],
])("hyphenates %s, of which a word is wider than a line", (title, lines) => {
  expect(fitTitle(title, "de").lines).toEqual(lines);
});

test.each([
  ["Roggen-Weizen-Sauerteigbrot", 60, ["Roggen-", "Weizen-", "Sauerteigbrot"]],
  ["Orangen-Spritz", 52, ["Orangen-Spritz"]],
])("breaks %s at its own hyphens unless it fits slightly smaller", (title, size, lines) => {
  expect(fitTitle(title, "de")).toEqual({ size, lines });
});

test("breaks a word without seams at the end of the line", () => {
  const { size, lines } = fitTitle("W".repeat(24), "en");
  expect(size).toBe(36);
  expect(lines.length).toBe(3);
  expect(lines.join("").replaceAll("-", "")).toBe("W".repeat(24));
});

test("ends a title of more than three lines with an ellipsis", () => {
  const title = "Was du schon immer über das Einkochen von Marmelade, Kompott und Chutney wissen wolltest";
  expect(fitTitle(title, "de")).toEqual({
    size: 36,
    lines: ["Was du schon immer", "über das Einkochen", "von Marmelade…"],
  });
});

test("removes characters that are not in the font", () => {
  expect(toDrawableText("Ćevapčići 🍢 mit Ajvar")).toBe("Cevapcici mit Ajvar");
  expect(toDrawableText("肉じゃが")).toBe("");
  expect(toDrawableText("200\u00A0g  Mehl\u00AD")).toBe("200\u00A0g Mehl");
});
