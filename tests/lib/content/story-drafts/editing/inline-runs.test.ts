import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  fromParagraphs,
  type InlineRun,
  readRuns,
  toParagraphs,
  writeRuns,
} from "#lib/content/story-drafts/editing/inline-runs.ts";

const item = "item:5b0a8c1e-1111-4222-8333-444455556666";

describe("texts with marks", () => {
  test.each([
    "Nur Text.",
    "Ein **fettes** Wort, ein *schräges* und ***beides***.",
    "Mehr dazu [hier](/de/rezepte/kaesekuchen).",
    `Das [**beste** Rezept](${item}) von allen.`,
    "**Fett** *schräg*",
    "Zeile eins\nZeile **zwei**",
    "[{email}](mailto:{email})",
    "2 * 3 = 6 und [kein Link]",
  ])("stay as they are when read and written: %s", (text) => {
    expect(writeRuns(readRuns(text))).toBe(text);
  });

  test("keep the same marks when they were nested differently", () => {
    expect(writeRuns(readRuns("**Fett und *beides* hier**"))).toBe("**Fett und** ***beides*** **hier**");
    expect(writeRuns(readRuns("**[Link](/de)**"))).toBe("[**Link**](/de)");
  });
});

describe("written runs", () => {
  const run = (text: string, marks: Partial<InlineRun> = {}): InlineRun => ({
    text,
    isBold: false,
    isItalic: false,
    href: null,
    ...marks,
  });

  test("have white space outside of marks", () => {
    expect(writeRuns([run("ein"), run(" fettes ", { isBold: true }), run("Wort")])).toBe("ein **fettes** Wort");
  });

  test("have no marks around nothing", () => {
    expect(writeRuns([run("a"), run(" ", { isBold: true }), run("b")])).toBe("a b");
  });

  test("escape addresses that would end the link", () => {
    expect(writeRuns([run("x", { href: "/de/a(b) c" })])).toBe("[x](/de/a%28b%29%20c)");
  });

  test("are read as they were, whatever their marks", () => {
    const word = fc.stringMatching(/^[a-zäöü]{1,6}$/);
    const anyRun = fc.record({
      text: word,
      isBold: fc.boolean(),
      isItalic: fc.boolean(),
      href: fc.constantFrom(null, "/de/rezepte", item),
    });
    fc.assert(
      fc.property(fc.array(anyRun, { maxLength: 8 }), (runs) => {
        // Neighbours with the same marks become one.
        const once = readRuns(writeRuns(runs));
        const letters = (list: readonly InlineRun[]) =>
          list.flatMap(({ text, ...marks }) => [...text].map((letter) => ({ letter, ...marks })));
        expect(letters(once)).toEqual(letters(runs));
      }),
    );
  });
});

test("paragraphs are split at blank lines and joined again", () => {
  expect(toParagraphs("a\nb\n\nc")).toEqual(["a\nb", "c"]);
  expect(fromParagraphs(["a\nb", "", "c"])).toBe("a\nb\n\nc");
});
