import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MoveForm } from "#components/kitchen/cookbooks/entries/move-form.tsx";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const actions = vi.hoisted(() => ({ moveItemAction: vi.fn(), undoMoveItemAction: vi.fn() }));
vi.mock("#lib/kitchen/cookbooks/item-actions.ts", () => actions);
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }),
}));

const t = de.cookbooks.move;
const key = { id: "b1", item: "i1", locale: "de" };
const sunday = { id: "b2", title: "Sonntag", count: 3 };
const nameField = () => screen.getByLabelText<HTMLInputElement>(t.newTitle);
const toasts = () => toastStore.read().map(({ text }) => text);

function open(otherCookbooks = [sunday]) {
  render(
    <IntlProvider>
      <MoveForm
        id="move"
        cookbook={{ id: "b1", href: "/de" }}
        item={{ id: "i1", title: "Brot" }}
        otherCookbooks={otherCookbooks}
        errorIcon={null}
      />
    </IntlProvider>,
  );
}

beforeEach(() => {
  for (const action of Object.values(actions)) action.mockReset().mockResolvedValue({ ok: true, data: undefined });
  for (const { id } of toastStore.read()) dismissToast(id);
});
afterEach(cleanup);

test("moves to the chosen cookbook and offers to undo it", async () => {
  open();
  await userEvent.click(screen.getByRole("button", { name: t.confirm }));
  await waitFor(() => expect(toasts()).toEqual([interpolate(t.moved, { book: "Sonntag" })]));
  expect(actions.moveItemAction).toHaveBeenCalledExactlyOnceWith({ ...key, cookbook: "b2" });
  toastStore.read()[0]?.action?.run();
  await waitFor(() => expect(actions.undoMoveItemAction).toHaveBeenCalledWith({ ...key, from: "b2", isNew: false }));
});

test("asks for the name of a new cookbook where there is no other one", async () => {
  open([]);
  expect(screen.queryByRole("radio")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: t.create }));
  expect(screen.getByRole("alert").textContent).toBe(t.titleMissing);
  expect(document.activeElement).toBe(nameField());
  expect(actions.moveItemAction).not.toHaveBeenCalled();
  await userEvent.type(nameField(), " Gäste {Enter}");
  await waitFor(() => expect(toasts()).toEqual([interpolate(t.moved, { book: "Gäste" })]));
  const newId = actions.moveItemAction.mock.lastCall?.[0].newId;
  expect(actions.moveItemAction).toHaveBeenCalledExactlyOnceWith({ ...key, cookbook: "new", newId, newTitle: "Gäste" });
  toastStore.read()[0]?.action?.run();
  await waitFor(() => expect(actions.undoMoveItemAction).toHaveBeenCalledWith({ ...key, from: newId, isNew: true }));
});

test("offers a new cookbook after the others, and says when there are too many", async () => {
  open();
  await userEvent.click(screen.getByRole("radio", { name: t.new }));
  await userEvent.type(nameField(), "Gäste");
  actions.moveItemAction.mockResolvedValueOnce({ ok: false, code: "limit", errors: { cookbooks: "200" } });
  await userEvent.click(screen.getByRole("button", { name: t.confirm }));
  await waitFor(() => expect(toasts()).toEqual([t.shelfFull]));
  expect(nameField().value).toBe("Gäste");
});
