import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RecipePart } from "#components/content/recipes/recipe-part.tsx";
import { chooseServings } from "#lib/platform/browser/chosen-servings.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";
import { pumpkinSoup } from "#tests/support/recipe.ts";

vi.mock("next/navigation", () => ({ usePathname: () => "/de/stories/kuerbis" }));

const headings = ["Für die Suppe", "Zum Servieren"];
const [pumpkin, onions] = pumpkinSoup.groups[0]?.ingredients ?? [];
if (!pumpkin || !onions) throw new Error("The recipe has other ingredients");
const recipe = {
  ...pumpkinSoup,
  groups: [pumpkin, onions].map((ingredient, group) => ({
    heading: headings[group] ?? "",
    ingredients: [{ ...ingredient, group }],
  })),
};
const [soup = "", topping = ""] = headings;

function open(groups: number[]) {
  render(
    <IntlProvider>
      {groups.map((group) => (
        <RecipePart key={group} recipe={recipe} group={group} heading={2} />
      ))}
    </IntlProvider>,
  );
}

const part = (name: string) => within(screen.getByRole("region", { name: new RegExp(`^${name}`) }));
const amounts = (name: string) =>
  part(name)
    .getAllByRole("listitem")
    .map((row) => row.querySelector("b")?.textContent);

beforeEach(() => {
  localStorage.clear();
  chooseServings(recipe.id, undefined);
});
afterEach(cleanup);

test("shows the rows of one group alone, below a link to the recipe", () => {
  open([1]);
  const { ingredients = [] } = recipe.groups[1] ?? {};
  expect(part(topping).getAllByRole("listitem")).toHaveLength(ingredients.length);
  expect(part(topping).getByRole("link", { name: recipe.title }).getAttribute("href")).toBe(recipe.alternates.de);
  expect(screen.queryByRole("region", { name: new RegExp(soup) })).toBeNull();
});

test("changes the servings of one part apart from the others, and leaves the address alone", async () => {
  open([0, 1]);
  const stored = { soup: amounts(soup), topping: amounts(topping) };
  await userEvent.click(part(topping).getByRole("button", { name: "Nur diesen Teil", hidden: true }));
  await userEvent.click(await screen.findByRole("radio", { name: "2-fach", hidden: true }));
  await vi.waitFor(() => expect(amounts(topping)).not.toEqual(stored.topping));
  expect(amounts(soup)).toEqual(stored.soup);
  expect(screen.getByRole("heading", { name: `${topping} × 2`, hidden: true })).toBeDefined();
  expect(window.location.search).toBe("");
  await userEvent.click(part(soup).getByRole("button", { name: "Mehr", hidden: true }));
  await vi.waitFor(() => expect(amounts(soup)).not.toEqual(stored.soup));
});

test("a part that the recipe no longer has is not shown", () => {
  open([7]);
  expect(screen.queryByRole("region")).toBeNull();
});
