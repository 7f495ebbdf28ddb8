import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diffWords } from "#lib/platform/text/word-difference.ts";

describe("the difference of two texts", () => {
  test("names the words that were removed and added", () => {
    expect(diffWords("Den Teig lange kneten.", "Den Teig kurz kneten.")).toEqual([
      { kind: "same", text: "Den Teig " },
      { kind: "removed", text: "lange " },
      { kind: "added", text: "kurz " },
      { kind: "same", text: "kneten." },
    ]);
  });

  test("is empty for two empty texts, and one part for two equal ones", () => {
    expect(diffWords("", "")).toEqual([]);
    expect(diffWords("Gleich.", "Gleich.")).toEqual([{ kind: "same", text: "Gleich." }]);
    expect(diffWords("", "Neu.")).toEqual([{ kind: "added", text: "Neu." }]);
  });

  test("holds both texts completely", () => {
    const text = fc
      .array(fc.constantFrom("Mehl", "Ei", "und", "\n", "  Salz", "Butter,"), { maxLength: 30 })
      .map((words) => words.join(" "));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after);
        const join = (left: string) =>
          parts
            .filter(({ kind }) => kind !== left)
            .map((part) => part.text)
            .join("");
        expect(join("added")).toBe(before);
        expect(join("removed")).toBe(after);
      }),
    );
  });

  test("of long texts that have nothing in common is found at once", () => {
    const words = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word}${index}`).join(" ");
    expect(diffWords(words("a"), words("b")).map(({ kind }) => kind)).toEqual(["removed", "added"]);
  });
});
