import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toPrintableText } from "#lib/business/plus/pdf/printable-text.ts";

// The library with which pdfkit reads fonts.
const fontkit = createRequire(createRequire(import.meta.url).resolve("pdfkit"))("fontkit") as {
  create(file: Buffer): { hasGlyphForCodePoint(code: number): boolean };
};
const fonts = ["source-sans-3-400", "source-sans-3-600", "vollkorn-600"];

test.each([
  "Müller & Söhne, 5,99 € – „Brot“",
  "Łukasz Dvořák, şiş kebap, Iğdır, Țuică",
  "½ TL, ⅓ Tasse, 180 °C, 20 × 30 cm",
  "Παστίτσιο",
  "Борщ",
  "Phở bò",
])("keeps %s", (text) => {
  expect(toPrintableText(text)).toBe(text);
});

test("replaces what the fonts lack", () => {
  expect(toPrintableText("ḽ ﬁ")).toBe("l fi");
  expect(toPrintableText("寿司 🍞")).toBe("?? ?");
});

test("puts a letter and its mark together", () => {
  expect(toPrintableText("Mu\u0308sli")).toBe("Müsli");
});

test.each(fonts)("%s has every letter that is kept", (name) => {
  const font = fontkit.create(readFileSync(join("lib/business/plus/pdf/fonts", `${name}.ttf`)));
  const codes = Array.from({ length: 0x3000 }, (_, code) => code).filter((code) => code >= 0x20);
  const kept = codes.filter((code) => toPrintableText(String.fromCodePoint(code)) === String.fromCodePoint(code));
  expect(kept.length).toBeGreaterThan(600);
  expect(kept.filter((code) => !font.hasGlyphForCodePoint(code)).map((code) => code.toString(16))).toEqual([]);
});
