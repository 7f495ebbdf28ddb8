import { expect, test } from "vitest";
import {
  localizedFields,
  localizedShape,
  readLocalized,
  toLocalizedValues,
} from "#lib/platform/i18n/localized-fields.ts";

test("a text has a field and a rule in each language", () => {
  expect(localizedFields("title", "slug")).toEqual(["titleDe", "titleEn", "slugDe", "slugEn"]);
  expect(localizedShape({ title: 60, slug: 120 })).toEqual({ titleDe: 60, titleEn: 60, slugDe: 120, slugEn: 120 });
});

test("the values of a form become texts by language, and these the values of a form", () => {
  const values = { titleDe: "Suppe", titleEn: "Soup", slugDe: "suppe", slugEn: "soup" };
  const texts = { de: { title: "Suppe", slug: "suppe" }, en: { title: "Soup", slug: "soup" } };
  expect(readLocalized({ ...values, isHidden: "on" }, "title", "slug")).toEqual(texts);
  expect(toLocalizedValues(texts, "title", "slug")).toEqual(values);
  expect(toLocalizedValues({ de: { plural: null }, en: { plural: "soups" } }, "plural")).toEqual({
    pluralDe: "",
    pluralEn: "soups",
  });
});
