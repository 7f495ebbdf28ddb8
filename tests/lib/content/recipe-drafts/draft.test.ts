import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createDraftContent, draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { normalizeUserLine, normalizeUserText } from "#lib/platform/text/user-text.ts";
import { draftInput, hostileText } from "./arbitraries.ts";

/** Codes by path of what is rejected. */
function codesOf(input: unknown): Record<string, string> {
  const { error } = draftContentSchema.safeParse(input);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
}

test("an empty draft is valid and has every field", () => {
  const content = createDraftContent("en");
  expect(content).toMatchObject({ language: "en", title: { de: "", en: "" }, servings: { amount: null }, steps: [] });
});

test("accepts content in every stage of completion, and parsing it again changes nothing", () => {
  fc.assert(
    fc.property(draftInput, (input) => {
      const content = draftContentSchema.parse(input);
      expect(draftContentSchema.parse(JSON.parse(JSON.stringify(content)))).toEqual(content);
    }),
  );
});

describe("texts", () => {
  test("keep no characters that are invisible or that PostgreSQL refuses", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const clean of [normalizeUserText, normalizeUserLine]) {
          const cleaned = clean(text);
          expect(clean(cleaned)).toBe(cleaned);
          expect(cleaned.isWellFormed()).toBe(true);
          expect(cleaned).not.toContain("\0");
          expect(cleaned).not.toMatch(/[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/);
        }
        expect(normalizeUserLine(text)).not.toMatch(/[\n\r\t]/);
      }),
    );
  });

  test("keep emoji, line breaks and what looks like markup", () => {
    expect(normalizeUserText("👩‍🍳 <b>kocht</b>\r\n{200 °C}")).toBe("👩‍🍳 <b>kocht</b>\n{200 °C}");
    expect(normalizeUserText("👩🏽‍🍳")).toBe("👩🏽‍🍳");
    expect(normalizeUserText("a\u200Db")).toBe("ab");
    expect(normalizeUserText("eins\u2028zwei")).toBe("eins\nzwei");
    expect(normalizeUserLine(" Käse\n Spätzle ")).toBe("Käse Spätzle");
  });
});

describe("rejects", () => {
  const row = { id: "a" };
  test.each([
    ["an oversized title", { title: { de: "x".repeat(121) } }, { "title.de": "length" }],
    ["100,000 characters", { chefsNote: { en: "🍲".repeat(50_000) } }, { "chefsNote.en": "length" }],
    [
      "a step that is too long",
      { steps: [{ ...row, text: { de: "x".repeat(5001) } }] },
      { "steps.0.text.de": "length" },
    ],
    ["too many steps", { steps: Array.from({ length: 51 }, (_, n) => ({ id: `s${n}` })) }, { steps: "limit" }],
    [
      "too many ingredients in all groups together",
      {
        groups: [0, 1].map((group) => ({
          ingredients: Array.from({ length: 51 }, (_, n) => ({ id: `${group}-${n}` })),
        })),
      },
      { groups: "limit" },
    ],
    ["two rows of one id", { groups: [{ ingredients: [row, row] }] }, { groups: "duplicate" }],
    ["two steps of one id", { steps: [row, row] }, { steps: "duplicate" }],
    ["a script as the source", { source: { url: "javascript:alert(1)" } }, { "source.url": "url" }],
    ["a reference that is no id", { pictureId: "1; drop" }, { pictureId: "uuid" }],
    ["minutes beyond two weeks", { duration: { baking: 20_161 } }, { "duration.baking": "range" }],
    ["half a serving", { servings: { amount: 1.5 } }, { "servings.amount": "number" }],
    [
      "an amount that is no number",
      { groups: [{ ingredients: [{ ...row, amount: "2" }] }] },
      {
        "groups.0.ingredients.0.amount": "number",
      },
    ],
    [
      "an infinite amount",
      { groups: [{ ingredients: [{ ...row, amount: Infinity }] }] },
      {
        "groups.0.ingredients.0.amount": "number",
      },
    ],
    ["another language", { language: "fr" }, { language: "language" }],
  ])("%s", (_, input, codes) => {
    expect(codesOf(input)).toEqual(codes);
  });

  test("unknown fields", () => {
    expect(draftContentSchema.safeParse({ state: "live" }).success).toBe(false);
    expect(draftContentSchema.safeParse({ authorId: "x" }).success).toBe(false);
  });

  test("fields that fit alone but are too much together", () => {
    const steps = Array.from({ length: 50 }, (_, n) => ({ id: `s${n}`, text: { de: "x".repeat(5000) } }));
    expect(codesOf({ steps })).toEqual({ "": "tooLarge" });
  });
});
