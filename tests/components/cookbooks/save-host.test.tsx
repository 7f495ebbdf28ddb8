import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SaveHost } from "#components/cookbooks/save-host.tsx";
import { signInModal, signUpModal } from "#components/ui/account-modals.ts";
import { toastStore } from "#components/ui/toast.ts";
import { RefusedError } from "#lib/ask-api.ts";
import de from "#messages/de.json";

const { askApi, push } = vi.hoisted(() => ({ askApi: vi.fn(), push: vi.fn() }));
vi.mock("next/navigation", () => ({ usePathname: () => "/de", useRouter: () => ({ push }) }));
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
