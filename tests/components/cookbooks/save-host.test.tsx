import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SaveHost } from "#components/cookbooks/save-host.tsx";
import { signInModal, signUpModal } from "#components/ui/account-modals.ts";
import { toastStore } from "#components/ui/toast.ts";
import { RefusedError } from "#lib/ask-api.ts";
import de from "#messages/de.json";

const { askApi, push } = vi.hoisted(() => ({ askApi: vi.fn(), push: vi.fn() }));
vi.mock("next/navigation", () => ({ usePathname: () => "/de", useRouter: () => ({ push }) }));
const viewer = vi.hoisted(() => {
  let now: object | null = null;
  const heard = new Set<() => void>();
  return {
    read: () => now,
    subscribe(listener: () => void) {
      heard.add(listener);
      return () => void heard.delete(listener);
    },
    become(next: object | null) {
      now = next;
      for (const listener of heard) listener();
    },
  };
});
vi.mock("#components/ui/use-viewer.ts", async () => {
  const { useSyncExternalStore } = await import("react");
  return { useViewer: () => useSyncExternalStore(viewer.subscribe, viewer.read), refreshViewer: async () => {} };
});
vi.mock("#lib/ask-api.ts", async (original) => ({ ...(await original<object>()), askApi }));

const words = de.cookbooks.saveModal;
const press = () => userEvent.click(screen.getByRole("button", { name: "Merken" }));

function page() {
  render(
    <>
      <button type="button" data-save="i1">
        Merken
      </button>
      <dialog id={signUpModal} />
      <dialog id={signInModal} />
      <SaveHost locale="de" failed={words.failed} />
    </>,
  );
}
const isOpen = (id: string) => (document.getElementById(id) as HTMLDialogElement).open;

beforeEach(() => {
  askApi.mockReset();
  viewer.become(null);
  // biome-ignore lint/suspicious/noDocumentCookie: the hint is read there
  document.cookie = "signed-in=; max-age=0";
});
afterEach(cleanup);

test("whoever is not signed in is asked to register, and nothing is fetched", async () => {
  page();
  await press();
  expect(isOpen(signUpModal)).toBe(true);
  expect(askApi).not.toHaveBeenCalled();
});

test("what was pressed before signing in opens afterwards, once", async () => {
  page();
  await press();
  // biome-ignore lint/suspicious/noDocumentCookie: the hint is read there
  document.cookie = "signed-in=1";
  const given = { words, icons: { close: [], plus: [], error: [] } };
  askApi.mockImplementation(async (path: string) => (path.startsWith("/api/cookbooks") ? given : { data: [] }));
  act(() => viewer.become({ id: "a" }));
  expect(await screen.findByRole("dialog", { name: words.title })).toBeTruthy();
  expect(askApi).toHaveBeenCalledWith("/api/users/me/cookbooks/?size=200&item=i1");
  await userEvent.click(screen.getByRole("button", { name: words.done }));
  act(() => viewer.become({ id: "a", name: "anders" }));
  expect(screen.queryByRole("dialog", { name: words.title })).toBeNull();
});

test("whoever is signed in no longer signs in again", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the hint is read there
  document.cookie = "signed-in=1";
  askApi.mockRejectedValue(new RefusedError(401, { code: "unauthorized" }));
  page();
  await press();
  await waitFor(() => expect(isOpen(signInModal)).toBe(true));
});

test("the window comes with its words and the shelf, and again the next time", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the hint is read there
  document.cookie = "signed-in=1";
  const given = { words, icons: { close: [], plus: [], error: [] } };
  askApi.mockImplementation(async (path: string) =>
    path.startsWith("/api/cookbooks") ? given : { data: [{ id: "b1", title: "Brot", count: 1, has_item: true }] },
  );
  page();
  await press();
  expect(await screen.findByRole("dialog", { name: words.title })).toBeTruthy();
  expect(askApi).toHaveBeenCalledWith("/api/users/me/cookbooks/?size=200&item=i1");
  await userEvent.click(screen.getByRole("button", { name: words.done }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: words.title })).toBeNull());
  await press();
  expect(await screen.findByRole("dialog", { name: words.title })).toBeTruthy();
});

test("when nothing comes, that is said", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the hint is read there
  document.cookie = "signed-in=1";
  askApi.mockRejectedValue(new Error("Request error"));
  page();
  await press();
  await waitFor(() => expect(toastStore.read().map(({ text }) => text)).toContain(words.failed));
});
