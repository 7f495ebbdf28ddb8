import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FormView } from "#lib/adaptations/form/form-view.ts";
import { itemStates } from "#lib/browser/item-states.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const save = vi.hoisted(() => vi.fn());
vi.mock("#lib/adaptations/actions.ts", () => ({ saveAdaptationAction: save }));
vi.mock("#lib/browser/session-store.ts", () => ({ syncSession: async () => {} }));
vi.mock("next/navigation", () => ({ unstable_rethrow() {}, useRouter: () => ({}) }));

const { AdaptationForm } = await import("#components/adaptations/editor/adaptation-form.tsx");

const view: FormView = {
  recipeId: "r1",
  version: 3,
  groups: [
    {
      heading: "Teig",
      rows: [
        {
          original: "220 g Mehl",
          base: "{}",
          current: "{}",
          amount: "150",
          unit: "g",
          name: "Mehl",
          isOmitted: false,
          isChanged: true,
          conflict: { now: "220 g", own: "150 g" },
        },
        {
          original: "3 Eier",
          base: "{}",
          current: null,
          amount: "3",
          unit: "",
          name: "Eier",
          isOmitted: true,
          isChanged: true,
          conflict: null,
        },
      ],
    },
  ],
  goneIngredients: [{ change: "{}", original: "1 Prise Zimt", own: "" }],
  added: ["1 TL Kakao"],
  steps: [
    { heading: "", original: "Kneten.", base: "{}", current: null, text: "Kneten.", hasOwnText: false, note: "" },
  ],
  goneSteps: [],
  tries: [{ date: "2026-05-03", rating: 4, note: "Gut." }],
  units: [{ code: "g", name: "g" }],
  names: ["Mehl"],
};

function show() {
  render(
    <IntlProvider>
      <AdaptationForm view={view} errorIcon={null} />
    </IntlProvider>,
  );
}

beforeEach(() => save.mockReset());
afterEach(cleanup);

test("shows what the reader has changed, and both amounts where the recipe has changed, too", () => {
  show();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Menge: 220 g Mehl" }).value).toBe("150");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "3 Eier weglassen" }).checked).toBe(true);
  const conflict = screen.getByRole("group", { name: "Im Rezept steht jetzt 220 g, in deiner Version 150 g." });
  expect(within(conflict).getAllByRole("radio")).toHaveLength(3);
  expect(within(conflict).getByRole<HTMLInputElement>("radio", { name: "Später entscheiden" }).checked).toBe(true);
  expect(screen.getByText("Früher im Rezept: 1 Prise Zimt")).toBeDefined();
  expect(screen.getByRole("group", { name: /^Gekocht am 3\.\sMai 2026$/ })).toBeDefined();
  expect(itemStates.get("r1").isAdapted).toBe(true);
});

test("a refused form keeps what was typed and links its errors", async () => {
  const values = { "ingredients.0.amount": "viel", "steps.0.note": "Lange" };
  save.mockResolvedValue({ status: "invalid", errors: { "ingredients.0.amount": "amount" }, values });
  show();
  const amount = screen.getByRole<HTMLInputElement>("textbox", { name: "Menge: 220 g Mehl" });
  fireEvent.change(amount, { target: { value: "viel" } });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Version speichern" })));
  expect(amount.value).toBe("viel");
  expect(amount.getAttribute("aria-invalid")).toBe("true");
  const link = screen.getByRole("link", { name: /Bitte gib eine Menge/ });
  expect(link.getAttribute("href")).toBe(`#${amount.id}`);
});

test("the later of two devices is told, and its next submit replaces the other version", async () => {
  save.mockResolvedValue({ status: "invalid", errors: { version: "changed" }, values: { version: "7" } });
  show();
  const button = screen.getByRole("button", { name: "Version speichern" });
  await act(async () => fireEvent.click(button));
  expect(screen.getByText(/auf einem anderen Gerät geändert/)).toBeDefined();
  await act(async () => fireEvent.click(button));
  const versions = save.mock.calls.map(([, form]) => (form as FormData).get("version"));
  expect(versions).toEqual(["3", "7"]);
});
