import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countGraphemes, isReadable, normalizeUserText } from "#lib/platform/text/user-text.ts";

/** Texts of which each part is a special case. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "\u0000",
        "\u202e",
        "\u2066",
        "\u200b",
        "\u200d",
        "\ufeff",
        "\u00ad",
        "\u3164",
        "\u0301",
        "\ufe0f",
      ),
      fc.constantFrom("\n", "\r\n", "\r", "\u2028", "\t", " ", "\u00a0", "\u0085", "\ud800", "\udc00", "\ue000"),
      fc.constantFrom("a", "ä", "a\u0308", "<b>", "👩", "🏽", "💻", "🏴", "\u{e0067}", "\u{e007f}", "❤", "가", "ِ"),
      fc.string({ unit: "binary", maxLength: 3 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(""));

describe("normalizeUserText", () => {
  test.each([
    ["  Sehr   gut \n", "Sehr gut"],
    ["Mu\u0308sli", "Müsli"],
    ["a\u0000b", "a b"],
    ["links\u202erechts\u202c \u2066x\u2069\u200f", "linksrechts x"],
    ["le\u200bck\u200der\u00ad\ufeff", "lecker"],
    ["eins\r\nzwei\rdrei\u2028vier", "eins\nzwei\ndrei\nvier"],
    ["eins \n \n\n\n zwei", "eins\n\nzwei"],
    ["a\tb", "a b"],
    ["5\u00a0g", "5\u00a0g"],
    ["\ud800x\udc00", "x"],
    ["\u3164\u115f\u2800", ""],
    ["brot\ufe0f.\u2800example\u{e0100}", "brot.example"],
    [`Z${"\u0338".repeat(50)}`, `Z${"\u0338".repeat(4)}`],
    ["<script>alert(1)</script>", "<script>alert(1)</script>"],
  ])("%j is %j", (given, clean) => expect(normalizeUserText(given)).toBe(clean));

  test.each(["👩‍💻", "👨‍👩‍👧‍👦", "🏳️‍🌈", "👩🏽‍🍳", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "1️⃣", "🇩🇪", "👍🏿"])("keeps the emoji %s", (emoji) =>
    expect(normalizeUserText(`Gut ${emoji}!`)).toBe(`Gut ${emoji}!`),
  );

  test("removes joiners and tags that are not within an emoji", () => {
    expect(normalizeUserText("👩\u200d")).toBe("👩");
    expect(normalizeUserText("👩\u200b\u200d💻")).toBe("👩💻");
    expect(normalizeUserText("a\u200d👩")).toBe("a👩");
    expect(normalizeUserText("a\u{e0067}\u{e007f}")).toBe("a");
  });

  test("changes nothing a second time, and leaves nothing invisible", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const clean = normalizeUserText(text);
        expect(normalizeUserText(clean)).toBe(clean);
        expect(clean).toBe(clean.normalize("NFC"));
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}|[\u200b\ufeff\u00ad\u3164]|\n{3}|^\s|\s$/u);
      }),
      { numRuns: 2000 },
    );
  });

  test("takes a time that grows with the length only", () => {
    for (const part of [" ", "\n", "\u0301", "\u200d", "👩\u200d", "a \n", "\t "]) {
      expect(normalizeUserText(`x${part.repeat(100_000)}x`)).toContain("x");
    }
  });
});

test.each([
  ["lecker", true],
  ["7", true],
  ["👍", true],
  ["", false],
  ["…!?", false],
  ["\n", false],
])("%j is readable: %j", (text, readable) => expect(isReadable(text)).toBe(readable));

test.each([
  ["", 0],
  ["Käse", 4],
  ["Ka\u0308se", 4],
  ["👨‍👩‍👧‍👦", 1],
  ["🇩🇪🇦🇹", 2],
  ["a\nb", 3],
])("%j has %i characters", (text, count) => expect(countGraphemes(text)).toBe(count));
