import type { Locale } from "#lib/i18n/locales.ts";
import type { Country } from "#lib/units/country.ts";
import type { IngredientContent } from "./desk-mutations.ts";
import type { DeskIngredient } from "./desk-queries.ts";
import { type IngredientField, monthFields } from "./form-fields.ts";
import type { IngredientFormInput } from "./schema.ts";
import { formatSynonyms } from "./synonyms.ts";

/** Turns a form into what is stored. */
export function toIngredientContent(input: Omit<IngredientFormInput, "id" | "version" | "locale">): IngredientContent {
  const { kcal, fat, protein, carbohydrate, density, pieceGrams, usForm } = input;
  const { aisle, shelfLifeDays, isStaple, hasPage } = input;
  return {
    kcal,
    fat,
    protein,
    carbohydrate,
    density,
    pieceGrams,
    usForm,
    aisle,
    shelfLifeDays,
    isStaple,
    hasPage,
    season: monthFields.flatMap((field, index) => (input[field] ? [index + 1] : [])),
    texts: {
      de: {
        singular: input.singularDe,
        plural: input.pluralDe,
        slug: input.slugDe,
        synonyms: input.synonymsDe,
        usSingular: input.usSingularDe,
        usPlural: input.usPluralDe,
        countrySubstitutes: toSubstitutes(input.deSubstituteDe, input.usSubstituteDe),
        summary: input.summaryDe,
        body: input.bodyDe,
        storage: input.storageDe,
        substitutes: input.substitutesDe,
      },
      en: {
        singular: input.singularEn,
        plural: input.pluralEn,
        slug: input.slugEn,
        synonyms: input.synonymsEn,
        usSingular: input.usSingularEn,
        usPlural: input.usPluralEn,
        countrySubstitutes: toSubstitutes(input.deSubstituteEn, input.usSubstituteEn),
        summary: input.summaryEn,
        body: input.bodyEn,
        storage: input.storageEn,
        substitutes: input.substitutesEn,
      },
    },
  };
}

function toSubstitutes(de: string, us: string): Partial<Record<Country, string>> {
  return { ...(de && { de }), ...(us && { us }) };
}

/** Turns what is stored into the values of the form. */
export function toIngredientValues(
  ingredient: DeskIngredient,
  locale: Locale,
): Partial<Record<IngredientField, string>> {
  const { texts, season, density, pieceGrams, usForm, aisle, shelfLifeDays, isStaple, hasPage } = ingredient;
  const { kcal, fat, protein, carbohydrate } = ingredient;
  const { de, en } = texts;
  const toText = (value: number | null) =>
    value?.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 4 }) ?? "";
  const toBox = (isChecked: boolean) => (isChecked ? "on" : "");
  return {
    singularDe: de.singular,
    pluralDe: de.plural,
    slugDe: de.slug,
    singularEn: en.singular,
    pluralEn: en.plural,
    slugEn: en.slug,
    synonymsDe: formatSynonyms(de.synonyms),
    synonymsEn: formatSynonyms(en.synonyms),
    usSingularDe: de.usSingular ?? "",
    usPluralDe: de.usPlural ?? "",
    usSingularEn: en.usSingular ?? "",
    usPluralEn: en.usPlural ?? "",
    deSubstituteDe: de.countrySubstitutes.de ?? "",
    usSubstituteDe: de.countrySubstitutes.us ?? "",
    deSubstituteEn: en.countrySubstitutes.de ?? "",
    usSubstituteEn: en.countrySubstitutes.us ?? "",
    summaryDe: de.summary,
    bodyDe: de.body,
    storageDe: de.storage,
    substitutesDe: de.substitutes,
    summaryEn: en.summary,
    bodyEn: en.body,
    storageEn: en.storage,
    substitutesEn: en.substitutes,
    kcal: toText(kcal),
    fat: toText(fat),
    protein: toText(protein),
    carbohydrate: toText(carbohydrate),
    density: toText(density),
    pieceGrams: toText(pieceGrams),
    usForm: usForm ?? "",
    aisle,
    shelfLifeDays: toText(shelfLifeDays),
    isStaple: toBox(isStaple),
    hasPage: toBox(hasPage),
    ...Object.fromEntries(monthFields.map((field, index) => [field, toBox(season.includes(index + 1))])),
  };
}
