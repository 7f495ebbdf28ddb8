import "server-only";
import { isOverloadedError } from "#lib/platform/http/concurrency-limit.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { defineHeavyTask } from "#lib/platform/workers/heavy-work.ts";
import { queueForUser } from "#lib/platform/workers/user-queue.ts";
import type { DraftContent } from "../draft.ts";
import { addIngredientLines, createRowReader, isEmptyRow, recognizeIngredients } from "./ingredient-rows.ts";
import type { DraftLookups } from "./lookups.ts";
import { changeMarkedText } from "./marked-text.ts";
import { toUnitNames } from "./step-ingredients.ts";

const completeApart = defineHeavyTask<typeof completeTypedContent>(
  "lib/content/recipe-drafts/editing/typed-content.ts",
  "completeTypedContent",
);

/**
 * The same as `completeTypedContent` for a user, beside the requests; null while too much is
 * waiting.
 */
export function completeForm(
  userId: string,
  ...input: Parameters<typeof completeTypedContent>
): Promise<DraftContent | null> {
  return queueForUser("draft-forms", userId, () => completeApart(...input)).catch((error: unknown) => {
    if (isOverloadedError(error)) return null;
    throw error;
  });
}

/**
 * Completes what a form without script has sent: spare rows that stayed empty are dropped, names
 * find their ingredient, pasted lines ("pasted.0") become rows of their group, and the values of
 * texts stay marked where the texts are as before.
 *
 * @param typed the content with the fields of the form
 * @param stored the content before
 */
export function completeTypedContent(
  typed: DraftContent,
  stored: DraftContent,
  entries: Iterable<[string, string]>,
  lookups: DraftLookups,
): DraftContent {
  const reader = createRowReader(lookups);
  const marked = { ...typed, steps: keepMarks(typed, stored, lookups) };
  const content = recognizeIngredients(dropSpareRows(marked, stored), lookups, reader);
  const pasted = [...entries].flatMap(([name, text]): [number, string][] => {
    const [, group] = /^pasted\.(\d{1,2})$/.exec(name) ?? [];
    return group === undefined ? [] : [[Number(group), text]];
  });
  return pasted.reduce((before, [group, text]) => addIngredientLines(before, group, text, reader).content, content);
}

function dropSpareRows(typed: DraftContent, stored: DraftContent): DraftContent {
  const groups = typed.groups.map((group, g) => {
    const before = stored.groups[g]?.ingredients.length ?? 0;
    return { ...group, ingredients: group.ingredients.filter((row, i) => i < before || !isEmptyRow(row)) };
  });
  return { ...typed, groups };
}

/** Forms show texts without markup. */
function keepMarks(typed: DraftContent, stored: DraftContent, lookups: DraftLookups): DraftContent["steps"] {
  const before = new Map(stored.steps.map((step) => [step.id, step]));
  return typed.steps.map((step) => {
    const former = before.get(step.id);
    const changed = locales.map((language) => {
      const context = { language, unitNames: toUnitNames(lookups, language) };
      const keep = (part: "text" | "tip") =>
        step[part][language] === former?.[part][language]
          ? step[part][language]
          : changeMarkedText(former?.[part][language] ?? "", step[part][language], context);
      return { language, text: keep("text"), tip: keep("tip") };
    });
    const toTexts = (part: "text" | "tip") =>
      Object.fromEntries(changed.map((one) => [one.language, one[part]])) as DraftContent["steps"][number]["text"];
    return { ...step, text: toTexts("text"), tip: toTexts("tip") };
  });
}
