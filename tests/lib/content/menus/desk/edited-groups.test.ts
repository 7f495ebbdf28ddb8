import { expect, test } from "vitest";
import {
  type EditedGroup,
  findPlace,
  moveGroup,
  moveLink,
  moveLinkOver,
} from "#lib/content/menus/desk/edited-groups.ts";

const title = { de: "", en: "" };
const group = (id: string, ...links: string[]): EditedGroup => ({
  id,
  title,
  links: links.map((link) => ({ id: link, target: "route:/recipes", name: link, title })),
});
const groups = [group("A", "1", "2"), group("B", "3"), group("C")];
const read = (all: EditedGroup[]) => all.map(({ id, links }) => `${id}${links.map((link) => link.id).join("")}`);

test("a link moves within its group, and beyond the ends into the next one", () => {
  expect(read(moveLink(groups, "2", "up"))).toEqual(["A21", "B3", "C"]);
  expect(read(moveLink(groups, "2", "down"))).toEqual(["A1", "B23", "C"]);
  expect(read(moveLink(groups, "3", "up"))).toEqual(["A123", "B", "C"]);
  expect(read(moveLink(groups, "3", "down"))).toEqual(["A12", "B", "C3"]);
  expect(read(moveLink(groups, "1", "up"))).toEqual(["A12", "B3", "C"]);
});

test("a dragged link takes the place of the one below the pointer", () => {
  expect(read(moveLinkOver(groups, "3", "1"))).toEqual(["A312", "B", "C"]);
  expect(read(moveLinkOver(groups, "1", "3"))).toEqual(["A2", "B13", "C"]);
  expect(read(moveLinkOver(groups, "1", "gone"))).toEqual(["A12", "B3", "C"]);
});

test("groups move with their links", () => {
  expect(read(moveGroup(groups, "B", "up"))).toEqual(["B3", "A12", "C"]);
  expect(read(moveGroup(groups, "A", "up"))).toEqual(["A12", "B3", "C"]);
  expect(findPlace(groups, "2")).toEqual({ group: 1, position: 2, count: 2 });
});
