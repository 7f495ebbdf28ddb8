import { getAncestors, vocabulary } from "#lib/content/search-index/vocabulary.ts";
import { normalizeText } from "#lib/measures/kitchen-text/normalize.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { capitalize } from "#lib/platform/text/capitalize.ts";
import { slugify } from "#lib/platform/text/slugify.ts";
import { type IngredientGroup, ingredientGroups, isSelectable } from "./ingredient-groups.ts";
import {
  extractIngredientConcepts,
  findExcluded,
  findExcludedByGroup,
  findGroupMembers,
  findSubstitutes,
  type KnownIngredient,
} from "./ingredient-matching.ts";
import type { IngredientOption, IngredientRow } from "./ingredient-option.ts";

/**
 * Builds everything that can be picked, in alphabetical order. A group is offered only when at
 * least one ingredient belongs to it.
 *
 * @param names - The display name of each group in `locale`.
 */
export function buildIngredientOptions(
  rows: readonly IngredientRow[],
  locale: Locale,
  names: Record<IngredientGroup, string>,
): IngredientOption[] {
  const all = rows.map((row): KnownIngredient => ({ ...row, concepts: extractIngredientConcepts(row) }));
  const groupOptions = ingredientGroups.flatMap((group) => toGroupOption(group, names[group], all));
  const ingredientOptions = all.flatMap((row) => toIngredientOption(row, locale, all));
  const usedSlugs = new Set<string>();
  const collator = new Intl.Collator(locale, { sensitivity: "base" });
  return [...groupOptions, ...ingredientOptions]
    .map((option) => {
      const slug = usedSlugs.has(option.slug) ? `${option.slug}-${option.key}` : option.slug;
      usedSlugs.add(slug);
      return { ...option, slug };
    })
    .toSorted((a, b) => collator.compare(a.title, b.title));
}

function toGroupOption(group: IngredientGroup, title: string, all: readonly KnownIngredient[]): IngredientOption[] {
  const excludes = findExcludedByGroup(group, all);
  if (excludes.length === 0) return [];
  const covers = isSelectable(group) ? findGroupMembers(group, all) : [];
  return [
    {
      key: group,
      slug: slugify(title),
      title,
      covers,
      excludes,
      isStaple: false,
      season: [],
      ...buildSearchTerms([title], [group]),
    },
  ];
}

function toIngredientOption(row: KnownIngredient, locale: Locale, all: readonly KnownIngredient[]): IngredientOption[] {
  const text = row.texts.find((one) => one.locale === locale);
  if (!text) return [];
  return [
    {
      key: row.key,
      slug: row.hasPage ? text.slug : slugify(text.singular),
      title: capitalize(text.plural, locale),
      covers: row.isStaple ? [] : findSubstitutes(row, all),
      excludes: findExcluded(row, all),
      isStaple: row.isStaple,
      season: row.season,
      ...buildSearchTerms(
        row.texts.flatMap(({ singular, plural }) => [singular, plural]),
        row.concepts,
      ),
    },
  ];
}

function buildSearchTerms(names: string[], concepts: string[]) {
  const broaderConcepts = concepts.flatMap(getAncestors).filter((concept) => !concepts.includes(concept));
  const terms = concepts.flatMap((concept) => vocabulary[concept]?.slice(0, 2).join(",").split(",") ?? []);
  return { concepts, broaderConcepts, names: normalizeAll(names), terms: normalizeAll(terms) };
}

/**
 * Normalizes both languages by the German rules; findIngredientOptions() normalizes its input
 * alike.
 */
const normalizeAll = (words: string[]) => [...new Set(words.map((word) => normalizeText(word.trim(), "de")))];
