import { getNumberFormat } from "#lib/platform/i18n/intl-formats.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { readLocalized, toLocalizedValues } from "#lib/platform/i18n/localized-fields.ts";
import type { IngredientContent } from "./desk-mutations.ts";
import type { DeskIngredient, DeskIngredientText } from "./desk-queries.ts";
import { type IngredientField, ingredientTextFields, monthFields } from "./form-fields.ts";
import type { IngredientFormInput } from "./schema.ts";
import { formatSynonyms } from "./synonyms.ts";

type TypedContent = Omit<IngredientFormInput, "id" | "version" | "locale">;

/** Turns a form into what is stored. */
export function toIngredientContent(input: TypedContent): IngredientContent {
  const { kcal, fat, protein, carbohydrate, density, pieceGrams } = input;
  const { usForm, aisle, shelfLifeDays, isStaple, hasPage } = input;
  const facts = { kcal, fat, protein, carbohydrate, density, pieceGrams, usForm, aisle, shelfLifeDays };
  const season = monthFields.flatMap((field, index) => (input[field] ? [index + 1] : []));
  const typed = readLocalized(input, ...ingredientTextFields);
  return { ...facts, isStaple, hasPage, season, texts: { de: toText(typed.de), en: toText(typed.en) } };
}

type TypedText = ReturnType<typeof readLocalized<(typeof ingredientTextFields)[number], TypedContent>>["de"];

function toText({ deSubstitute: de, usSubstitute: us, ...text }: TypedText): DeskIngredientText {
  return { ...text, countrySubstitutes: { ...(de && { de }), ...(us && { us }) } };
}

/** Turns what is stored into the values of the form. */
export function toIngredientValues(
  ingredient: DeskIngredient,
  locale: Locale,
): Partial<Record<IngredientField, string>> {
  const { texts, season, density, pieceGrams, usForm, aisle, shelfLifeDays, isStaple, hasPage } = ingredient;
  const { kcal, fat, protein, carbohydrate } = ingredient;
  const toNumber = (value: number | null) =>
    value === null ? "" : getNumberFormat(locale, { useGrouping: false, maximumFractionDigits: 4 }).format(value);
  const toBox = (isChecked: boolean) => (isChecked ? "on" : "");
  return {
    ...toLocalizedValues({ de: toTyped(texts.de), en: toTyped(texts.en) }, ...ingredientTextFields),
    kcal: toNumber(kcal),
    fat: toNumber(fat),
    protein: toNumber(protein),
    carbohydrate: toNumber(carbohydrate),
    density: toNumber(density),
    pieceGrams: toNumber(pieceGrams),
    usForm: usForm ?? "",
    aisle,
    shelfLifeDays: toNumber(shelfLifeDays),
    isStaple: toBox(isStaple),
    hasPage: toBox(hasPage),
    ...Object.fromEntries(monthFields.map((field, index) => [field, toBox(season.includes(index + 1))])),
  };
}

function toTyped({ synonyms, countrySubstitutes, ...text }: DeskIngredientText) {
  const { de = "", us = "" } = countrySubstitutes;
  return { ...text, synonyms: formatSynonyms(synonyms), deSubstitute: de, usSubstitute: us };
}
