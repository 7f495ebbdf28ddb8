import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RecipeProvider } from "#components/content/recipes/recipe-context.tsx";
import { VariantSlot } from "#components/content/recipes/variant-slot.tsx";
import { AdaptationSwitch } from "#components/kitchen/adaptations/adaptation-switch.tsx";
import { showToast } from "#components/ui/toast.ts";
import { itemStates, setItemState } from "#lib/platform/browser/item-states.ts";

vi.mock("#components/ui/toast.ts", () => ({ showToast: vi.fn() }));

const recipe = {
  id: "r1",
  title: "Brot",
  href: "/de/rezepte/brot",
  alternates: {},
  unitNames: {},
  servings: { amount: 4, type: "portion" as const },
};
const labels = {
  adapt: "Anpassen",
  edit: "Bearbeiten",
  original: "Original",
  mine: "Meine Version",
  legend: "Fassung",
  failed: "Geht nicht",
};

const load = vi.fn();

function show() {
  return render(
    <RecipeProvider recipe={recipe}>
      <AdaptationSwitch
        recipe={{ id: recipe.id, slug: "brot" }}
        locale="de"
        href="/de/profile/meine-versionen/r1"
        load={load}
        labels={labels}
        icon={null}
      />
      <VariantSlot part="ingredients">
        <label>
          300 g
          <input type="checkbox" data-tick="ingredient-0" />
        </label>
      </VariantSlot>
    </RecipeProvider>,
  );
}

beforeEach(() => {
  load.mockReset();
  vi.mocked(showToast).mockClear();
  localStorage.clear();
  setItemState(recipe.id, { isAdapted: false });
});
afterEach(cleanup);

test("readers without a version get a link, and nothing is loaded", () => {
  show();
  expect(screen.getByRole("link", { name: "Anpassen" }).getAttribute("href")).toBe("/de/profile/meine-versionen/r1");
  expect(load).not.toHaveBeenCalled();
});

test("a version is shown once it is loaded, and changes with the original", async () => {
  localStorage.setItem("ticks", JSON.stringify({ r1: ["ingredient-0"] }));
  const ingredients = (
    <label>
      250 g
      <input type="checkbox" data-tick="ingredient-0" />
    </label>
  );
  load.mockResolvedValue({ ok: true, data: { ingredients, steps: null } });
  show();
  await act(async () => setItemState(recipe.id, { isAdapted: true }));
  expect(load).toHaveBeenCalledExactlyOnceWith("de", "brot");
  // Ticks belong to the recipe, not to the boxes.
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "250 g" }).checked).toBe(true);
  expect(screen.getByRole("button", { name: "Meine Version", pressed: true })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Original" }));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "300 g" }).checked).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Meine Version" }));
  expect(screen.getByText("250 g")).toBeDefined();
});

test("a version that was deleted elsewhere leaves the original", async () => {
  load.mockResolvedValue({ ok: true, data: null });
  show();
  await act(async () => setItemState(recipe.id, { isAdapted: true }));
  expect(screen.getByText("300 g")).toBeDefined();
  expect(itemStates.get(recipe.id).isAdapted).toBe(false);
});

test.each([
  ["is refused", () => load.mockResolvedValue({ ok: false, code: "tooMany", errors: {} })],
  ["cannot be reached", () => load.mockRejectedValue(new Error("offline"))],
])("a version that %s leaves the original, and a message says so", async (_, prepare) => {
  prepare();
  show();
  await act(async () => setItemState(recipe.id, { isAdapted: true }));
  expect(screen.getByText("300 g")).toBeDefined();
  expect(itemStates.get(recipe.id).isAdapted).toBe(true);
  expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: "error", text: "Geht nicht" });
});

test("the original shows again for the next page", async () => {
  load.mockResolvedValue({ ok: true, data: { ingredients: <p>250 g</p>, steps: null } });
  const { unmount } = show();
  await act(async () => setItemState(recipe.id, { isAdapted: true }));
  expect(screen.getByText("250 g")).toBeDefined();
  unmount();
  load.mockReturnValue(new Promise(() => {}));
  show();
  expect(screen.getByText("300 g")).toBeDefined();
});
