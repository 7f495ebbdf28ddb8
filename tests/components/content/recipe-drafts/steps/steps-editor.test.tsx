import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { StepsEditor } from "#components/content/recipe-drafts/steps/steps-editor.tsx";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { applyListChange, createStep } from "#lib/content/recipe-drafts/draft/list-changes.ts";
import { createDraftContent, type DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { addIngredientLines, createRowReader } from "#lib/content/recipe-drafts/editing/ingredient-rows.ts";
import { lookups, whiskId } from "#tests/lib/content/recipe-drafts/draft-lookups.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.read()) dismissToast(id);
});

const withRows = addIngredientLines(
  applyListChange(createDraftContent("de"), "groups:add"),
  0,
  "500 g Mehl\n1 EL Olivenöl\n2 Eier",
  createRowReader(lookups),
).content;
const [flour, oil] = withRows.groups[0]?.ingredients.map(({ id }) => id) ?? [];
const createStart = (...texts: string[]): DraftContent => ({
  ...withRows,
  steps: texts.map((text) => ({ ...createStep(), text: { de: text, en: "" } })),
});
let latest: DraftContent;

function Editor({ start }: { start: DraftContent }) {
  const [content, setContent] = useState(start);
  latest = content;
  return (
    <StepsEditor
      content={content}
      onChange={(patch) => setContent((before) => ({ ...before, ...patch }))}
      errors={{}}
      lookups={lookups}
    />
  );
}

function show(start: DraftContent) {
  render(
    <IntlProvider>
      <Editor start={start} />
    </IntlProvider>,
  );
}

const texts = () => latest.steps.map(({ text }) => text.de);
const card = (number: number) => within(screen.getByRole("listitem", { name: `Schritt ${number}` }));

test("a utensil that the text names is added with a press, or dismissed", async () => {
  show(createStart("Mit dem Schneebesen schlagen.", "Den Schneebesen abspülen."));
  await userEvent.click(card(1).getByRole("button", { name: "Zu den Utensilien: Schneebesen" }));
  expect(latest.steps.map(({ utensilIds }) => utensilIds)).toEqual([[whiskId], []]);
  expect(card(1).queryByRole("list", { name: "Utensilien im Text" })).toBeNull();
  await userEvent.click(card(2).getByRole("button", { name: "Nicht hinzufügen: Schneebesen" }));
  expect(card(2).queryByRole("list", { name: "Utensilien im Text" })).toBeNull();
  expect(latest.steps[1]?.utensilIds).toEqual([]);
});

test("the text in the other language has values of its own", async () => {
  const start = createStart("{10 min} kneten.");
  show({ ...start, isBilingual: true });
  const field = card(1).getByLabelText<HTMLTextAreaElement>("Der Schritt auf Englisch");
  await userEvent.type(field, "Knead for 10 minutes.");
  expect(field.lang).toBe("en");
  await userEvent.click(await card(1).findByRole("button", { name: "Markieren: Timer: 10 minutes" }));
  expect(latest.steps[0]?.text).toEqual({ de: "{10 min} kneten.", en: "Knead for {10 min}." });
  await userEvent.type(card(1).getByLabelText("Tipp auf Englisch"), "Rest it.");
  expect(latest.steps[0]?.tip).toEqual({ de: "", en: "Rest it." });
});

test("shows which ingredients are used here, elsewhere and nowhere yet", async () => {
  show(createStart("Kneten.", "Ausrollen."));
  await userEvent.click(card(1).getByRole("checkbox", { name: "500\u00a0g Mehl (noch in keinem Schritt)" }));
  expect(latest.steps[0]?.ingredients).toEqual([{ id: flour, amount: null }]);
  expect(card(1).getByRole<HTMLInputElement>("checkbox", { name: "500\u00a0g Mehl" }).checked).toBe(true);
  expect(card(2).getByRole<HTMLInputElement>("checkbox", { name: "Mehl in Schritt 1" }).checked).toBe(false);
  expect(card(2).getByRole("checkbox", { name: "2 Eier (noch in keinem Schritt)" })).toBeTruthy();
  expect(screen.getByText("Noch in keinem Schritt: Olivenöl, Eier")).toBeTruthy();
});

test("asks for the part of an ingredient that two steps use", async () => {
  show(createStart("Kneten.", "Ausrollen."));
  await userEvent.click(card(1).getByRole("checkbox", { name: /Mehl/ }));
  expect(screen.queryByRole("textbox", { name: "Menge in diesem Schritt: Mehl" })).toBeNull();
  await userEvent.click(card(2).getByRole("checkbox", { name: /Mehl/ }));
  await userEvent.type(card(2).getByRole("textbox", { name: "Menge in diesem Schritt: Mehl" }), "50");
  expect(latest.steps.map(({ ingredients }) => ingredients)).toEqual([
    [{ id: flour, amount: null }],
    [{ id: flour, amount: 50 }],
  ]);
  await userEvent.click(card(2).getByRole("checkbox", { name: /Mehl/ }));
  expect(latest.steps[1]?.ingredients).toEqual([]);
});

test("proposes values that can be marked or dismissed", async () => {
  show(createStart("500 g Mehl kneten und 30 Minuten bei 200 °C backen."));
  await userEvent.click(await screen.findByRole("button", { name: "Markieren: Timer: 30 Minuten" }));
  expect(texts()).toEqual(["500 g Mehl kneten und {30 min} bei 200 °C backen."]);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Was ist zu tun?" });
  expect(field.value).toBe("500 g Mehl kneten und 30\u00a0Minuten bei 200 °C backen.");
  await userEvent.click(screen.getByRole("button", { name: "Nicht markieren: Temperatur: 200 °C" }));
  expect(screen.queryByRole("button", { name: /Temperatur/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Markieren: Menge: 500 g" }));
  expect(texts()).toEqual(["{500 g flour} Mehl kneten und {30 min} bei 200 °C backen."]);
  await userEvent.click(screen.getByRole("button", { name: /^Markierung entfernen: Timer/ }));
  expect(texts()).toEqual(["{500 g flour} Mehl kneten und 30\u00a0Minuten bei 200 °C backen."]);
});

test("splits a pasted text at its empty lines", async () => {
  show(createStart(""));
  await userEvent.click(screen.getByRole("textbox", { name: "Was ist zu tun?" }));
  await userEvent.paste("Teig kneten.\nRuhen lassen.\n\nBacken.\n\n\nServieren.");
  expect(texts()).toEqual(["Teig kneten.\nRuhen lassen.", "Backen.", "Servieren."]);
  expect(screen.getByRole("status").textContent).toBe("Der Text wurde auf 3 Schritte verteilt.");
});

test("moves a step with the keyboard and keeps the focus on it", async () => {
  show(createStart("Eins.", "Zwei."));
  card(2).getByRole("button", { name: "Nach oben: Schritt 2" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(texts()).toEqual(["Zwei.", "Eins."]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Nach oben: Schritt 1");
  expect(screen.getByRole("status").textContent).toBe("Schritt 2 steht jetzt an Stelle 1 von 2.");
});

test("removes a step, and undo puts it back with its ingredients", async () => {
  const start = createStart("Eins.", "Zwei.");
  const steps = start.steps.map((step, index) =>
    index === 0 ? { ...step, ingredients: [{ id: oil ?? "", amount: null }] } : step,
  );
  show({ ...start, steps });
  await userEvent.click(screen.getByRole("button", { name: "Entfernen: Schritt 1" }));
  expect(texts()).toEqual(["Zwei."]);
  act(() => toastStore.read()[0]?.action?.run());
  expect(latest.steps).toEqual(steps);
});

test("adds utensils from the list", async () => {
  show(createStart("Eins."));
  await userEvent.selectOptions(screen.getByLabelText("Utensil hinzufügen"), whiskId);
  expect(latest.steps[0]?.utensilIds).toEqual([whiskId]);
  await userEvent.click(screen.getByLabelText("Schneebesen"));
  expect(latest.steps[0]?.utensilIds).toEqual([]);
});
