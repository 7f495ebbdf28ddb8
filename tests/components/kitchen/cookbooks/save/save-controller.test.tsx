import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SaveController } from "#components/kitchen/cookbooks/save/save-controller.tsx";
import { signInModalId, signUpModalId } from "#components/ui/dialogs/modal-ids.ts";
import { signUpReason } from "#components/ui/dialogs/sign-up-reason.ts";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import de from "#messages/de.json";

const { loadSaveModalAction, addItemAction, push } = vi.hoisted(() => ({
  loadSaveModalAction: vi.fn(),
  addItemAction: vi.fn(),
  push: vi.fn(),
}));
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  usePathname: () => "/de",
  useRouter: () => ({ push }),
}));
vi.mock("#lib/kitchen/cookbooks/save-actions.ts", () => ({
  loadSaveModalAction,
  createCookbookWithItemAction: vi.fn(),
}));
vi.mock("#lib/kitchen/cookbooks/item-actions.ts", () => ({ addItemAction, removeItemAction: vi.fn() }));
const session = vi.hoisted(() => {
  let user: object | null = null;
  const listeners = new Set<() => void>();
  return {
    read: () => user,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setUser(next: object | null) {
      user = next;
      for (const listener of listeners) listener();
    },
  };
});
vi.mock("#lib/platform/browser/session-store.ts", async (original) => ({
  ...(await original<object>()),
  sessionStore: { ...session, readOnServer: () => undefined },
  refreshSession: async () => {},
}));

const messages = de.cookbooks.saveModal;
const content = (cookbooks: object[] = []) => ({ ok: true, data: { messages, itemTitle: "Linsensuppe", cookbooks } });
const waiting = () => JSON.parse(localStorage.getItem("wantedSaves") ?? "[]");
const press = () => userEvent.click(screen.getByRole("button", { name: "Merken" }));
const isOpen = (id: string) => (document.getElementById(id) as HTMLDialogElement).open;
const signIn = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the component reads it there
  document.cookie = "signed-in=1";
};

function renderPage(hasButton = true) {
  render(
    <>
      <article className="card">
        <h2>Linsen&shy;suppe</h2>
        {hasButton && (
          <button type="button" data-save="i1">
            Merken
          </button>
        )}
      </article>
      <dialog id={signUpModalId} />
      <dialog id={signInModalId} />
      <SaveController locale="de" errorMessage={messages.failed} />
    </>,
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { id } of toastStore.read()) dismissToast(id);
  addItemAction.mockReset();
  loadSaveModalAction.mockReset();
  session.setUser(null);
  // biome-ignore lint/suspicious/noDocumentCookie: the component reads it there
  document.cookie = "signed-in=; max-age=0";
});
afterEach(cleanup);

test("asks signed-out users to register and loads nothing", async () => {
  renderPage();
  await press();
  expect(isOpen(signUpModalId)).toBe(true);
  expect(signUpReason.read()).toEqual({ kind: "save", title: "Linsensuppe" });
  expect(loadSaveModalAction).not.toHaveBeenCalled();
});

test("opens the dialog once after signing in when the button was pressed before", async () => {
  renderPage();
  await press();
  signIn();
  loadSaveModalAction.mockResolvedValue(content());
  act(() => session.setUser({ id: "a" }));
  expect(await screen.findByRole("dialog", { name: messages.title })).toBeTruthy();
  expect(loadSaveModalAction).toHaveBeenCalledWith({ item: "i1", locale: "de" });
  await userEvent.click(screen.getByRole("button", { name: messages.done }));
  act(() => session.setUser({ id: "a", name: "anders" }));
  expect(screen.queryByRole("dialog", { name: messages.title })).toBeNull();
});

test("opens the dialog after signing in on a page without the button, one after the other", async () => {
  renderPage();
  await press();
  cleanup();
  localStorage.setItem("wantedSaves", JSON.stringify([...waiting(), { id: "i2", at: Date.now() }]));
  signIn();
  loadSaveModalAction.mockResolvedValue(content());
  renderPage(false);
  act(() => session.setUser({ id: "a" }));
  const dialog = await screen.findByRole("dialog", { name: messages.title });
  // Leaving the page closes it, but does not answer it.
  history.replaceState(null, "", "/de/profile");
  await userEvent.click(within(dialog).getByRole("button", { name: messages.done }));
  expect(waiting()).toMatchObject([{ id: "i1" }, { id: "i2" }]);
  for (const left of [["i2"], []]) {
    await userEvent.click(await screen.findByRole("button", { name: messages.done }));
    expect(waiting().map(({ id }: { id: string }) => id)).toEqual(left);
  }
  expect(loadSaveModalAction.mock.calls.map(([input]) => input.item)).toEqual(["i1", "i1", "i2"]);
});

test("keeps what has waited, and says nothing, when the dialog cannot be loaded", async () => {
  localStorage.setItem("wantedSaves", JSON.stringify([{ id: "i1", at: Date.now() }]));
  signIn();
  loadSaveModalAction.mockRejectedValue(new Error("offline"));
  renderPage(false);
  act(() => session.setUser({ id: "a" }));
  await waitFor(() => expect(loadSaveModalAction).toHaveBeenCalled());
  expect(waiting()).toHaveLength(1);
  expect(toastStore.read()).toEqual([]);
});

test("asks to sign in again when the session has ended", async () => {
  signIn();
  loadSaveModalAction.mockResolvedValue({ ok: false, code: "unauthorized", errors: {} });
  renderPage();
  await press();
  await waitFor(() => expect(isOpen(signInModalId)).toBe(true));
});

test("opens the dialog each time the button is pressed", async () => {
  signIn();
  loadSaveModalAction.mockResolvedValue(content([{ id: "b1", title: "Brot", count: 1, hasItem: true }]));
  renderPage();
  await press();
  expect(await screen.findByRole("dialog", { name: messages.title })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: messages.done }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: messages.title })).toBeNull());
  await press();
  expect(await screen.findByRole("dialog", { name: messages.title })).toBeTruthy();
});

test("shows an error when the dialog cannot be loaded", async () => {
  signIn();
  loadSaveModalAction.mockRejectedValue(new Error("offline"));
  renderPage();
  await press();
  await waitFor(() => expect(toastStore.read().map(({ text }) => text)).toContain(messages.failed));
});

test("opens the dialog after the reload of a page of an older build", async () => {
  signIn();
  session.setUser({ id: "a" });
  loadSaveModalAction.mockRejectedValueOnce(new UnrecognizedActionError());
  renderPage();
  await press();
  await expect.poll(waiting).toMatchObject([{ id: "i1" }]);
  expect(toastStore.read()).toEqual([]);
  cleanup();
  loadSaveModalAction.mockResolvedValue(content());
  renderPage();
  expect(await screen.findByRole("dialog", { name: messages.title })).toBeTruthy();
  expect(waiting()).toEqual([]);
});

test("delivers what an earlier page has left, for the user who made it", async () => {
  const texts = { done: "gemerkt", limit: "", missing: "", failed: "" };
  const save = { cookbook: "b1", item: "i1", hasItem: true, locale: "de", texts, at: Date.now() };
  localStorage.setItem("pendingSaves", JSON.stringify([{ ...save, id: "b1/i1", userId: "a" }]));
  addItemAction.mockResolvedValue({ ok: true, data: undefined });
  renderPage();
  expect(addItemAction).not.toHaveBeenCalled();
  act(() => session.setUser({ id: "a" }));
  await waitFor(() => expect(localStorage.getItem("pendingSaves")).toBeNull());
  expect(addItemAction).toHaveBeenCalledExactlyOnceWith({ id: "b1", item: "i1", locale: "de", user: "a" });
  expect(toastStore.read().map(({ text }) => text)).toContain("gemerkt");
});
