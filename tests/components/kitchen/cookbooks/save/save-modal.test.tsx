import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveDelivery } from "#components/kitchen/cookbooks/save/deliver-saves.ts";
import type { PendingSave } from "#components/kitchen/cookbooks/save/pending-saves.ts";
import { SaveModal } from "#components/kitchen/cookbooks/save/save-modal.tsx";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";
import de from "#messages/de.json";

const actions = vi.hoisted(() => ({ add: vi.fn(), remove: vi.fn(), create: vi.fn() }));
vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), usePathname: () => "/de" }));
vi.mock("#lib/kitchen/cookbooks/item-actions.ts", () => ({
  addItemAction: actions.add,
  removeItemAction: actions.remove,
}));
vi.mock("#lib/kitchen/cookbooks/save-actions.ts", () => ({ createCookbookWithItemAction: actions.create }));

/** The session ends when the page asks for it anew. */
const session = vi.hoisted(() => ({ user: null as { id: string } | null }));
vi.mock("#lib/platform/browser/session-store.ts", async (original) => ({
  ...(await original<object>()),
  sessionStore: { subscribe: () => () => {}, read: () => session.user, readOnServer: () => undefined },
  refreshSession: async () => {
    session.user = null;
  },
}));

const messages = de.cookbooks.saveModal;
const done = { ok: true, data: undefined };
const failure = (code: string, errors = {}) => ({ ok: false, code, errors });
const bread = { id: "b1", title: "Brot", count: 9, hasItem: false };
const sunday = { id: "b2", title: "Sonntag", count: 3, hasItem: true };
const keyOf = (id: string) => ({ id, item: "i1", locale: "de", user: "a" });
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: new RegExp(name), hidden: true });
const button = (name: string) => screen.getByRole("button", { name, hidden: true });
const nameField = () => screen.getByRole<HTMLInputElement>("textbox", { name: messages.name, hidden: true });
const status = () => screen.getByRole("status", { hidden: true }).textContent;
const close = () => document.querySelector("dialog")?.dispatchEvent(new Event("close"));
const pending = (): PendingSave[] => JSON.parse(localStorage.getItem("pendingSaves") ?? "[]");
const toasts = () => toastStore.read().map(({ text }) => text);

function open(cookbooks = [bread, sunday]) {
  render(
    <SaveModal
      itemId="i1"
      locale="de"
      content={{ messages, itemTitle: "Linsensuppe", cookbooks }}
      onClose={() => {}}
    />,
  );
}

beforeEach(() => {
  session.user = { id: "a" };
  localStorage.clear();
  sessionStorage.clear();
  for (const action of Object.values(actions)) action.mockReset().mockResolvedValue(done);
  for (const { id } of toastStore.read()) dismissToast(id);
});
afterEach(cleanup);

test("shows a change before the server answers and saves it at once", async () => {
  let answer = (_: object) => {};
  actions.add.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  open();
  await userEvent.click(box("Brot"));
  expect(box("Brot 10").checked).toBe(true);
  expect(actions.add).toHaveBeenCalledWith(keyOf("b1"));
  expect(status()).toBe("");
  answer(done);
  await waitFor(() => expect(status()).toBe(interpolate(messages.saved, { book: "Brot" })));
});

test("offers to undo the changes when the dialog closes", async () => {
  open();
  await userEvent.click(box("Sonntag"));
  await userEvent.click(box("Brot"));
  await userEvent.click(box("Brot"));
  expect(actions.remove).toHaveBeenCalledWith(keyOf("b2"));
  expect(toasts()).toEqual([]);
  close();
  await waitFor(() => expect(toasts()).toEqual([interpolate(messages.removed, { book: "Sonntag" })]));
  toastStore.read()[0]?.action?.run();
  await waitFor(() => expect(toasts()).toContain(interpolate(messages.saved, { book: "Sonntag" })));
  expect(actions.add).toHaveBeenLastCalledWith(keyOf("b2"));
});

test.each([
  ["limit", interpolate(messages.bookFull, { book: "Brot" })],
  ["missing", messages.missing],
  ["unauthorized", messages.failed],
  ["invalid", messages.failed],
])("reverts a change and shows why when the action answers %s", async (code, text) => {
  actions.add.mockResolvedValueOnce(failure(code));
  open();
  await userEvent.click(box("Brot"));
  await waitFor(() => expect(toasts()).toEqual([text]));
  expect(box("Brot 9").checked).toBe(false);
  expect(pending()).toEqual([]);
});

test("keeps a change that cannot arrive now, and delivers it before the next one", async () => {
  actions.add.mockRejectedValueOnce(new Error("offline"));
  open();
  await userEvent.click(box("Brot"));
  await waitFor(() => expect(toasts()).toEqual([messages.later]));
  expect(box("Brot 10").checked).toBe(true);
  expect(pending()).toMatchObject([{ cookbook: "b1", item: "i1", hasItem: true }]);
  await userEvent.click(box("Sonntag"));
  await waitFor(() => expect(pending()).toEqual([]));
  expect(actions.add.mock.calls).toEqual([[keyOf("b1")], [keyOf("b1")]]);
  expect(actions.remove).toHaveBeenCalledExactlyOnceWith(keyOf("b2"));
  expect(toasts()).toContain(interpolate(messages.saved, { book: "Brot" }));
});

test("says nothing while a page of an older build reloads, and leaves the change to the next page", async () => {
  actions.add.mockRejectedValue(new UnrecognizedActionError());
  open();
  await userEvent.click(box("Brot"));
  await waitFor(() => expect(actions.add).toHaveBeenCalled());
  await expect.poll(() => sessionStorage.getItem("reloadedAt")).not.toBeNull();
  expect(pending()).toMatchObject([{ cookbook: "b1" }]);
  expect(toasts()).toEqual([]);

  actions.add.mockReset().mockResolvedValue(done);
  expect(await saveDelivery.deliver()).toBe(true);
  expect(await saveDelivery.deliver()).toBe(false);
  expect(actions.add).toHaveBeenCalledExactlyOnceWith(keyOf("b1"));
  expect(toasts()).toEqual([interpolate(messages.saved, { book: "Brot" })]);
});

test("delivers a new cookbook later with the same id, before the changes of it", async () => {
  actions.create.mockRejectedValueOnce(new Error("offline"));
  open([]);
  await userEvent.type(nameField(), "Gäste{Enter}");
  await waitFor(() => expect(box("Gäste 1").checked).toBe(true));
  actions.create.mockResolvedValueOnce(failure("unavailable"));
  await userEvent.click(box("Gäste"));
  await waitFor(() => expect(toasts()).toEqual([messages.later, messages.later]));
  expect(pending().map(({ newTitle, hasItem }) => [newTitle, hasItem])).toEqual([
    ["Gäste", true],
    [undefined, false],
  ]);
  await saveDelivery.deliver();
  const [id] = actions.create.mock.calls.map(([input]) => input.id);
  expect(actions.create.mock.calls).toEqual(
    Array.from({ length: 3 }, () => [{ id, title: "Gäste", item: "i1", locale: "de", user: "a" }]),
  );
  expect(actions.remove).toHaveBeenCalledExactlyOnceWith(keyOf(id));
  expect(pending()).toEqual([]);
});

test("drops a change that is refused later, and says why", async () => {
  actions.add.mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce(failure("limit"));
  open();
  await userEvent.click(box("Brot"));
  await waitFor(() => expect(pending()).toHaveLength(1));
  await saveDelivery.deliver();
  expect(toasts()).toContain(interpolate(messages.bookFull, { book: "Brot" }));
  expect(pending()).toEqual([]);
});

test("keeps what waits while signed out", async () => {
  actions.add.mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce(failure("unauthorized"));
  open();
  await userEvent.click(box("Brot"));
  await waitFor(() => expect(toasts()).toEqual([messages.later]));
  await saveDelivery.deliver();
  expect(pending()).toHaveLength(1);
});

test("saves changes in the order they were made", async () => {
  const saved: string[] = [];
  const saveAfter = (ms: number, name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    saved.push(name);
    return done;
  };
  actions.add.mockImplementation(saveAfter(30, "add"));
  actions.remove.mockImplementation(saveAfter(1, "remove"));
  open();
  await userEvent.click(box("Brot"));
  await userEvent.click(box("Brot"));
  await waitFor(() => expect(saved).toEqual(["add", "remove"]));
  expect(box("Brot 9").checked).toBe(false);
});

test("has a search field when there are many cookbooks", async () => {
  open();
  expect(screen.queryByRole("searchbox", { hidden: true })).toBeNull();
  cleanup();
  open([bread, sunday, ...[1, 2, 3, 4, 5, 6].map((n) => ({ ...bread, id: `n${n}`, title: `Buch ${n}` }))]);
  await userEvent.type(screen.getByRole("searchbox", { hidden: true }), "sonn");
  expect(screen.getAllByRole("checkbox", { hidden: true })).toHaveLength(1);
});

test("lists cookbooks with the item first and suggests an unknown search term as a title", async () => {
  const many = [1, 2, 3, 4, 5, 6, 7].map((n) => ({ ...bread, id: `n${n}`, title: `Buch ${n}` }));
  open([...many, sunday]);
  expect(screen.getAllByRole("checkbox", { hidden: true })[0]).toBe(box("Sonntag"));
  await userEvent.type(screen.getByRole("searchbox", { hidden: true }), " Gäste ");
  await userEvent.click(button(messages.create));
  expect(nameField().value).toBe("Gäste");
});

test("creates a cookbook with the item in it, at the top of the list", async () => {
  open([sunday]);
  await userEvent.click(button(messages.create));
  actions.create.mockResolvedValueOnce({ ok: true, data: { id: "b3", title: "Gäste", count: 1, hasItem: true } });
  await userEvent.type(nameField(), "Gäste{Enter}");
  await waitFor(() => expect(box("Gäste 1").checked).toBe(true));
  expect(actions.create).toHaveBeenCalledWith({
    id: expect.any(String),
    title: "Gäste",
    item: "i1",
    locale: "de",
    user: "a",
  });
  expect(screen.getAllByRole("checkbox", { hidden: true })[0]).toBe(box("Gäste"));
});

test("shows what is wrong with the title below its field", async () => {
  open([]);
  await userEvent.click(button(messages.add));
  expect(await screen.findByText(messages.titleMissing)).toBeTruthy();
  expect(actions.create).not.toHaveBeenCalled();
  await userEvent.type(nameField(), "Gäste");
  actions.create.mockResolvedValueOnce(failure("invalid", { title: "titleTooLong" }));
  await userEvent.click(button(messages.add));
  const alert = () => screen.getByRole("alert", { hidden: true }).textContent;
  await waitFor(() => expect(alert()).toBe(messages.titleTooLong));
  actions.create.mockResolvedValueOnce(failure("limit", { cookbooks: "200" }));
  await userEvent.click(button(messages.add));
  await waitFor(() => expect(alert()).toBe(messages.shelfFull));
  expect(pending()).toEqual([]);
});

test("creates the cookbook that was typed when the dialog is closed by its button", async () => {
  open([]);
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
  expect(dialog.textContent).toContain("Linsensuppe");
  await userEvent.type(nameField(), " Gäste ");
  actions.create.mockResolvedValueOnce(failure("limit", { cookbooks: "200" }));
  await userEvent.click(button(messages.done));
  await waitFor(() => expect(screen.getByRole("alert", { hidden: true }).textContent).toBe(messages.shelfFull));
  expect(dialog.open).toBe(true);
  expect(nameField().value).toBe(" Gäste ");
  await userEvent.click(button(messages.done));
  await waitFor(() => expect(dialog.open).toBe(false));
  await waitFor(() => expect(toasts()).toEqual([interpolate(messages.saved, { book: "Gäste" })]));
  expect(actions.create).toHaveBeenLastCalledWith({
    id: expect.any(String),
    title: "Gäste",
    item: "i1",
    locale: "de",
    user: "a",
  });
});

test("closes without a cookbook when no name was typed", async () => {
  open([]);
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
  await userEvent.type(nameField(), "  ");
  await userEvent.click(button(messages.done));
  expect(dialog.open).toBe(false);
  expect(actions.create).not.toHaveBeenCalled();
});

test("a stored change that breaks the delivery holds up neither others nor later ones", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = { id: "b0/i1", cookbook: "b0", item: "i1", hasItem: true, locale: "de", at: Date.now() };
  localStorage.setItem("pendingSaves", JSON.stringify([null, broken]));
  open();
  await userEvent.click(box("Brot"));
  await waitFor(() => expect(status()).toBe(interpolate(messages.saved, { book: "Brot" })));
  await userEvent.click(box("Sonntag"));
  await waitFor(() => expect(status()).toBe(interpolate(messages.removed, { book: "Sonntag" })));
  expect(pending()).toEqual([]);
});
