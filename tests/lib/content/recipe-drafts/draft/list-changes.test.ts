import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyListChange,
  createIngredient,
  createStep,
  findRemovable,
  type ListChange,
  parseListChange,
  restoreIngredient,
} from "#lib/content/recipe-drafts/draft/list-changes.ts";
import { createDraftContent, type DraftContent, draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";
import "#tests/support/fast-check.ts";

function createContent(groups: string[][], steps: string[][] = []): DraftContent {
  return {
    ...createDraftContent("de"),
    groups: groups.map((ids) => ({
      heading: { de: "", en: "" },
      ingredients: ids.map((id) => ({ ...createIngredient(), id, name: id })),
    })),
    steps: steps.map((used, index) => ({
      ...createStep(),
      id: `step-${index}`,
      ingredients: used.map((id) => ({ id, amount: null })),
    })),
  };
}

const idsOf = (content: DraftContent) => content.groups.map(({ ingredients }) => ingredients.map(({ id }) => id));

describe("applyListChange", () => {
  const content = createContent([["a", "b"], ["c"]], [["a", "c"], ["a"]]);

  test.each<[ListChange | string, string[][]]>([
    ["groups.0.ingredients.1:up", [["b", "a"], ["c"]]],
    ["groups.0.ingredients.0:up", [["a", "b"], ["c"]]],
    ["groups.0.ingredients.1:down", [["a"], ["b", "c"]]],
    ["groups.1.ingredients.0:up", [["a", "b", "c"], []]],
    ["groups.1.ingredients.0:down", [["a", "b"], ["c"]]],
    ["groups.0.ingredients.0:remove", [["b"], ["c"]]],
    ["groups.0:down", [["c"], ["a", "b"]]],
    ["groups.0:remove", [["c"]]],
    [{ type: "move", path: "groups.0.ingredients.0", list: "groups.1.ingredients", index: 1 }, [["b"], ["c", "a"]]],
    [{ type: "move", path: "groups.0.ingredients.0", list: "steps", index: 0 }, [["a", "b"], ["c"]]],
    ["groups.7.ingredients.0:remove", [["a", "b"], ["c"]]],
    ["__proto__.0:remove", [["a", "b"], ["c"]]],
  ])("%j", (change, expected) => {
    expect(idsOf(applyListChange(content, change))).toEqual(expected);
  });

  test("adds rows, groups and steps up to the limits", () => {
    expect(idsOf(applyListChange(content, "groups.1.ingredients:add"))[1]).toHaveLength(2);
    expect(applyListChange(content, "groups:add").groups[2]?.ingredients).toHaveLength(1);
    expect(applyListChange(content, "steps:add").steps).toHaveLength(3);
    const full = createContent([Array.from({ length: draftLimits.ingredients }, (_, index) => `row-${index}`)]);
    expect(applyListChange(full, "groups.0.ingredients:add")).toBe(full);
    expect(applyListChange(full, "groups:add")).toBe(full);
  });

  test("removes an ingredient from the steps, and undo puts it back", () => {
    const removable = findRemovable(content, "a");
    const removed = applyListChange(content, "groups.0.ingredients.0:remove");
    expect(removed.steps.map(({ ingredients }) => ingredients.map(({ id }) => id))).toEqual([["c"], []]);
    const restored = removable && restoreIngredient(removed, removable);
    expect(restored?.groups).toEqual(content.groups);
    expect(restored?.steps.map(({ ingredients }) => ingredients.map(({ id }) => id))).toEqual([["c", "a"], ["a"]]);
    expect(restored && restoreIngredient(restored, removable)).toBe(restored);
  });
});

test.each([
  "groups",
  "steps:up",
  "groups.0.ingredients",
  "title:add",
  "utensils:add",
  "groups.a:remove",
  "steps.1:fly",
])("%s is no change", (value) => expect(parseListChange(value)).toBeNull());

test("any sequence of changes keeps valid content, and moves keep every row", () => {
  const index = fc.integer({ min: -1, max: 4 });
  const list = fc.oneof(
    fc.constantFrom("groups", "steps", "utensils"),
    index.map((group) => `groups.${group}.ingredients`),
  );
  const path = fc.tuple(list, index).map((parts) => parts.join("."));
  const moveType = fc.constantFrom<"up" | "down">("up", "down");
  const move = fc.oneof(
    fc.record({ type: moveType, path }),
    fc.record({ type: fc.constant("move" as const), path, list, index }),
  );
  const other = fc.oneof(
    fc.record({ type: fc.constant("add" as const), list }),
    fc.record({ type: fc.constant("remove" as const), path }),
  );
  const start = createContent([["a", "b"], [], ["c"]], [["a", "b"], ["c"]]);
  fc.assert(
    fc.property(fc.array(fc.oneof(move, other), { maxLength: 20 }), (changes) => {
      let content = start;
      for (const change of changes) {
        const next = applyListChange(content, change);
        const isMove = change.type !== "add" && change.type !== "remove";
        if (isMove) expect(idsOf(next).flat().sort()).toEqual(idsOf(content).flat().sort());
        if (isMove) expect(next.steps.map(({ id }) => id).sort()).toEqual(content.steps.map(({ id }) => id).sort());
        content = next;
      }
      expect(draftContentSchema.safeParse(content).success).toBe(true);
      const known = new Set(idsOf(content).flat());
      expect(content.steps.flatMap(({ ingredients }) => ingredients).every(({ id }) => known.has(id))).toBe(true);
    }),
  );
});
