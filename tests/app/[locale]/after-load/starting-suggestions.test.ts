import { expect, test, vi } from "vitest";
import { findStartingSuggestions, listStartingSuggestions } from "#app/[locale]/after-load/starting-suggestions.ts";
import { listIngredients } from "#lib/content/ingredients/queries.ts";
import type { MenuEntry } from "#lib/content/menus/menu.ts";

vi.mock("#lib/content/ingredients/queries.ts", () => ({ listIngredients: vi.fn() }));

const link = (title: string, season: number[] = []) => ({ title, href: `/${title}`, season });
const menu: MenuEntry[] = [
  {
    type: "recipes",
    title: "Recipes",
    href: "/recipes",
    isExternal: false,
    highlight: null,
    groups: [
      { title: "Meals", entries: [link("breakfast"), link("brunch")] },
      { title: "Courses", entries: [link("soups")] },
    ],
  },
];
const titles = (month: number, ...ingredients: ReturnType<typeof link>[]) =>
  listStartingSuggestions(ingredients, menu, month).map(({ title }) => title);

test("offers what is in season, the shortest first, and then topics of the menu", () => {
  const all = [link("leek", [9, 10, 11, 12, 1, 2, 3]), link("pumpkin", [9, 10, 11]), link("asparagus", [4, 5, 6])];
  expect(titles(11, ...all)).toEqual(["pumpkin", "leek", "breakfast", "soups"]);
  expect(titles(5, ...all)).toEqual(["asparagus", "breakfast", "soups"]);
});

test("offers six at most, and what has no season never", () => {
  const all = Array.from({ length: 8 }, (_, n) => link(`fruit-${n}`, [7, 8]));
  expect(titles(7, link("rice"), ...all)).toEqual(all.slice(0, 6).map(({ title }) => title));
});

test("offers topics of the menu when the ingredients fail, because every page has a search", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.mocked(listIngredients).mockRejectedValueOnce(new Error("canceling statement due to statement timeout"));
  const found = await findStartingSuggestions("de", menu);
  expect(found.map(({ title }) => title)).toEqual(["breakfast", "soups"]);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
