"use client";
import { useTranslations } from "next-intl";
import type { ListEditing } from "#components/content/recipe-drafts/use-list-editing.ts";
import { showToast } from "#components/ui/toast.ts";
import { applyListChange } from "#lib/content/recipe-drafts/draft/list-changes.ts";
import type { DraftContent, DraftStep } from "#lib/content/recipe-drafts/draft.ts";
import { splitIntoSteps } from "#lib/content/recipe-drafts/editing/step-ingredients.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";

/** How long a removal can be undone. */
const undoMs = 8000;

export type StepActions = ReturnType<typeof useStepActions>;

/** What the buttons and fields of the steps do. */
export function useStepActions({ update, changeList, announce }: ListEditing, content: DraftContent) {
  const t = useTranslations("recipeDrafts.steps");
  const tLists = useTranslations("recipeDrafts.lists");
  const indexOf = (stepId: string) => content.steps.findIndex(({ id }) => id === stepId);
  const nameOf = (index: number) => t("step", { number: index + 1 });

  const change = (stepId: string, patch: (step: DraftStep) => Partial<DraftStep>) =>
    void update((before) => ({
      ...before,
      steps: before.steps.map((step) => (step.id === stepId ? { ...step, ...patch(step) } : step)),
    }));

  return {
    announce,
    change,
    add() {
      const after = applyListChange(content, "steps:add");
      const step = after.steps.at(-1);
      if (after !== content && step) update(() => after, { focus: [`step-${step.id}-text`] });
    },
    move(stepId: string, direction: "up" | "down", focus: "grip" | "button") {
      const index = indexOf(stepId);
      const name = nameOf(index);
      const target = index + (direction === "up" ? -1 : 1);
      const announcement = tLists("moved", { name, position: target + 1, count: content.steps.length });
      const element = focus === "grip" ? `step-${stepId}-grip` : `step-${stepId}-${direction}`;
      if (!changeList(`steps.${index}:${direction}`, { focus: [element], announcement }))
        announce(tLists("end", { name }));
    },
    moveTo(stepId: string, otherId: string) {
      const index = indexOf(otherId);
      if (index >= 0) changeList({ type: "move", path: `steps.${indexOf(stepId)}`, list: "steps", index });
    },
    announceDrop(stepId: string) {
      const position = indexOf(stepId) + 1;
      announce(tLists("moved", { name: t("step", { number: position }), position, count: content.steps.length }));
    },
    remove(stepId: string) {
      const index = indexOf(stepId);
      const removed = content.steps[index];
      const next = content.steps[index + 1] ?? content.steps[index - 1];
      const text = tLists("removed", { name: nameOf(index) });
      const focus = [...(next ? [`step-${next.id}-text`] : []), "add-step"];
      if (!removed || !changeList(`steps.${index}:remove`, { focus, announcement: text })) return;
      const run = () =>
        void update((now) => restoreStep(now, removed, index), {
          focus: [`step-${stepId}-text`],
          announcement: t("restored"),
        });
      showToast({ kind: "success", text, durationMs: undoMs, action: { label: tLists("undo"), run } });
    },
    /** @returns false when the text is no list of steps */
    paste(stepId: string, text: string): boolean {
      const index = indexOf(stepId);
      const { count } = splitIntoSteps(content, index, text);
      if (count === 0) return false;
      return update((before) => splitIntoSteps(before, index, text).content, { announcement: t("split", { count }) });
    },
    setUse: (stepId: string, id: string, use: { amount: number | null } | null) =>
      change(stepId, ({ ingredients }) => {
        const isUsed = ingredients.some((one) => one.id === id);
        if (use === null) return { ingredients: ingredients.filter((one) => one.id !== id) };
        if (!isUsed) return { ingredients: [...ingredients, { id, ...use }] };
        return { ingredients: ingredients.map((one) => (one.id === id ? { id, ...use } : one)) };
      }),
  };
}

/** Puts a removed step back; ingredients that were removed meanwhile are not used any more. */
function restoreStep(content: DraftContent, step: DraftStep, index: number): DraftContent {
  if (content.steps.some(({ id }) => id === step.id) || content.steps.length >= draftLimits.steps) return content;
  const known = new Set(content.groups.flatMap(({ ingredients }) => ingredients.map(({ id }) => id)));
  const restored = { ...step, ingredients: step.ingredients.filter(({ id }) => known.has(id)) };
  return { ...content, steps: content.steps.toSpliced(index, 0, restored) };
}
