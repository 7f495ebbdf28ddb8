import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { RecipeProvider, useServings } from "#components/content/recipes/recipe-context.tsx";
import { ServingsPanel } from "#components/content/recipes/servings/servings-panel.tsx";
import { toastStore } from "#components/ui/toast.ts";
import { toRecipeBase } from "#lib/content/recipes/recipe-base.ts";
import type { Tin } from "#lib/measures/kitchen-text/tin.ts";
import { chooseServings } from "#lib/platform/browser/chosen-servings.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";
import { pumpkinSoup } from "#tests/support/recipe.ts";

vi.mock("next/navigation", () => ({ usePathname: () => "/de/rezepte/suppe" }));

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Anzahl der Portionen" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name, hidden: true }));

function Factor({ group }: { group?: number }) {
  return <p data-testid={`factor-${group}`}>{useServings(group).factor}</p>;
}
const factor = (group?: number) => Number(screen.getByTestId(`factor-${group}`).textContent);

function open(tin: Tin | null = null) {
  const { servings } = pumpkinSoup;
  const groups = pumpkinSoup.groups.map((group, index) => ({ ...group, heading: `Teil ${index + 1}` }));
  render(
    <IntlProvider>
      <RecipeProvider recipe={toRecipeBase(pumpkinSoup, "de")}>
        <ServingsPanel servings={servings} groups={groups} tin={tin} />
        <Factor />
        <Factor group={0} />
        <Factor group={1} />
      </RecipeProvider>
    </IntlProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  chooseServings(pumpkinSoup.id, undefined);
});
afterEach(cleanup);

test("buttons change the servings by one, and one leads back", async () => {
  open();
  expect(field().value).toBe("4");
  await press("Mehr");
  await press("Mehr");
  expect([field().value, factor()]).toEqual(["6", 1.5]);
  expect(screen.getByText("Alle Mengen gelten jetzt für 6 Portionen.").role).toBe("status");
  await press("Weniger");
  expect(field().value).toBe("5");
  await press("Zurück auf 4 Portionen");
  expect([field().value, factor(), window.location.search]).toEqual(["4", 1, ""]);
});

test("typed numbers count at once; anything else changes nothing and is corrected on leaving", async () => {
  open();
  await userEvent.clear(field());
  await userEvent.type(field(), "2,5");
  expect([factor(), window.location.search]).toEqual([0.625, "?servings=2.5"]);
  await userEvent.type(field(), "x");
  expect([field().value, factor()]).toEqual(["2,5x", 0.625]);
  await userEvent.tab();
  expect(field().value).toBe("2,5");
});

test("between whole numbers the buttons lead to the next ones, below one they halve", async () => {
  chooseServings(pumpkinSoup.id, { amount: 1.5, parts: {} });
  open();
  await press("Mehr");
  expect(field().value).toBe("2");
  await press("Weniger");
  await press("Weniger");
  expect(factor()).toBe(0.125);
});

test("a part multiplies the factor of the whole", () => {
  chooseServings(pumpkinSoup.id, { amount: 8, parts: { 1: 3 } });
  open();
  expect([factor(), factor(1)]).toEqual([2, 6]);
});

test("changes one part apart from the others", async () => {
  open();
  await press("Teile einzeln ändern");
  const dialog = within(await screen.findByRole("dialog", { hidden: true }));
  await userEvent.click(dialog.getAllByRole("radio", { name: "2-fach", hidden: true })[1] as HTMLElement);
  expect([factor(0), factor(1), window.location.search]).toEqual([1, 2, "?servings=4&part=1%3A2"]);
  await press("Zurück auf 4 Portionen");
  expect([factor(1), window.location.search]).toEqual([1, ""]);
});

test("the dialog of parts begins with the chosen amount of the first one, not with its smallest", async () => {
  chooseServings(pumpkinSoup.id, { amount: 4, parts: { 0: 2 } });
  // As browsers do, and the DOM of the tests does not.
  const show = vi.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(function (this: HTMLElement) {
    this.setAttribute("open", "");
    this.querySelector<HTMLElement>("input, select, button")?.focus();
  });
  onTestFinished(() => show.mockRestore());
  open();
  await press("Teile einzeln ändern");
  const dialog = within(await screen.findByRole("dialog"));
  expect(document.activeElement).toBe(dialog.getAllByRole("radio", { name: "2-fach" })[0]);
});

test("converts by an amount of one ingredient, and refuses what is not a number", async () => {
  open();
  await press("Nach Zutat umrechnen");
  const dialog = within(await screen.findByRole("dialog", { hidden: true }));
  const amount = dialog.getByLabelText(/^Menge/, { selector: "input" });
  await userEvent.click(dialog.getByRole("button", { name: "Umrechnen", hidden: true }));
  expect(dialog.getByRole("alert", { hidden: true }).textContent).toBe("Bitte gib eine Zahl größer als 0 ein.");
  await userEvent.type(amount, "300");
  await userEvent.click(dialog.getByRole("button", { name: "Umrechnen", hidden: true }));
  expect([factor(), field().value]).toEqual([0.25, "1"]);
});

test("says that a dialog cannot be loaded, and opens it with a later press", async () => {
  open();
  onTestFinished(() => vi.doUnmock("#components/content/recipes/servings/conversion-dialog.tsx"));
  vi.doMock("#components/content/recipes/servings/conversion-dialog.tsx", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  await press("Nach Zutat umrechnen");
  const isTold = () =>
    toastStore.read().some(({ text }) => text === "Das lässt sich gerade nicht öffnen. Bist du online?");
  await waitFor(() => expect(isTold()).toBe(true));
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  vi.doUnmock("#components/content/recipes/servings/conversion-dialog.tsx");
  await press("Nach Zutat umrechnen");
  await screen.findByRole("dialog", { hidden: true });
});

test("converts to another tin", async () => {
  open({ shape: "round", diameter: 20 });
  await press("Nach Form oder Zutat umrechnen");
  const dialog = within(await screen.findByRole("dialog", { hidden: true }));
  await userEvent.type(dialog.getByLabelText(/^Durchmesser/), "28");
  const [apply] = dialog.getAllByRole("button", { name: "Umrechnen", hidden: true });
  if (apply) await userEvent.click(apply);
  expect(factor()).toBeCloseTo(1.96);
});
