import { expect, test } from "vitest";
import { moveAmongSiblings } from "#lib/content/categories/desk/sibling-order.ts";

const entry = (id: string, parentId: string | null, position: number, kind = "entry") => ({
  id,
  parentId,
  position,
  kind,
});
const group = entry("group", null, 0, "group");
const all = [group, entry("a", "group", 1), entry("x", "other", 2), entry("b", "group", 3), entry("c", "group", 4)];
const move = (id: string, direction: "up" | "down", from = all) =>
  moveAmongSiblings(from, from.find((one) => one.id === id) ?? group, direction);

test("a category changes places with its next sibling, past entries of other groups", () => {
  expect(move("a", "down")).toEqual([
    { id: "b", position: 1 },
    { id: "a", position: 3 },
  ]);
  expect(move("c", "up")).toEqual([
    { id: "c", position: 3 },
    { id: "b", position: 4 },
  ]);
});

test("the first and the last one stay", () => {
  expect([move("a", "up"), move("c", "down"), move("x", "up"), move("group", "down")]).toEqual([[], [], [], []]);
});

test("equal positions are counted anew", () => {
  const equal = [entry("a", "group", 0), entry("b", "group", 0), entry("c", "group", 0)];
  expect(move("b", "down", equal)).toEqual([
    { id: "c", position: 1 },
    { id: "b", position: 2 },
  ]);
});
