import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RecipeProvider } from "#components/content/recipes/recipe-context.tsx";
import { ClearTicks } from "#components/content/recipes/ticks/clear-ticks.tsx";
import { TickArea } from "#components/content/recipes/ticks/tick-area.tsx";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { toRecipeBase } from "#lib/content/recipes/recipe-base.ts";
import { pumpkinSoup } from "#tests/support/recipe.ts";

const names = ["ingredient-0", "ingredient-1", "step-1"];
const open = () =>
  render(
    <RecipeProvider recipe={toRecipeBase(pumpkinSoup, "de")}>
      <TickArea>
        {names.map((name) => (
          <input key={name} type="checkbox" data-tick={name} aria-label={name} />
        ))}
        <ClearTicks label="Häkchen entfernen" clearedMessage="Weg." undoLabel="Rückgängig" />
      </TickArea>
    </RecipeProvider>,
  );
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const ticked = () => names.filter((name) => box(name).checked);
const stored = () => JSON.parse(localStorage.getItem("ticks") ?? "{}")[pumpkinSoup.id];

beforeEach(() => {
  localStorage.clear();
  for (const { id } of toastStore.read()) dismissToast(id);
});
afterEach(cleanup);

test("ticks are kept on the device and shown again", async () => {
  open();
  await userEvent.click(box("ingredient-1"));
  await userEvent.click(box("step-1"));
  expect(stored()).toEqual(["ingredient-1", "step-1"]);
  cleanup();
  open();
  expect(ticked()).toEqual(["ingredient-1", "step-1"]);
  await userEvent.click(box("step-1"));
  expect(stored()).toEqual(["ingredient-1"]);
});

test("another tab is followed, and ticks of other recipes stay", () => {
  open();
  localStorage.setItem("ticks", JSON.stringify({ [pumpkinSoup.id]: ["step-1"], other: ["step-2"] }));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "ticks" })));
  expect(ticked()).toEqual(["step-1"]);
});

test("all ticks are cleared, and brought back", async () => {
  open();
  await userEvent.click(box("ingredient-0"));
  await userEvent.click(screen.getByRole("button", { name: "Häkchen entfernen" }));
  expect([ticked(), stored()]).toEqual([[], undefined]);
  toastStore.read()[0]?.action?.run();
  expect([ticked(), stored()]).toEqual([["ingredient-0"], ["ingredient-0"]]);
});

test.each(["{", "null", "[]", '{"x":1}', `{"${pumpkinSoup.id}":"step-1"}`])("ignores %s in the storage", (value) => {
  localStorage.setItem("ticks", value);
  open();
  expect(ticked()).toEqual([]);
});
