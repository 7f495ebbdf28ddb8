import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UserMenu } from "#components/people/accounts/user-menu.tsx";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { signOutAction } from "#lib/people/accounts/actions.ts";
import type { SessionUserView } from "#lib/people/users/session-user-view.ts";
import { unsentKey } from "#lib/platform/browser/unsent-storage.ts";
import { refreshSession, useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import de from "#messages/de.json";

vi.mock("#lib/people/accounts/actions.ts", () => ({
  signOutAction: vi.fn(),
  loadUnsentTextsAction: async () => ({
    ok: true,
    data: { ...de.accounts.unsent, close: "Schließen", draftsHref: "/de/profil/rezepte" },
  }),
}));
vi.mock("#lib/platform/browser/use-session-user.ts", () => ({ useSessionUser: vi.fn(), refreshSession: vi.fn() }));

const words = de.layout.userMenu;
const anna = { id: "a", slug: "anna", name: "anna zeste", picture: null } as SessionUserView;
const button = () => screen.getByRole("button", { name: words.button });
const links = [
  { href: "/de/profile/recipes", label: words.recipes, icon: null },
  { href: "/de/profile/likes", label: words.likes, icon: null },
];

beforeEach(() => {
  localStorage.clear();
  for (const { id } of toastStore.read()) dismissToast(id);
  vi.mocked(useSessionUser).mockReturnValue(anna);
  vi.mocked(signOutAction).mockReset();
  vi.mocked(refreshSession).mockReset();
  render(
    <>
      <UserMenu locale="de" messages={words} links={links} signOutIcon={null} />
      <a href="#x">Anderswo</a>
    </>,
  );
});
afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it the same way
  document.cookie = "signed-in=; path=/; max-age=0";
});

test("opens and closes with aria-expanded", async () => {
  expect(button().textContent).toBe("A");
  expect(button().getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(button());
  expect(button().getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByText("anna zeste")).toBeTruthy();
  await userEvent.click(button());
  expect(screen.queryByRole("link", { name: words.likes })).toBeNull();
});

test("moves the focus with arrow keys and closes with Escape", async () => {
  button().focus();
  await userEvent.keyboard("{Enter}{ArrowDown}");
  expect(document.activeElement?.textContent).toBe(words.recipes);
  await userEvent.keyboard("{ArrowUp}");
  expect(document.activeElement?.textContent).toBe(words.signOut);
  await userEvent.keyboard("{ArrowDown}{End}{Home}");
  expect(document.activeElement?.textContent).toBe(words.recipes);
  await userEvent.keyboard("{Escape}");
  expect(document.activeElement).toBe(button());
  expect(button().getAttribute("aria-expanded")).toBe("false");
});

test("closes on a press outside", async () => {
  await userEvent.click(button());
  await userEvent.click(screen.getByRole("link", { name: "Anderswo" }));
  expect(button().getAttribute("aria-expanded")).toBe("false");
});

test("signs out once and updates the session of the page", async () => {
  let leadAway: (reason: Error) => void = () => {};
  vi.mocked(signOutAction).mockReturnValueOnce(
    new Promise((_, reject) => {
      leadAway = reject;
    }),
  );
  await userEvent.click(button());
  await userEvent.click(screen.getByRole("button", { name: words.signOut }));
  await userEvent.click(screen.getByRole("button", { name: words.signingOut }));
  await vi.waitFor(() => expect(signOutAction).toHaveBeenCalled());
  leadAway(new Error("NEXT_REDIRECT"));
  await vi.waitFor(() => expect(refreshSession).toHaveBeenCalledTimes(1));
  expect(signOutAction).toHaveBeenCalledTimes(1);
  expect(vi.mocked(signOutAction).mock.calls[0]?.[1].get("locale")).toBe("de");
});

test("shows an error when signing out fails", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it the same way
  document.cookie = "signed-in=1; path=/";
  vi.mocked(signOutAction).mockRejectedValueOnce(new TypeError("away"));
  await userEvent.click(button());
  await userEvent.click(screen.getByRole("button", { name: words.signOut }));
  await vi.waitFor(() => expect(toastStore.read()).toMatchObject([{ kind: "error", text: words.notSignedOut }]));
  expect(refreshSession).not.toHaveBeenCalled();
});

test("asks before it signs out while the device has unsent texts, and removes them with the session", async () => {
  const key = unsentKey("a", "recipe-draft:1");
  localStorage.setItem(key, "{}");
  vi.mocked(signOutAction).mockRejectedValueOnce(new Error("NEXT_REDIRECT"));
  await userEvent.click(button());
  await userEvent.click(screen.getByRole("button", { name: words.signOut }));
  const dialog = await screen.findByRole("dialog", { name: de.accounts.unsent.title });
  expect(signOutAction).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole("button", { name: "Schließen" }));
  await vi.waitFor(() => expect(screen.getByRole("button", { name: words.signOut })).toBeTruthy());
  expect(localStorage.getItem(key)).toBe("{}");
  expect(signOutAction).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole("button", { name: words.signOut }));
  await userEvent.click(await screen.findByRole("button", { name: de.accounts.unsent.discard }));
  await vi.waitFor(() => expect(refreshSession).toHaveBeenCalledTimes(1));
  expect(signOutAction).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(key)).toBeNull();
});

test("a sign-out that fails keeps the unsent texts", async () => {
  const key = unsentKey("a", "recipe-draft:1");
  localStorage.setItem(key, "{}");
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it the same way
  document.cookie = "signed-in=1; path=/";
  vi.mocked(signOutAction).mockRejectedValueOnce(new TypeError("away"));
  await userEvent.click(button());
  await userEvent.click(screen.getByRole("button", { name: words.signOut }));
  await userEvent.click(await screen.findByRole("button", { name: de.accounts.unsent.discard }));
  await vi.waitFor(() => expect(screen.getByRole("button", { name: words.signOut })).toBeTruthy());
  expect(signOutAction).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(key)).toBe("{}");
});
