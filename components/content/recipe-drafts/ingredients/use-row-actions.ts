"use client";
import { useTranslations } from "next-intl";
import type { RowActions } from "#components/content/recipe-drafts/ingredients/ingredient-row.tsx";
import type { ListEditing } from "#components/content/recipe-drafts/use-list-editing.ts";
import { showToast } from "#components/ui/toast.ts";
import { applyListChange, findRemovable, restoreIngredient } from "#lib/content/recipe-drafts/draft/list-changes.ts";
import type { DraftContent, DraftIngredient } from "#lib/content/recipe-drafts/draft.ts";
import { addIngredientLines, type RowReader } from "#lib/content/recipe-drafts/editing/ingredient-rows.ts";
import { formatIngredientName } from "#lib/content/recipe-drafts/editing/ingredient-suggestions.ts";
import type { DraftLookups } from "#lib/content/recipe-drafts/editing/lookups.ts";
import { splitName, splitRow } from "#lib/content/recipe-drafts/editing/split-row.ts";

/** How long a removal can be undone. */
export const undoMs = 8000;

export interface ListedRowActions extends RowActions {
  titleOf: (row: DraftIngredient) => string;
  addRow: (group: number) => void;
}

interface Sources {
  reader: RowReader;
  lookups: DraftLookups;
}

/** What the buttons and fields of the ingredients do. */
export function useRowActions(
  editing: ListEditing,
  content: DraftContent,
  { reader, lookups }: Sources,
): ListedRowActions {
  const t = useTranslations("recipeDrafts.ingredients");
  const tLists = useTranslations("recipeDrafts.lists");
  const { language } = content;
  const { update, changeList, announce } = editing;

  const titleOf = (row: DraftIngredient) => {
    const entry = row.name === "" ? lookups.ingredients.find(({ id }) => id === row.ingredientId) : undefined;
    return entry ? formatIngredientName(entry, row, language) : row.name;
  };
  const nameOf = (row: DraftIngredient) => titleOf(row) || t("unnamed");

  const change: RowActions["change"] = (rowId, patch) =>
    void update((before) => changeRow(before, rowId, (row) => ({ ...row, ...patch })));

  const undo = (before: DraftContent, rowId: string) => {
    const removed = findRemovable(before, rowId);
    if (removed)
      update((now) => restoreIngredient(now, removed), { focus: [`row-${rowId}-name`], announcement: t("restored") });
  };

  const describePlace = (after: DraftContent, row: DraftIngredient) => {
    const place = findRemovable(after, row.id);
    const count = after.groups[place?.group ?? 0]?.ingredients.length ?? 0;
    return tLists("moved", { name: nameOf(row), position: (place?.index ?? 0) + 1, count });
  };

  return {
    titleOf,
    change,
    changeName: (rowId, name, ingredientId) =>
      change(rowId, { name, ingredientId: ingredientId ?? (name.trim() ? reader.match(name, language) : null) }),
    move(row, path, direction, focus) {
      const after = applyListChange(content, `${path}:${direction}`);
      if (after === content) return announce(tLists("end", { name: nameOf(row) }));
      const target = focus === "grip" ? `row-${row.id}-grip` : `row-${row.id}-${direction}`;
      changeList(`${path}:${direction}`, { focus: [target], announcement: describePlace(after, row) });
    },
    moveTo(path, entry) {
      const to = findRemovable(content, entry);
      if (to) changeList({ type: "move", path, list: `groups.${to.group}.ingredients`, index: to.index });
    },
    announceDrop: (row) => announce(describePlace(content, row)),
    remove(row, path) {
      const [, group = "0", index = "0"] = /^groups\.(\d+)\.ingredients\.(\d+)$/.exec(path) ?? [];
      const rows = content.groups[Number(group)]?.ingredients ?? [];
      const next = rows[Number(index) + 1] ?? rows[Number(index) - 1];
      const focus = [...(next ? [`row-${next.id}-name`] : []), `group-${group}-add`];
      const text = tLists("removed", { name: nameOf(row) });
      if (!changeList(`${path}:remove`, { focus, announcement: text })) return;
      showToast({
        kind: "success",
        text,
        durationMs: undoMs,
        action: { label: tLists("undo"), run: () => undo(content, row.id) },
      });
    },
    split(row) {
      const after = splitRow(content, row.id, reader);
      const group = after.groups.find(({ ingredients }) => ingredients.some(({ id }) => id === row.id));
      const added = group?.ingredients[group.ingredients.findIndex(({ id }) => id === row.id) + 1];
      const announcement = t("divided", { name: nameOf(row) });
      if (after !== content && added) update(() => after, { focus: [`row-${added.id}-name`], announcement });
    },
    isDivisible: (row) => splitName(row, language, reader) !== null,
    pasteLines(group, text) {
      const { count } = addIngredientLines(content, group, text, reader);
      if (count === 0) return announce(t("noneAdded"));
      const focus = [`group-${group}-lines`];
      update((before) => addIngredientLines(before, group, text, reader).content, {
        focus,
        announcement: t("added", { count }),
      });
    },
    addBelow(group, index) {
      const next = content.groups[group]?.ingredients[index + 1];
      if (next) document.getElementById(`row-${next.id}-amount`)?.focus();
      else addRow(group);
    },
    addRow,
  };

  function addRow(group: number) {
    const after = applyListChange(content, `groups.${group}.ingredients:add`);
    const row = after.groups[group]?.ingredients.at(-1);
    if (after !== content && row) update(() => after, { focus: [`row-${row.id}-amount`] });
  }
}

function changeRow(
  content: DraftContent,
  rowId: string,
  change: (row: DraftIngredient) => DraftIngredient,
): DraftContent {
  const groups = content.groups.map((group) => {
    const ingredients = group.ingredients.map((row) => (row.id === rowId ? change(row) : row));
    return ingredients.some((row, index) => row !== group.ingredients[index]) ? { ...group, ingredients } : group;
  });
  return { ...content, groups };
}
