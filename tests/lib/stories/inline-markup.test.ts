import { describe, expect, it } from "vitest";
import { type InlineNode, parseInline, toPlainText } from "#lib/stories/inline-markup.ts";

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

  it("parses unclosed marks in linear time", () => {
    // In quadratic time this would take minutes, more than a test may.
    for (const piece of ["**a ", "*a ", "[a](", "[", "*[a]("]) parseInline(piece.repeat(100_000));
  });
});

it("removes marks from plain text", () => {
  expect(toPlainText("**Ja**, [hier](/de) *und* [da](javascript:1)")).toBe("Ja, hier und da");
});
