import type { LintedRecipe, RecipeTexts } from "#lib/content/findings/content.ts";
import type { Place } from "#lib/content/findings/finding.ts";
import type { IngredientDiets } from "#lib/content/search-index/ingredient-diets.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { isNamed } from "../draft/missing.ts";
import type { DraftContent } from "../draft.ts";
import { listLanguages } from "../recipe-input.ts";

interface Named {
  key: string;
  /** Of ingredients: what editors say of their diets. */
  diets?: IngredientDiets | null;
  names: Localized<{ one: string; many: string }>;
}

/** What a draft refers to, by id. */
export interface DraftReferences {
  ingredients: ReadonlyMap<string, Named>;
  utensils: ReadonlyMap<string, Named>;
  pictures: ReadonlyMap<string, { width: number; height: number }>;
  /** Keys of tags. */
  tags: ReadonlyMap<string, string>;
}

/**
 * Converts a draft to what the rules read: the recipe it would become. Steps keep their positions;
 * alternative texts are not the authors' to write.
 */
export function toLintedDraft(content: DraftContent, references: DraftReferences): LintedRecipe {
  const { duration, steps, pictureId } = content;
  const rows = listRows(content);
  const pictures = [
    { field: "picture" as const, index: null, id: pictureId },
    ...steps.map((step, index) => ({ field: "step" as const, index, id: step.pictureId })),
  ];
  return {
    texts: Object.fromEntries(listLanguages(content).map((locale) => [locale, toTexts(content, locale)])),
    duration: {
      preparation: duration.preparation ?? 0,
      baking: duration.baking ?? 0,
      resting: duration.resting ?? 0,
    },
    ovenCelsius: content.editorial?.ovenCelsius ?? null,
    rows: rows.map(({ row: { ingredientId, name, amount, amountMax, unit, characteristic, addition } }) => {
      const known = references.ingredients.get(ingredientId ?? "");
      const names = { de: known?.names.de.one ?? name, en: known?.names.en.one ?? name };
      return {
        key: known?.key ?? null,
        names,
        diets: known?.diets ?? null,
        amount,
        amountMax,
        unit,
        characteristic,
        addition,
      };
    }),
    utensils: content.utensils.map(({ utensilId, size }) => {
      const known = references.utensils.get(utensilId);
      const names = { de: known?.names.de.one ?? "", en: known?.names.en.one ?? "" };
      return { key: known?.key ?? "", names, size: { de: size.de || size.en, en: size.en || size.de } };
    }),
    steps: steps.map((step) => ({
      ingredients: step.ingredients.map(({ id, amount }) => ({
        row: rows.findIndex(({ row }) => row.id === id),
        amount,
      })),
    })),
    pictures: pictures.flatMap(({ id, ...place }) => {
      const picture = references.pictures.get(id ?? "");
      return picture ? [{ ...place, ...picture, alts: null }] : [];
    }),
    tags: listTagIds(content).flatMap((id) => references.tags.get(id) ?? []),
  };
}

/** All tags of a draft; at the desk also those that authors do not set. */
export function listTagIds({ tagIds, editorial }: DraftContent): string[] {
  return editorial?.tagIds ?? tagIds;
}

function toTexts(content: DraftContent, locale: Locale): RecipeTexts {
  const { title, summary, chefsNote, groups, steps, editorial } = content;
  return {
    title: title[locale],
    summary: summary[locale],
    metaTitle: editorial?.metaTitle[locale] || null,
    metaDescription: editorial?.metaDescription[locale] || null,
    chefsNote: chefsNote[locale],
    storage: editorial?.storage[locale] ?? "",
    freezing: editorial?.freezing[locale] ?? "",
    makeAhead: editorial?.makeAhead[locale] ?? "",
    groups: groups.filter(({ ingredients }) => ingredients.some(isNamed)).map(({ heading }) => heading[locale]),
    steps: steps.map(({ heading, text, tip }) => ({ heading: heading[locale], text: text[locale], tip: tip[locale] })),
  };
}

/** Rows with a name; the others are dropped when the draft is published. */
function listRows({ groups }: DraftContent) {
  return groups.flatMap(({ ingredients }, g) =>
    ingredients.map((row, i) => ({ row, path: `groups.${g}.ingredients.${i}` })).filter(({ row }) => isNamed(row)),
  );
}

/** The path in the content that a finding is about: "groups.0.ingredients.2". */
export function toDraftPath(content: DraftContent, { field, index, language }: Place): string {
  const text = language ?? content.language;
  const rowPath = index === null ? undefined : listRows(content)[index]?.path;
  switch (field) {
    case "step":
      return index === null ? "steps" : `steps.${index}.text.${text}`;
    case "ingredient":
      return rowPath ? `${rowPath}.name` : "groups";
    case "group":
      return "groups";
    case "utensil":
      return "utensils";
    case "duration":
      return "duration.preparation";
    case "picture":
      return "pictureId";
    case "tags":
      return content.editorial ? "editorial.tagIds" : "tagIds";
    case "storage":
    case "freezing":
    case "makeAhead":
      return `editorial.${field}.${text}`;
    case "summary":
    case "chefsNote":
      return `${field}.${text}`;
    default:
      return `title.${text}`;
  }
}
