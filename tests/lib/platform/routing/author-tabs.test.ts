import { expect, test } from "vitest";
import { authorTabAddress, firstAuthorTab, listFilledTabs } from "#lib/platform/routing/author-tabs.ts";

const all = { recipes: 30, stories: 2, cookbooks: 1 };
const noRecipes = { ...all, recipes: 0 };
const none = { recipes: 0, stories: 0, cookbooks: 0 };

test("lists the tabs with entries, recipes first", () => {
  expect(listFilledTabs(all)).toEqual(["recipes", "stories", "cookbooks"]);
  expect(listFilledTabs({ ...all, stories: 0 })).toEqual(["recipes", "cookbooks"]);
  expect(listFilledTabs(none)).toEqual([]);
});

test("the first tab with entries has the address of the profile", () => {
  expect(authorTabAddress("de", "anna", all, "recipes")).toBe("/de/users/anna");
  expect(authorTabAddress("de", "anna", all, "stories")).toBe("/de/users/anna/stories");
  expect(authorTabAddress("de", "anna", noRecipes, "stories")).toBe("/de/users/anna");
  expect(authorTabAddress("de", "anna", noRecipes, "cookbooks")).toBe("/de/users/anna/kochbuecher");
  expect(authorTabAddress("en", "anna", { ...none, cookbooks: 3 }, "cookbooks")).toBe("/en/users/anna");
});

test("later pages have a number", () => {
  expect(authorTabAddress("en", "anna", all, "recipes", 2)).toBe("/en/users/anna?page=2");
  expect(authorTabAddress("en", "anna", all, "cookbooks", 3)).toBe("/en/users/anna/cookbooks?page=3");
});

test("an author without entries has the tab of recipes", () => {
  expect(firstAuthorTab(none)).toBe("recipes");
  expect(authorTabAddress("de", "anna", none, "recipes")).toBe("/de/users/anna");
});
