import { expect, test } from "vitest";
import { createDraftContent, draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import {
  findSecondLanguage,
  hasTranslation,
  isBilingual,
  listUntranslated,
} from "#lib/content/recipe-drafts/editing/translation.ts";

const content = draftContentSchema.parse({
  language: "de",
  title: { de: "Pfannkuchen" },
  summary: { de: "Schnell gemacht.", en: "Quick." },
  groups: [
    {
      heading: { de: "Teig" },
      ingredients: [
        { id: "egg", name: "Eier", characteristic: { de: "verquirlt", en: "beaten" }, addition: { de: "zimmerwarm" } },
      ],
    },
  ],
  utensils: [{ utensilId: "0b8f9a52-5a0e-4f5e-9d0e-0d9f4c3b2a10", size: { de: "24 cm" } }],
  steps: [{ id: "a", heading: { de: "Teig" }, text: { de: "Rühren.", en: "Stir." }, tip: { de: "Ruhen lassen." } }],
});

test("lists the texts that the other language lacks, in the order of the form", () => {
  expect(listUntranslated(content)).toEqual([
    "title.en",
    "groups.0.heading.en",
    "groups.0.ingredients.0.addition.en",
    "steps.0.heading.en",
    "steps.0.tip.en",
  ]);
});

test("a draft has fields for both languages when its author wants them or has filled some", () => {
  const empty = createDraftContent("en");
  expect([isBilingual(empty), findSecondLanguage(empty)]).toEqual([false, null]);
  const wanted = { ...empty, isBilingual: true };
  expect([isBilingual(wanted), hasTranslation(wanted), findSecondLanguage(wanted)]).toEqual([true, false, "de"]);
  expect([isBilingual(content), hasTranslation(content), findSecondLanguage(content)]).toEqual([true, true, "en"]);
});
