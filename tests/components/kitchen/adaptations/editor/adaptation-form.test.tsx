import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { autosavedAdaptations } from "#lib/kitchen/adaptations/form/autosaved-adaptations.ts";
import type { FormView } from "#lib/kitchen/adaptations/form/form-view.ts";
import { itemStates } from "#lib/platform/browser/item-states.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const save = vi.hoisted(() => vi.fn());
vi.mock("#lib/kitchen/adaptations/actions.ts", () => ({
  autosaveAdaptationAction: save,
  saveAdaptationAction: vi.fn(),
}));
const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock("next/navigation", () => ({
  unstable_rethrow() {},
  unstable_isUnrecognizedActionError: () => false,
  useRouter: () => router,
}));

const { AdaptationForm } = await import("#components/kitchen/adaptations/editor/adaptation-form.tsx");

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
      <AdaptationForm userId="anna" view={{ ...view, recipeId: id }} errorIcon={null} />
    </IntlProvider>,
  );
}

/** What a page has edited goes on in the next one: each test has a recipe of its own. */
let id = "";

beforeEach(() => {
  id = crypto.randomUUID();
  localStorage.clear();
  for (const mock of [save, router.push, router.refresh]) mock.mockReset();
});
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
  expect(itemStates.get(id).isAdapted).toBe(true);
});

test("a refused form keeps what was typed and links its errors", async () => {
  save.mockResolvedValue({ ok: false, code: "invalid", errors: { "ingredients.0.amount": "amount" } });
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
  const stored = { version: 7, content: {}, savedAt: null };
  save.mockResolvedValue({ ok: true, data: { status: "conflict", stored } });
  show();
  const button = screen.getByRole("button", { name: "Version speichern" });
  await act(async () => fireEvent.click(button));
  expect(screen.getByText(/auf einem anderen Gerät geändert/)).toBeDefined();
  await act(async () => fireEvent.click(button));
  expect(save.mock.calls.map(([{ version }]) => version)).toEqual([3, 7]);
});

const saved = { ok: true, data: { status: "saved", version: 4, savedAt: 1 } };
const amount = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Menge: 220 g Mehl" });
const leave = () => act(async () => void window.dispatchEvent(new Event("pagehide")));

test("what is typed is saved with what the recipe said, and the button shows the result", async () => {
  save.mockResolvedValue(saved);
  show();
  fireEvent.change(amount(), { target: { value: "160" } });
  await leave();
  expect(save.mock.lastCall?.[0]).toMatchObject({
    id,
    version: 3,
    locale: "de",
    content: { "ingredients.0.amount": "160", "ingredients.0.base": "{}", "ingredients.1.omitted": "on" },
  });
  expect(Object.keys(save.mock.lastCall?.[0].content)).not.toContain("version");
  expect(router.push).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Version speichern" })));
  expect(router.push).toHaveBeenCalledWith(expect.stringMatching(/\?saved=1$/));
});

test("what could not be sent stands in the form again after a reload, and is sent then", async () => {
  save.mockResolvedValue({ ok: false, code: "unauthorized", errors: {} });
  show();
  fireEvent.change(amount(), { target: { value: "160" } });
  fireEvent.click(screen.getByRole("checkbox", { name: "3 Eier weglassen" }));
  await leave();
  expect(screen.getByRole("link", { name: "Anmelden und weiterschreiben" })).toBeDefined();
  cleanup();
  autosavedAdaptations.edited.clear();
  save.mockResolvedValue(saved);
  await act(async () => show());
  expect(amount().value).toBe("160");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "3 Eier weglassen" }).checked).toBe(false);
  expect(save.mock.lastCall?.[0]).toMatchObject({ version: 3, content: { "ingredients.0.amount": "160" } });
  expect(localStorage.length).toBe(0);
});

test("the version of the other device can be taken instead", async () => {
  save.mockResolvedValue({
    ok: true,
    data: { status: "conflict", stored: { version: 7, content: {}, savedAt: null } },
  });
  show();
  fireEvent.change(amount(), { target: { value: "160" } });
  await leave();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Andere Fassung übernehmen" })));
  expect(save).toHaveBeenCalledTimes(1);
  expect(router.refresh).toHaveBeenCalled();
  expect(localStorage.length).toBe(0);
});
