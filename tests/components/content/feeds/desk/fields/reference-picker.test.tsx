import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReferencePicker } from "#components/content/feeds/desk/fields/reference-picker.tsx";
import type { Reference } from "#lib/content/feeds/desk/reference.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const actions = vi.hoisted(() => ({
  searchReferencesAction: vi.fn<(input: { words: string }) => Promise<ActionResult<Reference[]>>>(),
}));
vi.mock("#lib/content/feeds/desk/actions.ts", () => actions);

const { picker } = de.feeds.desk;
const reference = (title: string): Reference => ({ id: `id-${title}`, title, state: "live", src: null });

beforeEach(() => {
  actions.searchReferencesAction.mockReset();
});
afterEach(cleanup);

function renderPicker(initial: string[], max = 10) {
  const { container } = render(
    <IntlProvider>
      <ReferencePicker max={max} name="itemIds" label="Rezepte" kind="recipe" initial={initial.map(reference)} />
    </IntlProvider>,
  );
  return () => container.querySelector<HTMLInputElement>('input[name="itemIds"]')?.value;
}

const search = () => screen.getByLabelText("Rezepte");
const named = (text: string, title: string) => screen.getByRole("button", { name: text.replace("{title}", title) });

test("finds recipes by name and adds the chosen one", async () => {
  actions.searchReferencesAction.mockResolvedValue({ ok: true, data: ["Stollen", "Suppe"].map(reference) });
  const readValue = renderPicker(["Suppe"]);
  await userEvent.type(search(), "s");
  await userEvent.click(await screen.findByRole("button", { name: `${picker.add} Stollen` }));
  expect(readValue()).toBe("id-Suppe id-Stollen");
  expect(document.activeElement).toBe(search());
  expect(screen.queryByRole("button", { name: `${picker.add} Suppe` })).toBeNull();
});

test("replaces the only choice", async () => {
  actions.searchReferencesAction.mockResolvedValue({ ok: true, data: [reference("Stollen")] });
  const readValue = renderPicker(["Suppe"], 1);
  await userEvent.type(search(), "st");
  await screen.findByRole("button", { name: `${picker.add} Stollen` });
  await userEvent.type(search(), "{Enter}");
  expect(readValue()).toBe("id-Stollen");
});

test("changes the order and removes", async () => {
  const readValue = renderPicker(["A", "B", "C"]);
  await userEvent.click(named(picker.up, "C"));
  expect(readValue()).toBe("id-A id-C id-B");
  await userEvent.click(named(picker.remove, "A"));
  expect(readValue()).toBe("id-C id-B");
  await userEvent.click(named(picker.up, "C"));
  expect(readValue()).toBe("id-C id-B");
});

test("says when nothing was found, and when the search fails", async () => {
  actions.searchReferencesAction.mockResolvedValueOnce({ ok: true, data: [] });
  renderPicker([]);
  await userEvent.type(search(), "x");
  expect(await screen.findByText(picker.nothing)).toBeTruthy();
  actions.searchReferencesAction.mockResolvedValueOnce({ ok: false, code: "unavailable", errors: {} });
  await userEvent.type(search(), "y");
  expect(await screen.findByText(picker.failed)).toBeTruthy();
});
