import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DietPanel } from "#components/content/ingredients/desk/diet-panel.tsx";
import type { DietChange } from "#lib/content/ingredients/desk/diet-queries.ts";
import type { IngredientDiets } from "#lib/content/search-index/ingredient-diets.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

vi.mock("next/navigation", () => ({ unstable_rethrow() {}, useRouter: () => ({ refresh() {} }) }));
vi.mock("#lib/content/ingredients/actions.ts", () => ({ saveDietsAction: async () => ({ status: "open" }) }));

afterEach(cleanup);

const diets: IngredientDiets = {
  pescatarian: "suits",
  vegetarian: "suits",
  vegan: "unclear",
  "gluten-free": "suits",
  "lactose-free": "suits",
  "low-carb": "suits",
  "alcohol-free": "suits",
};
const change: DietChange = { diet: "vegan", before: "unclear", after: "suits", gained: 1, lost: 0, contradicted: 0 };

function show(preview: { diets: IngredientDiets; changes: DietChange[] } | null, locale: "de" | "en" = "de") {
  const fields = { id: "1", version: "1", locale };
  render(
    <IntlProvider locale={locale}>
      <DietPanel
        path="/de/desk"
        name="Wurst"
        isDerived={preview === null}
        diets={diets}
        preview={preview}
        fields={fields}
      />
    </IntlProvider>,
  );
}

test("the diets of an ingredient are fields of a form without script", () => {
  show(null);
  const region = screen.getByRole("region", { name: "Ernährung" });
  expect(within(region).getByLabelText<HTMLSelectElement>("Vegan").value).toBe("unclear");
  expect(within(region).getByText("Bisher gilt, was der Name der Zutat sagt.")).toBeTruthy();
  const form = within(region).getByRole("button", { name: "Folgen ansehen" }).closest("form");
  expect(form?.getAttribute("action")).toBe("/de/desk#diets");
});

test("what would change is said before it is saved", () => {
  show({ diets: { ...diets, vegan: "suits" }, changes: [change] });
  expect(screen.getByRole("listitem").textContent).toBe(
    "Vegan: „Kommt auf das Produkt an“ wird „Passt“. 1 Rezept kommt hinzu, keines fällt weg.",
  );
  expect(screen.getByLabelText<HTMLSelectElement>("Vegan").value).toBe("suits");
  expect(screen.getByRole("button", { name: "Ernährung von „Wurst“ speichern" })).toBeTruthy();
});

test("in English, with what contradicts a tag", () => {
  const after = { ...change, before: "suits", after: "conflicts", gained: 0, lost: 12, contradicted: 3 } as const;
  show({ diets: { ...diets, vegan: "conflicts" }, changes: [after] }, "en");
  expect(screen.getByRole("listitem").textContent).toBe(
    "Vegan: “Suits” becomes “Doesn’t suit”. No recipe is added, 12 are removed; 3 recipes with this tag then contradict it and are listed under “Findings”.",
  );
});

test("without a change there is nothing to save", () => {
  show({ diets, changes: [] });
  expect(screen.getByText("An den Rezepten ändert sich nichts.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /speichern/ })).toBeNull();
});
