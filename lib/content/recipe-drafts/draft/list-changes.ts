import { createUuid } from "#lib/platform/browser/create-uuid.ts";
import type { DraftContent, DraftIngredient, DraftStep } from "../draft.ts";
import { draftLimits } from "../limits.ts";

type DraftGroup = DraftContent["groups"][number];

/** Where an ingredient was, and which steps used how much of it, so that it can be put back. */
export interface RemovedIngredient {
  row: DraftIngredient;
  group: number;
  index: number;
  uses: { stepId: string; amount: number | null }[];
}

/**
 * A change of one of the lists of a draft. Buttons send "add", "remove", "up" and "down" as text,
 * see `parseListChange`; "move" is a row that was dragged to another place.
 */
export type ListChange =
  | { type: "add"; list: string }
  | { type: "remove" | "up" | "down"; path: string }
  | { type: "move"; path: string; list: string; index: number };

const listPattern = /^(?:groups|steps|utensils|groups\.\d{1,2}\.ingredients)$/;
const itemPattern = /^(.+)\.(\d{1,3})$/;

/**
 * Reads what a button of the form sends: "groups.0.ingredients:add", "steps.2:up".
 *
 * @returns null when it is no change of a list.
 */
export function parseListChange(value: string): ListChange | null {
  const [, path = "", type] = /^([a-z\d.]{1,60}):(add|remove|up|down)$/.exec(value) ?? [];
  if (type === "add") return listPattern.test(path) && path !== "utensils" ? { type, list: path } : null;
  if (type !== "remove" && type !== "up" && type !== "down") return null;
  return toPlace(path) ? { type, path } : null;
}

/**
 * Changes a list of a draft. A change that is not possible, such as moving the first step up,
 * returns the content itself. Steps keep using the ingredients that remain.
 *
 * @param change also as text, see `parseListChange`
 */
export function applyListChange(content: DraftContent, change: ListChange | string): DraftContent {
  const parsed = typeof change === "string" ? parseListChange(change) : change;
  if (!parsed) return content;
  if (parsed.type === "add") return addItem(content, parsed.list);
  const from = toPlace(parsed.path);
  if (!from || from.index >= (readList(content, from.list)?.length ?? 0)) return content;
  if (parsed.type === "remove") return removeItem(content, from);
  const to =
    parsed.type === "move" ? { list: parsed.list, index: parsed.index } : toNeighbour(content, from, parsed.type);
  return to ? moveItem(content, from, to) : content;
}

interface Place {
  list: string;
  index: number;
}

function toPlace(path: string): Place | null {
  const [, list = "", index] = itemPattern.exec(path) ?? [];
  return listPattern.test(list) ? { list, index: Number(index) } : null;
}

const toGroupIndex = (list: string) => Number(/^groups\.(\d+)\.ingredients$/.exec(list)?.[1] ?? Number.NaN);

function readList(content: DraftContent, list: string): unknown[] | undefined {
  if (list === "groups" || list === "steps" || list === "utensils") return content[list];
  return content.groups[toGroupIndex(list)]?.ingredients;
}

function writeList(content: DraftContent, list: string, items: unknown[]): DraftContent {
  if (list === "groups" || list === "steps" || list === "utensils") return { ...content, [list]: items };
  const group = toGroupIndex(list);
  const ingredients = items as DraftIngredient[];
  return { ...content, groups: content.groups.map((one, g) => (g === group ? { ...one, ingredients } : one)) };
}

const emptyText = () => ({ de: "", en: "" });

/** A new row; rows keep their id when they are moved. */
export function createIngredient(): DraftIngredient {
  const shared = { ingredientId: null, name: "", amount: null, amountMax: null, unit: null };
  return { id: createUuid(), ...shared, characteristic: emptyText(), addition: emptyText() };
}

export function createStep(): DraftStep {
  const texts = { heading: emptyText(), text: emptyText(), tip: emptyText() };
  return { id: createUuid(), ...texts, pictureId: null, videoId: null, ingredients: [], utensilIds: [] };
}

export function createGroup(): DraftGroup {
  return { heading: emptyText(), ingredients: [createIngredient()] };
}

function addItem(content: DraftContent, list: string): DraftContent {
  const items = readList(content, list);
  const isRowFree = countRows(content) < draftLimits.ingredients;
  if (!items || list === "utensils") return content;
  if (list === "steps")
    return items.length < draftLimits.steps ? writeList(content, list, [...items, createStep()]) : content;
  if (!isRowFree) return content;
  if (list !== "groups") return writeList(content, list, [...items, createIngredient()]);
  return items.length < draftLimits.groups ? writeList(content, list, [...items, createGroup()]) : content;
}

/** How many ingredients all groups have. */
export function countRows({ groups }: DraftContent): number {
  return groups.reduce((sum, { ingredients }) => sum + ingredients.length, 0);
}

function removeItem(content: DraftContent, { list, index }: Place): DraftContent {
  const items = readList(content, list) ?? [];
  const removed = writeList(
    content,
    list,
    items.filter((_, position) => position !== index),
  );
  return list.startsWith("groups") ? withoutUnknownUses(removed) : removed;
}

/** Steps no longer use the ingredients that were removed. */
function withoutUnknownUses(content: DraftContent): DraftContent {
  const ids = new Set(content.groups.flatMap(({ ingredients }) => ingredients.map(({ id }) => id)));
  const steps = content.steps.map((step) => {
    const ingredients = step.ingredients.filter(({ id }) => ids.has(id));
    return ingredients.length === step.ingredients.length ? step : { ...step, ingredients };
  });
  return { ...content, steps };
}

/** The first ingredient of a group moves up to the end of the group above, the last one down. */
function toNeighbour(content: DraftContent, { list, index }: Place, direction: "up" | "down"): Place | null {
  const length = readList(content, list)?.length ?? 0;
  const next = index + (direction === "up" ? -1 : 1);
  if (next >= 0 && next < length) return { list, index: next };
  const group = toGroupIndex(list) + (direction === "up" ? -1 : 1);
  const other = content.groups[group];
  if (!other) return null;
  return { list: `groups.${group}.ingredients`, index: direction === "up" ? other.ingredients.length : 0 };
}

function moveItem(content: DraftContent, from: Place, to: Place): DraftContent {
  const target = readList(content, to.list);
  const isSameKind = from.list === to.list || (toGroupIndex(from.list) >= 0 && toGroupIndex(to.list) >= 0);
  if (!target || !isSameKind || !Number.isInteger(to.index)) return content;
  const item = readList(content, from.list)?.[from.index];
  const without = writeList(content, from.list, (readList(content, from.list) ?? []).toSpliced(from.index, 1));
  const items = readList(without, to.list) ?? [];
  const index = Math.max(0, Math.min(to.index, items.length));
  if (from.list === to.list && index === from.index) return content;
  return writeList(without, to.list, items.toSpliced(index, 0, item));
}

/** What `restoreIngredient` needs to undo the removal of a row; null when there is no such row. */
export function findRemovable(content: DraftContent, rowId: string): RemovedIngredient | null {
  for (const [group, { ingredients }] of content.groups.entries()) {
    const index = ingredients.findIndex(({ id }) => id === rowId);
    const row = ingredients[index];
    if (!row) continue;
    const uses = content.steps.flatMap(({ id: stepId, ingredients: used }) =>
      used.filter(({ id }) => id === rowId).map(({ amount }) => ({ stepId, amount })),
    );
    return { row, group, index, uses };
  }
  return null;
}

/** Puts a removed row back where it was, also into the steps that used it. */
export function restoreIngredient(content: DraftContent, { row, group, index, uses }: RemovedIngredient): DraftContent {
  if (findRemovable(content, row.id) || countRows(content) >= draftLimits.ingredients) return content;
  const groups = content.groups.length > 0 ? content.groups : [{ heading: emptyText(), ingredients: [] }];
  const target = Math.min(group, groups.length - 1);
  const steps = content.steps.map((step) => {
    const use = uses.find(({ stepId }) => stepId === step.id);
    return use ? { ...step, ingredients: [...step.ingredients, { id: row.id, amount: use.amount }] } : step;
  });
  const restored = groups.map((one, g) =>
    g === target ? { ...one, ingredients: one.ingredients.toSpliced(index, 0, row) } : one,
  );
  return { ...content, groups: restored, steps };
}
