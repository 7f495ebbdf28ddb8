import fc from "fast-check";
import { expect, test } from "vitest";
import { createDraftContent, draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import {
  checkIngredients,
  createImportReview,
  toImportedContent,
} from "#lib/content/recipe-drafts/editing/import-review.ts";
import { createRowReader } from "#lib/content/recipe-drafts/editing/ingredient-rows.ts";
import { parseRecipeText } from "#lib/content/recipe-import/recipe-text.ts";
import { flourId, lookups, whiskId } from "#tests/lib/content/recipe-drafts/draft-lookups.ts";
import "#tests/support/fast-check.ts";

const reader = createRowReader(lookups);
const before = createDraftContent("en");
const text = `Pfannkuchen

Schnell und einfach.

Zutaten für 4 Personen:
Für den Teig:
250 g Mehl
2 Eier
Irgendwas Feines

Utensilien: Schneebesen, Zauberstab

Zubereitung:
1. Mehl und Eier verrühren.
2. 30 Minuten {quellen} lassen.

Quelle: https://example.com/pfannkuchen`;

test("makes a draft of a pasted recipe", () => {
  const review = createImportReview(parseRecipeText(text), lookups);
  expect(checkIngredients(review, reader)).toEqual({ understood: 2, unknown: ["Irgendwas Feines"] });
  const content = toImportedContent(review, { ...before, pictureId: flourId }, reader);
  expect(content).toMatchObject({
    language: "de",
    title: { de: "Pfannkuchen", en: "" },
    servings: { amount: 4, type: "portion" },
    chefsNote: { de: "Zauberstab" },
    pictureId: flourId,
    utensils: [{ utensilId: whiskId }],
    source: { url: "https://example.com/pfannkuchen" },
  });
  const [group] = content.groups;
  expect(group?.heading.de).toBe("Für den Teig");
  expect(group?.ingredients.map(({ amount, unit, name, ingredientId }) => [amount, unit, name, ingredientId])).toEqual([
    [250, "g", "Mehl", flourId],
    [2, null, "Eier", expect.any(String)],
    [null, null, "Irgendwas Feines", null],
  ]);
  expect(content.steps.map((step) => step.text.de)).toEqual([
    "Mehl und Eier verrühren.",
    "30 Minuten (quellen) lassen.",
  ]);
});

test("takes what was corrected", () => {
  const review = createImportReview(parseRecipeText(text), lookups);
  const corrected = {
    ...review,
    title: "Crêpes",
    servings: { amount: "viele", type: "piece" as const },
    duration: { preparation: "20", baking: "-1", resting: "" },
    ingredients: "1 EL Olivenöl",
    steps: "Vorbereiten:\nAlles rühren.\n\nBacken.",
  };
  const content = toImportedContent(corrected, before, reader);
  expect(content.title.de).toBe("Crêpes");
  expect(content.servings).toEqual({ amount: null, type: "piece" });
  expect(content.duration).toEqual({ preparation: 20, baking: null, resting: null });
  expect(content.steps.map(({ heading, text: { de } }) => [heading.de, de])).toEqual([
    ["Vorbereiten", "Alles rühren."],
    ["", "Backen."],
  ]);
});

test("makes valid content of any text", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "Zutaten:\n",
      "Zubereitung:\n",
      "\n\n",
      "1. ",
      "{",
      "}",
      "\u0000",
      "\u202e",
      "a:\n",
      "500 g Mehl\n",
    ),
    fc.string({ unit: "binary" }),
    fc.constant("x".repeat(6000)),
    fc.constant("https://example.com/ä ö\n"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const review = createImportReview(parseRecipeText(pieces.join("")), lookups);
      const result = draftContentSchema.safeParse(toImportedContent(review, before, reader));
      expect(result.error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
