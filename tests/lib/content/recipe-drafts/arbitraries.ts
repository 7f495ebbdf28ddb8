import { randomUUID } from "node:crypto";
import fc from "fast-check";

/** Texts that break careless code: markup, direction marks, zero width, NUL, emoji, surrogates. */
export const hostileTexts = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "{200 °C",
  "}{",
  "{{35 min}}",
  "\u202Eevil\u202C",
  "\u2066a\u2069\u200F\u061C",
  "a\u200Bb\u200Cc\u2060d\uFEFF",
  "Suppe\u0000 mit\u0007 Klingel",
  "👩‍🍳 kocht 🍲 und 👨‍👩‍👧‍👦 essen",
  "\uD800 halb \uDFFF",
  "e\u200B\u0301clair",
  "Zeile\u2028Zeile\u2029Ende\r\nneu",
  "'; drop table recipes; --",
  "../../etc/passwd",
  "__proto__",
  "%s%n$1",
];

export const hostileText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: "binary", maxLength: 60 }));

const localized = fc.record({ de: hostileText, en: hostileText }, { requiredKeys: [] });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const uuid = fc.constantFrom(...Array.from({ length: 5 }, () => randomUUID()));

/** Contents of drafts in all stages of completion, as a browser may send them. */
export const draftInput = fc.record(
  {
    language: fc.constantFrom("de", "en"),
    title: localized,
    summary: localized,
    chefsNote: localized,
    difficulty: fc.constantFrom("unknown", "easy", "medium", "hard"),
    servings: fc.record(
      { amount: maybe(fc.nat(200)), type: fc.constantFrom("portion", "piece") },
      { requiredKeys: [] },
    ),
    duration: fc.record({ preparation: maybe(fc.nat(20_160)), baking: maybe(fc.nat(600)) }, { requiredKeys: [] }),
    pictureId: maybe(uuid),
    tagIds: fc.array(uuid, { maxLength: 3 }),
    groups: fc.array(
      fc.record({
        heading: localized,
        ingredients: fc.array(
          fc.record(
            {
              id: fc.uuid(),
              ingredientId: maybe(uuid),
              name: hostileText,
              amount: maybe(fc.double({ min: 0, max: 1000, noNaN: true })),
              characteristic: localized,
              addition: localized,
            },
            { requiredKeys: ["id"] },
          ),
          { maxLength: 4 },
        ),
      }),
      { maxLength: 3 },
    ),
    steps: fc.array(
      fc.record(
        { id: fc.uuid(), heading: localized, text: localized, tip: localized, pictureId: maybe(uuid) },
        { requiredKeys: ["id"] },
      ),
      { maxLength: 4 },
    ),
    source: maybe(
      fc.record({ url: fc.webUrl(), siteName: hostileText, author: hostileText }, { requiredKeys: ["url"] }),
    ),
  },
  { requiredKeys: [] },
);
