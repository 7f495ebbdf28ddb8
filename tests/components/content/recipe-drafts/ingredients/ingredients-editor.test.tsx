import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { IngredientsEditor } from "#components/content/recipe-drafts/ingredients/ingredients-editor.tsx";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { applyListChange } from "#lib/content/recipe-drafts/draft/list-changes.ts";
import { createDraftContent, type DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { addIngredientLines, createRowReader } from "#lib/content/recipe-drafts/editing/ingredient-rows.ts";
import { eggId, flourId, lookups, oilId } from "#tests/lib/content/recipe-drafts/draft-lookups.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.read()) dismissToast(id);
});

const empty = applyListChange(createDraftContent("de"), "groups:add");
const filled = addIngredientLines(empty, 0, "500 g Mehl\n1 EL Olivenöl\n2 Eier", createRowReader(lookups)).content;
let latest: DraftContent;

function Editor({ start, errors }: { start: DraftContent; errors: Record<string, string> }) {
  const [content, setContent] = useState(start);
  latest = content;
  return (
    <IngredientsEditor
      content={content}
      onChange={(patch) => setContent((before) => ({ ...before, ...patch }))}
      errors={errors}
      lookups={lookups}
    />
  );
}

function show(start = filled, errors: Record<string, string> = {}) {
  render(
    <IntlProvider>
      <Editor start={start} errors={errors} />
    </IntlProvider>,
  );
}

const rows = () => latest.groups.flatMap(({ ingredients }) => ingredients);
const names = () => rows().map(({ name }) => name);

test("opens with a row to type in, which is stored with what is typed", async () => {
  const start = createDraftContent("de");
  show(start);
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Zutat 1" });
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(field);
  await userEvent.tab();
  expect(latest).toBe(start);
  await userEvent.type(field, "Salz{Enter}");
  expect(names()).toEqual(["Salz", ""]);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Menge: Zutat 2" }));
  expect(screen.getByRole("combobox", { name: "Zutat 1" })).toBe(field);
});

test("a list pasted into the first row takes its place", async () => {
  show(createDraftContent("de"));
  await userEvent.click(screen.getByRole("combobox", { name: "Zutat 1" }));
  await userEvent.paste("500 g Mehl\n2 Eier");
  expect(names()).toEqual(["Mehl", "Eier"]);
});

test("a first row that was removed comes back", async () => {
  show(createDraftContent("de"));
  await userEvent.type(screen.getByRole("combobox", { name: "Zutat 1" }), "Salz");
  await userEvent.click(screen.getAllByRole("button", { name: "Entfernen: Salz" })[0] as HTMLElement);
  expect(names()).toEqual([]);
  act(() => toastStore.read()[0]?.action?.run());
  expect(names()).toEqual(["Salz"]);
});

test("adds a typed line as a row with amount, unit, ingredient and note", async () => {
  show(empty);
  const field = screen.getByRole("textbox", { name: "Zutaten eintippen oder einfügen" });
  await userEvent.type(field, "1 ½ EL Olivenöl, plus etwas mehr{Enter}");
  expect(rows()).toMatchObject([
    { amount: 1.5, unit: "tbsp", name: "Olivenöl", ingredientId: oilId, addition: { de: "plus etwas mehr" } },
  ]);
  expect((field as HTMLTextAreaElement).value).toBe("");
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole("status").textContent).toBe("Eine Zutat hinzugefügt.");
});

test("makes a row of each pasted line, also in the field of a name", async () => {
  show(empty);
  await userEvent.click(screen.getByRole("combobox", { name: "Zutat 1" }));
  await userEvent.paste("500 g Mehl\n2 Eier");
  expect(names()).toEqual(["Mehl", "Eier"]);
  await userEvent.click(screen.getByRole("textbox", { name: "Zutaten eintippen oder einfügen" }));
  await userEvent.paste("Salz\nPfeffer");
  expect(names()).toEqual(["Mehl", "Eier", "Salz", "Pfeffer"]);
});

test("moves a row with its buttons and keeps the focus on it", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Mehr zu: Mehl" }));
  const down = screen.getByRole("button", { name: "Nach unten: Mehl" });
  down.focus();
  await userEvent.keyboard("{Enter}");
  expect(names()).toEqual(["Olivenöl", "Mehl", "Eier"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Nach unten: Mehl");
  expect(screen.getByRole("status").textContent).toBe("Mehl steht jetzt an Stelle 2 von 3.");
  await userEvent.keyboard("{Enter}{Enter}");
  expect(names()).toEqual(["Olivenöl", "Eier", "Mehl"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Nach unten: Mehl");
  expect(screen.getByRole("status").textContent).toBe("Mehl steht schon am Ende der Liste.");
});

test("moves a row with the arrow keys on its grip", async () => {
  show();
  screen.getByRole("button", { name: /^Verschieben: Eier/ }).focus();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(names()).toEqual(["Eier", "Mehl", "Olivenöl"]);
  expect(document.activeElement?.getAttribute("aria-label")).toContain("Verschieben: Eier");
});

test("removes a row, focuses the next one, and undo puts it back", async () => {
  show();
  await userEvent.click(screen.getAllByRole("button", { name: "Entfernen: Olivenöl" })[0] as HTMLElement);
  expect(names()).toEqual(["Mehl", "Eier"]);
  expect((document.activeElement as HTMLInputElement).value).toBe("Eier");
  const [toast] = toastStore.read();
  expect(toast?.text).toBe("Olivenöl wurde entfernt.");
  act(() => toast?.action?.run());
  expect(names()).toEqual(["Mehl", "Olivenöl", "Eier"]);
  expect((document.activeElement as HTMLInputElement).value).toBe("Olivenöl");
});

test("suggests ingredients of the lexicon and takes any other name", async () => {
  show(empty);
  const field = screen.getByRole("combobox", { name: "Zutat 1" });
  await userEvent.type(field, "Oliv");
  expect(within(screen.getByRole("listbox", { name: "Vorschläge" })).getByRole("option").textContent).toBe("Olivenöl");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(rows()[0]).toMatchObject({ name: "Olivenöl", ingredientId: oilId });
  await userEvent.type(field, " extra");
  expect(rows()[0]).toMatchObject({ name: "Olivenöl extra", ingredientId: null });
  await userEvent.clear(field);
  await userEvent.type(field, "Ei");
  expect(rows()[0]).toMatchObject({ name: "Ei", ingredientId: eggId });
});

test("reads amounts as they are typed and says what is none", async () => {
  show();
  const field = screen.getByRole("textbox", { name: "Menge: Mehl" }) as HTMLInputElement;
  await userEvent.clear(field);
  await userEvent.type(field, "1 ½");
  expect(rows()[0]).toMatchObject({ amount: 1.5, amountMax: null });
  await userEvent.type(field, " - 2");
  expect(rows()[0]).toMatchObject({ amount: 1.5, amountMax: 2 });
  await userEvent.type(field, " viel");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Schreibe eine Zahl, zum Beispiel 1 ½ oder 2–3.").id).toBe(
    field.getAttribute("aria-describedby"),
  );
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Einheit: Mehl" }), "ml");
  expect(rows()[0]?.unit).toBe("ml");
});

test("names every field by its path, and buttons send the change", () => {
  show(filled, { "groups.0.ingredients.1.name": "ingredientName" });
  const form = document.createElement("form");
  form.append(...document.body.childNodes);
  const data = new FormData(form);
  expect(data.get("groups.0.ingredients.0.name")).toBe("Mehl");
  expect(data.get("groups.0.ingredients.0.ingredientId")).toBe(flourId);
  expect(data.get("groups.0.ingredients.0.amount")).toBe("500");
  expect(data.get("groups.0.ingredients.1.unit")).toBe("tbsp");
  expect(data.get("groups.0.ingredients.2.id")).toBe(filled.groups[0]?.ingredients[2]?.id);
  const buttons = [...form.querySelectorAll<HTMLButtonElement>("button[name=change]")].map(({ value }) => value);
  expect(buttons).toContain("groups.0.ingredients.2:up");
  expect(within(form).getByText("Gib an, welche Zutat gemeint ist.").id).toBe(
    within(form).getByDisplayValue("Olivenöl").getAttribute("aria-describedby"),
  );
});

test("divides a row that names two things, and leads to the new one", async () => {
  show(addIngredientLines(empty, 0, "Salz und Pfeffer\n2 Eier", createRowReader(lookups)).content);
  expect(screen.getAllByRole("button", { name: /^Aufteilen/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Aufteilen: Salz und Pfeffer" }));
  expect(names()).toEqual(["Salz", "Pfeffer", "Eier"]);
  expect((document.activeElement as HTMLInputElement).value).toBe("Pfeffer");
  expect(screen.getByRole("status").textContent).toBe("Aufgeteilt: Salz und Pfeffer");
  expect(screen.queryByRole("button", { name: /^Aufteilen/ })).toBeNull();
});
