"use client";
import { useTranslations } from "next-intl";
import { undoMs } from "#components/content/recipe-drafts/ingredients/use-row-actions.ts";
import type { ListEditing } from "#components/content/recipe-drafts/use-list-editing.ts";
import { showToast } from "#components/ui/toast.ts";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

export type GroupActions = ReturnType<typeof useGroupActions>;

/** What the buttons and headings of the groups of ingredients do. */
export function useGroupActions({ update, changeList, announce }: ListEditing, content: DraftContent) {
  const tLists = useTranslations("recipeDrafts.lists");
  return {
    addGroup: () => void changeList("groups:add", { focus: [`group-${content.groups.length}-heading`] }),
    changeHeading: (group: number, language: Locale, text: string) =>
      void update((before) => ({
        ...before,
        groups: before.groups.map((one, g) =>
          g === group ? { ...one, heading: { ...one.heading, [language]: text } } : one,
        ),
      })),
    moveGroup(group: number, direction: "up" | "down", name: string) {
      const target = group + (direction === "up" ? -1 : 1);
      const announcement = tLists("moved", { name, position: target + 1, count: content.groups.length });
      if (!changeList(`groups.${group}:${direction}`, { focus: [`group-${target}-${direction}`], announcement }))
        announce(tLists("end", { name }));
    },
    removeGroup(group: number, name: string) {
      const text = tLists("removed", { name });
      const { groups, steps } = content;
      if (
        !changeList(`groups.${group}:remove`, {
          focus: [`group-${Math.max(0, group - 1)}-heading`],
          announcement: text,
        })
      )
        return;
      const run = () =>
        void update((now) => ({
          ...now,
          groups,
          steps: now.steps === content.steps ? steps : restoreUses(now.steps, steps),
        }));
      showToast({ kind: "success", text, durationMs: undoMs, action: { label: tLists("undo"), run } });
    },
  };
}

/** The steps as they are now, with the ingredients that they used before. */
function restoreUses(now: DraftContent["steps"], before: DraftContent["steps"]): DraftContent["steps"] {
  return now.map((step) => {
    const used = before.find(({ id }) => id === step.id)?.ingredients;
    return used ? { ...step, ingredients: used } : step;
  });
}
