import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { IngredientList } from "#components/content/recipes/ingredient-list.tsx";
import { RecipeProvider } from "#components/content/recipes/recipe-context.tsx";
import type { RecipeIngredient } from "#lib/content/recipes/recipe.ts";
import { toRecipeBase } from "#lib/content/recipes/recipe-base.ts";
import { usUnits } from "#lib/measures/units/us-units.ts";
import { chooseServings } from "#lib/platform/browser/chosen-servings.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";
import { ingredientOf, pumpkinSoup } from "#tests/support/recipe.ts";

const unitNames = {
  ...usUnits.de,
  g: { one: "g", many: "g" },
  kg: { one: "kg", many: "kg" },
  pinch: { one: "Prise", many: "Prisen" },
};
const onions = { one: "Zwiebel", many: "Zwiebeln" };

function show(changes: Partial<RecipeIngredient>, more: { ovenCelsius?: number } = {}) {
  const recipe = { ...pumpkinSoup, unitNames };
  const groups = [{ heading: "", ingredients: [ingredientOf(changes)] }];
  render(
    <IntlProvider>
      <RecipeProvider recipe={toRecipeBase(recipe, "de")}>
        <IngredientList
          groups={groups}
          servings={recipe.servings}
          tin={null}
          ovenCelsius={more.ovenCelsius ?? null}
          unitNames={recipe.unitNames}
        />
      </RecipeProvider>
    </IntlProvider>,
  );
}
const choose = (amount: number, parts = {}) =>
  act(async () => {
    chooseServings(pumpkinSoup.id, { amount, parts });
    await import("#lib/measures/units/format-scaled.ts");
  });

/** The row in these units; the style sheet hides the other ones. */
function row(system: "metric" | "us" = "metric"): string {
  const seen = document.querySelector(".ingredient")?.cloneNode(true) as Element;
  for (const hidden of seen.querySelectorAll(system === "us" ? ".in-metric" : ".in-us")) hidden.remove();
  return (seen.textContent ?? "").replaceAll("\u00a0", " ").trim();
}

beforeEach(() => {
  localStorage.clear();
  act(() => chooseServings(pumpkinSoup.id, undefined));
});
afterEach(cleanup);

test("an amount follows the servings in both systems of units", async () => {
  show({ name: "Mehl", amount: 240, unit: "g", unitCode: "g", density: 0.507 });
  expect([row(), row("us")]).toEqual(["240 g Mehl", "2 Cups Mehl"]);
  await choose(6);
  expect([row(), row("us")]).toEqual(["360 g Mehl", "3 Cups Mehl"]);
  await choose(20);
  expect(row()).toBe("1,2 kg Mehl");
});

test("the parts of a recipe can have servings of their own", async () => {
  show({ name: "Mehl", amount: 240, unit: "g", unitCode: "g", group: 1 });
  await choose(4, { 1: 2 });
  expect(row()).toBe("480 g Mehl");
});

test("names and units agree in number with the scaled amount", async () => {
  show({ name: "Zwiebel", names: onions, amount: 1 });
  expect(row()).toBe("1 Zwiebel");
  await choose(6);
  expect(row()).toBe("1½ Zwiebeln");
  cleanup();
  show({ name: "Zwiebeln", names: onions, amount: 2 });
  await choose(2);
  expect(row()).toBe("1 Zwiebel");
});

test("a pinch stays a pinch, and no amount none", async () => {
  show({ name: "Salz", amount: 1, unit: "Prise", unitCode: "pinch" });
  await choose(12);
  expect(row()).toBe("1 Prise Salz");
  cleanup();
  show({ name: "Salz" });
  expect(row()).toBe("Salz");
});

test("half eggs come with a note", async () => {
  show({ name: "Eier", names: { one: "Ei", many: "Eier" }, amount: 3, usForm: "egg" });
  expect(row()).toBe("3 Eier");
  await choose(2);
  expect(row()).toBe("1½ Eier Für ein halbes: verquirlen und die Hälfte nehmen.");
});

test("beside US amounts stand American names and substitutes of American shops", async () => {
  show({
    name: "Magerquark",
    amount: 250,
    unit: "g",
    unitCode: "g",
    density: 1.05,
    usNames: { one: "Quark", many: "Quark" },
    substitutes: { us: "Joghurt", de: "Schichtkäse" },
  });
  expect(row()).toBe("250 g Magerquark (oder Schichtkäse)");
  expect(row("us")).toBe("1 Cup Quark (oder Joghurt)");
});

test("warns of times and the oven beyond twice and below half of the servings", async () => {
  show({ name: "Mehl", amount: 240, unit: "g", unitCode: "g" }, { ovenCelsius: 180 });
  const warning = () => document.querySelector("p.mt-3.empty\\:hidden")?.textContent;
  await choose(8);
  expect(warning()).toBe("");
  await choose(9);
  expect(warning()).toContain("in mehreren Durchgängen");
  await choose(1);
  expect(warning()).toContain("Die Zeiten gelten dann nicht mehr");
});

test("values in a note follow the servings and the units", async () => {
  const amount = { type: "amount", from: 1200, to: null, unitCode: "g", ingredient: null, occurrence: 1 } as const;
  show({
    name: "Äpfel",
    amount: 8,
    group: 0,
    noteParts: [
      "in Würfeln von ",
      { type: "length", from: 2, to: null, unit: "cm" },
      ", etwa ",
      { ...amount, isFixed: false, noun: null, group: 0, density: null },
      ", ",
      { type: "temperature", heat: "conventional", from: 35, to: null },
    ],
  });
  expect(row()).toBe("8 Äpfel in Würfeln von 2 cm, etwa 1,2 kg, 35 °C");
  expect(row("us")).toBe("8 Äpfel in Würfeln von ¾ Zoll, etwa 2⅔ lb, 95 °F");
  await choose(8);
  expect(row()).toBe("16 Äpfel in Würfeln von 2 cm, etwa 2,4 kg, 35 °C");
});
