import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createDraftContent, draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { readDraftForm } from "#lib/content/recipe-drafts/editing/draft-form-data.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";

const stored = draftContentSchema.parse({
  title: { de: "Suppe" },
  servings: { amount: 4 },
  duration: { preparation: 20 },
  tagIds: ["0b8f9a52-5a0e-4f5e-9d0e-0d9f4c3b2a10"],
  groups: [{ ingredients: [{ id: "salt", name: "Salz" }] }],
  steps: [{ id: "a", text: { de: "Kochen." } }],
});

describe("the form of a section", () => {
  test("changes the fields it has, and no others", () => {
    const { content, errors } = readDraftForm([["title.de", "Eintopf"]], stored);
    expect(errors).toEqual({});
    expect(content).toEqual({ ...stored, title: { de: "Eintopf", en: "" } });
  });

  test("adds the fields of the other language, also to a draft of a former build", () => {
    const { isBilingual: _, ...former } = stored;
    const { content } = readDraftForm([["isBilingual", "true"]], former as typeof stored);
    expect(content).toEqual({ ...stored, isBilingual: true });
    expect(readDraftForm([["isBilingual", "false"]], content).content).toEqual(stored);
  });

  test("reads numbers, and names those it cannot read", () => {
    const fields: [string, string][] = [
      ["servings.amount", "viele"],
      ["duration.preparation", ""],
      ["duration.baking", "1 Std 20"],
      ["duration.resting", "99999"],
    ];
    const { content, errors } = readDraftForm(fields, stored);
    expect(errors).toEqual({ "servings.amount": "number", "duration.resting": "range" });
    expect(content.servings.amount).toBe(4);
    expect(content.duration).toEqual({ preparation: null, baking: 80, resting: null });
  });

  test("keeps what is stored where a text is too long", () => {
    const { content, errors } = readDraftForm([["title.de", "x".repeat(draftLimits.title + 1)]], stored);
    expect(errors).toEqual({ "title.de": "length" });
    expect(content.title.de).toBe("Suppe");
  });

  test("clears a list of which no box is checked, and only when it is on the page", () => {
    expect(readDraftForm([["tagIds", ""]], stored).content.tagIds).toEqual([]);
    expect(readDraftForm([["title.de", "Suppe"]], stored).content.tagIds).toEqual(stored.tagIds);
  });

  test("adds a row at the end of a list, and none beyond it", () => {
    const empty = createDraftContent("de");
    const { content } = readDraftForm([["groups.0.ingredients.0.name", "Mehl"]], empty);
    expect(content.groups[0]?.ingredients[0]?.name).toBe("Mehl");
    expect(readDraftForm([["groups.7.ingredients.0.name", "Mehl"]], empty).content.groups).toEqual([]);
  });

  test("drops a source whose fields are empty", () => {
    const { content } = readDraftForm([["source.siteName", "Buch"]], stored);
    expect(content.source).toEqual({ url: null, siteName: "Buch", author: "" });
    expect(readDraftForm([["source.siteName", ""]], content).content.source).toBeNull();
  });

  test("results in a valid content for any fields", () => {
    const path = fc.constantFrom(
      "title",
      "title.de",
      "__proto__.de",
      "constructor",
      "groups",
      "groups.0",
      "groups.0.ingredients",
      "steps",
      "groups.0.ingredients.0.amount",
      "steps.0.text.de",
      "steps.0.ingredients",
      "source",
      "source.url",
      "tagIds",
      "duration",
      "servings.type",
      "language",
      "difficulty",
      "steps.length",
      "utensils.0.amount",
      "pictureId",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(path, fc.string())), (fields) => {
        const { content } = readDraftForm(fields, stored);
        expect(draftContentSchema.safeParse(content).success).toBe(true);
      }),
    );
  });
});
