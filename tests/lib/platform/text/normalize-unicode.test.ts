import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeUnicode, removeMarks } from "#lib/platform/text/normalize-unicode.ts";

const forms = ["NFC", "NFD", "NFKC", "NFKD"] as const;

test("composes and decomposes what people write as strings do", () => {
  const words = fc.array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("é", "e\u0301\u0316", "ǟ", "각")));
  fc.assert(
    fc.property(words, fc.constantFrom(...forms), (parts, form) => {
      const text = parts.join(" ");
      expect(normalizeUnicode(text, form)).toBe(text.normalize(form));
    }),
  );
});

test.each(forms)("leaves a letter at most thirty of its marks (%s)", (form) => {
  const text = `a${"\u0301".repeat(1000)}${"\u0316".repeat(1000)}b`;
  const marks = normalizeUnicode(text, form).match(/\p{M}/gu) ?? [];
  expect(marks.length).toBeGreaterThanOrEqual(29);
  expect(marks.length).toBeLessThanOrEqual(30);
});

test("removes marks", () => {
  expect(removeMarks("crème brûlée")).toBe("creme brulee");
  expect(removeMarks("ﬁne")).toBe("ﬁne");
  expect(removeMarks("ﬁne", "NFKD")).toBe("fine");
});
