import { expect, test } from "vitest";
import { drawable, fitTitle } from "#lib/share/title.ts";

test("a short title is set large", () => {
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
] as const)("%s gets smaller before a word is cut, in lines of similar length", (title, locale, size, lines) => {
  expect(fitTitle(title, locale)).toEqual({ size, lines });
});

test.each([
  ["Schokoladenpfannkuchenauflauf", ["Schokoladen-", "pfannkuchen-", "auflauf"]],
  ["Omas Schokoladenpfannkuchenauflauf mit Sahne", ["Omas Schokoladen-", "pfannkuchen-", "auflauf mit Sahne"]],
])("%s, of which a word fits on no line, is cut at its seams", (title, lines) => {
  expect(fitTitle(title, "de").lines).toEqual(lines);
});

test.each([
  ["Roggen-Weizen-Sauerteigbrot", 60, ["Roggen-", "Weizen-", "Sauerteigbrot"]],
  ["Orangen-Spritz", 52, ["Orangen-Spritz"]],
])("%s ends a line at its own hyphens, unless it fits a little smaller", (title, size, lines) => {
  expect(fitTitle(title, "de")).toEqual({ size, lines });
});

test("a word without a seam is cut where the line ends", () => {
  const { size, lines } = fitTitle("W".repeat(24), "en");
  expect(size).toBe(36);
  expect(lines.length).toBe(3);
  expect(lines.join("").replaceAll("-", "")).toBe("W".repeat(24));
});

test("what does not fit in three lines ends in an ellipsis", () => {
  const title = "Was du schon immer über das Einkochen von Marmelade, Kompott und Chutney wissen wolltest";
  expect(fitTitle(title, "de")).toEqual({
    size: 36,
    lines: ["Was du schon immer", "über das Einkochen", "von Marmelade…"],
  });
});

test("signs the font does not have never reach the drawing", () => {
  expect(drawable("Ćevapčići 🍢 mit Ajvar")).toBe("Cevapcici mit Ajvar");
  expect(drawable("肉じゃが")).toBe("");
  expect(drawable("200\u00A0g  Mehl\u00AD")).toBe("200\u00A0g Mehl");
});
