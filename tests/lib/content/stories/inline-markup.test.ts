import { describe, expect, it, vi } from "vitest";
import { type InlineNode, parseInline, toPlainText } from "#lib/content/stories/inline-markup.ts";
import { countedMatches } from "./counted-matches.ts";

const text = (value: string): InlineNode => ({ type: "text", text: value });

describe("parseInline", () => {
  it("keeps plain text", () => {
    expect(parseInline("Mehl, Wasser, Salz.")).toEqual([text("Mehl, Wasser, Salz.")]);
    expect(parseInline("")).toEqual([]);
  });

  it("parses nested bold and italic", () => {
    expect(parseInline("**Pflege:** kurz *einölen*.")).toEqual([
      { type: "bold", children: [text("Pflege:")] },
      text(" kurz "),
      { type: "italic", children: [text("einölen")] },
      text("."),
    ]);
    expect(parseInline("**sehr *fein* hacken**")).toEqual([
      { type: "bold", children: [text("sehr "), { type: "italic", children: [text("fein")] }, text(" hacken")] },
    ]);
  });

  it("keeps unpaired asterisks", () => {
    for (const written of ["2 * 3 * 4", "**", "a ** b ** c", "*offen", "5 * Hotel"]) {
      expect(parseInline(written)).toEqual([text(written)]);
    }
  });

  it("links site-relative, https and mail addresses", () => {
    expect(parseInline("[Hummus](/de/rezepte/hummus)")).toEqual([
      { type: "link", href: "/de/rezepte/hummus", isExternal: false, children: [text("Hummus")] },
    ]);
    expect(parseInline("siehe [**dort**](https://example.org/a*b)")).toEqual([
      text("siehe "),
      {
        type: "link",
        href: "https://example.org/a*b",
        isExternal: true,
        children: [{ type: "bold", children: [text("dort")] }],
      },
    ]);
    expect(parseInline("[schreib uns](mailto:a@b.example)")).toMatchObject([{ isExternal: false }]);
  });

  it.each([
    "javascript:alert(1)",
    "java&#10;script:x",
    "//evil.example",
    "/\\evil.example",
    "data:text/html,x",
    "http://plain.example",
  ])("keeps only the text of a link to %s", (href) => {
    expect(JSON.stringify(parseInline(`[hier](${href})`))).not.toContain('"link"');
  });
});

describe("the work of parsing grows with the length of the text, not with its square", () => {
  /** How often the patterns look at a character of the text. */
  function countSteps(text: string): number {
    let steps = 0;
    const matchAll = vi.spyOn(String.prototype, "matchAll").mockImplementation(function (this: string, pattern) {
      return countedMatches(this, pattern, () => {
        steps += 1;
        // It would not end within a lifetime where the work doubles with each character.
        if (steps > 1000 * text.length) throw new Error(`too much work for ${text.slice(0, 10)}`);
      }).values();
    });
    const nodes = parseInline(text);
    matchAll.mockRestore();
    expect(nodes).toEqual(parseInline(text));
    return steps;
  }

  it.each(["**a ", "*a ", "[a](", "[", "*[a](", "**a*b", "***a", "[a](b", "**a*[b](c)"])(
    "for %j, which closes no mark, once and again",
    (piece) => {
      const [once, twice] = [countSteps(piece.repeat(100)), countSteps(piece.repeat(200))];
      expect(once).toBeGreaterThanOrEqual(100 * piece.length);
      expect(twice).toBeLessThanOrEqual(2.05 * once);
    },
  );

  it("for every repeated piece of up to three of the characters that mean something", () => {
    const characters = [..."*[]() a"];
    const append = (pieces: string[]) => pieces.flatMap((piece) => characters.map((one) => piece + one));
    const pieces = [characters, append(characters), append(append(characters))].flat();
    expect(pieces).toHaveLength(7 + 7 ** 2 + 7 ** 3);
    // In quadratic time it would be fifty and more.
    const stepsPerCharacter = pieces.map((piece) => [piece, countSteps(piece.repeat(100)) / (100 * piece.length)]);
    expect(stepsPerCharacter.filter(([, steps]) => Number(steps) > 25)).toEqual([]);
  });
});

it("removes marks from plain text", () => {
  expect(toPlainText("**Ja**, [hier](/de) *und* [da](javascript:1)")).toBe("Ja, hier und da");
});
