import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import type { AdaptationContent } from "#lib/kitchen/adaptations/adaptation.ts";
import { type KeyChange, renumberRow, replaceKeysIn } from "./markup-keys.ts";

interface Merged {
  id: string;
  key: string;
}

/** Two ingredients that are merged. */
export interface MergedPair {
  from: Merged;
  into: Merged;
  unitCodes: ReadonlySet<string>;
}

/** What a merge means for the texts of a recipe with these rows, given by their keys. */
export function toKeyChange({ from, into, unitCodes }: MergedPair, rows: readonly string[]): KeyChange {
  return { from: from.key, into: into.key, rows, unitCodes };
}

/** Has the rows and texts of a draft name the other ingredient. */
export function mergeInDraft(content: DraftContent, pair: MergedPair): DraftContent {
  const keyOf = (id: string | null) => [pair.from, pair.into].find((one) => one.id === id)?.key ?? "";
  const rows = content.groups.flatMap(({ ingredients }) => ingredients.map((row) => keyOf(row.ingredientId)));
  const groups = content.groups.map((group) => ({
    ...group,
    ingredients: group.ingredients.map((row) => ({ ...row, ingredientId: toMerged(row.ingredientId, pair) })),
  }));
  return replaceKeysIn({ ...content, groups }, toKeyChange(pair, rows));
}

/**
 * Has a reader's version of a recipe name the other ingredient. A change of a row finds it by the
 * ingredient and by which of its rows it is.
 *
 * @param rows keys of the recipe's rows before the merge
 */
export function mergeInAdaptation(
  content: AdaptationContent,
  pair: MergedPair,
  rows: readonly string[],
): AdaptationContent {
  const change = toKeyChange(pair, rows);
  const mergedBase = (base: AdaptationContent["ingredients"][number]["base"]) => {
    const merged = [pair.from, pair.into].find(({ id }) => id === base.ingredientId);
    if (!merged) return base;
    return { ...base, ingredientId: pair.into.id, occurrence: renumberRow(change, merged.key, base.occurrence) };
  };
  return replaceKeysIn(
    {
      ...content,
      ingredients: content.ingredients.map(({ base, swap, ...rest }) => ({
        ...rest,
        base: mergedBase(base),
        swap: swap && { ...swap, ingredientId: toMerged(swap.ingredientId, pair) },
      })),
      added: content.added.map((row) => ({ ...row, ingredientId: toMerged(row.ingredientId, pair) })),
    },
    change,
  );
}

function toMerged<Id extends string | null>(id: Id, { from, into }: MergedPair): Id | string {
  return id === from.id ? into.id : id;
}
