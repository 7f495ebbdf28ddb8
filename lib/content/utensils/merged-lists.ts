import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";

/**
 * Has a list of utensils name another one. Where it has both, with the same size or without one,
 * the first one stays, with the larger amount.
 */
export function mergeUtensilRows<Row extends { utensilId: string; amount?: number | null; size?: unknown }>(
  rows: readonly Row[],
  from: string,
  into: string,
): Row[] {
  const merged: Row[] = [];
  for (const row of rows) {
    const moved = { ...row, utensilId: row.utensilId === from ? into : row.utensilId };
    const same = merged.findIndex(
      (one) => one.utensilId === into && moved.utensilId === into && isSameSize(one.size, moved.size),
    );
    const first = merged[same];
    if (!first) merged.push(moved);
    else if ((moved.amount ?? 1) > (first.amount ?? 1)) merged[same] = { ...first, amount: moved.amount };
  }
  return merged;
}

/** Has the utensils of a step name another one, each once. */
export function mergeUtensilIds(ids: readonly string[], from: string, into: string): string[] {
  return [...new Set(ids.map((id) => (id === from ? into : id)))];
}

/** Has a draft name another utensil. */
export function mergeUtensilsInDraft(content: DraftContent, from: string, into: string): DraftContent {
  const steps = content.steps.map((step) => ({ ...step, utensilIds: mergeUtensilIds(step.utensilIds, from, into) }));
  return { ...content, steps, utensils: mergeUtensilRows(content.utensils, from, into) };
}

const isSameSize = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
