import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UserMenu } from "#components/accounts/user-menu.tsx";
import { toastStore } from "#components/ui/toast.ts";
import { refreshViewer, useViewer } from "#components/ui/use-viewer.ts";
import { signOutAction } from "#lib/accounts/actions.ts";
import type { ViewerView } from "#lib/auth/viewer-view.ts";
import de from "#messages/de.json";

vi.mock("#lib/accounts/actions.ts", () => ({ signOutAction: vi.fn() }));
vi.mock("#components/ui/use-viewer.ts", () => ({ useViewer: vi.fn(), refreshViewer: vi.fn() }));

const words = de.layout.userMenu;
const anna = { id: "a", slug: "anna", name: "anna zeste", picture: null } as ViewerView;
const button = () => screen.getByRole("button", { name: words.button });
const links = [
  { href: "/de/profile/recipes", label: words.recipes, icon: null },
  { href: "/de/profile/likes", label: words.likes, icon: null },
];

beforeEach(() => {
  vi.mocked(useViewer).mockReturnValue(anna);
  vi.mocked(signOutAction).mockReset();
  vi.mocked(refreshViewer).mockReset();
  render(
    <>
      <UserMenu locale="de" words={words} links={links} signOutIcon={null} />
      <a href="#x">Anderswo</a>
    </>,
  );
});
afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it the same way
  document.cookie = "signed-in=; path=/; max-age=0";
});

test("opens and closes, and says so", async () => {
  expect(button().textContent).toBe("A");
  expect(button().getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(button());
  expect(button().getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByText("anna zeste")).toBeTruthy();
  await userEvent.click(button());
  expect(screen.queryByRole("link", { name: words.likes })).toBeNull();
});

test("arrow keys lead around in it, Escape leads out", async () => {
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

test("a press elsewhere closes it", async () => {
  await userEvent.click(button());
  await userEvent.click(screen.getByRole("link", { name: "Anderswo" }));
  expect(button().getAttribute("aria-expanded")).toBe("false");
});

test("signs out once, and everybody on the page hears of it", async () => {
  let leadAway: (reason: Error) => void = () => {};
  vi.mocked(signOutAction).mockReturnValueOnce(
    new Promise((_, reject) => {
      leadAway = reject;
    }),
  );
  await userEvent.click(button());
  await userEvent.click(screen.getByRole("button", { name: words.signOut }));
  await userEvent.click(screen.getByRole("button", { name: words.signingOut }));
  leadAway(new Error("NEXT_REDIRECT"));
  await vi.waitFor(() => expect(refreshViewer).toHaveBeenCalledTimes(1));
  expect(signOutAction).toHaveBeenCalledTimes(1);
  expect(vi.mocked(signOutAction).mock.calls[0]?.[1].get("locale")).toBe("de");
});

test("says so when signing out did not arrive", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it the same way
  document.cookie = "signed-in=1; path=/";
  vi.mocked(signOutAction).mockRejectedValueOnce(new TypeError("away"));
  await userEvent.click(button());
  await userEvent.click(screen.getByRole("button", { name: words.signOut }));
  await vi.waitFor(() => expect(toastStore.read()).toMatchObject([{ kind: "error", text: words.notSignedOut }]));
  expect(refreshViewer).not.toHaveBeenCalled();
});
