import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AccountModals } from "#components/accounts/account-modals.tsx";
import { SessionWatch } from "#components/accounts/session-watch.tsx";
import { signUpModal } from "#components/ui/account-modals.ts";
import { openModal } from "#components/ui/open-modal.ts";
import { dropToast, toastStore } from "#components/ui/toast.ts";
import { useViewer } from "#components/ui/use-viewer.ts";
import { signInAction, signUpAction } from "#lib/accounts/actions.ts";
import type { ViewerView } from "#lib/auth/viewer-view.ts";
import de from "#messages/de.json";
import { setting } from "./setting.tsx";

const refresh = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", async (actual) => ({
  ...(await actual<object>()),
  usePathname: () => "/de/rezepte",
  useRouter: () => ({ refresh }),
}));
vi.mock("#components/ui/use-viewer.ts", () => ({ useViewer: vi.fn(() => null) }));
vi.mock("#lib/accounts/actions.ts", () => ({
  signInAction: vi.fn(),
  signUpAction: vi.fn(),
  requestResetAction: vi.fn(),
}));
vi.mock("#lib/auth/actions.ts", () => ({ externalSignInAction: vi.fn() }));

const { signIn, signUp, reset, fields } = de.accounts;
const page = () => (
  <>
    <a href="/de/login" data-opens="sign-in">
      Herein
    </a>
    <AccountModals setting={setting} words={{ close: "Schließen", welcome: signIn.welcome }} closeIcon={null} />
    <SessionWatch />
  </>
);

beforeEach(() => {
  history.replaceState(null, "", "/de/rezepte?page=2");
  vi.mocked(useViewer).mockReturnValue(null);
  refresh.mockReset();
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.read()) dropToast(id);
});

test("a link opens its window instead; the form comes with the first opening and has the focus", async () => {
  render(page());
  expect(document.querySelector("dialog form input")).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "Herein" }));
  const email = await screen.findByLabelText(fields.email);
  expect(screen.getByRole<HTMLDialogElement>("dialog", { name: signIn.title }).open).toBe(true);
  expect(document.activeElement).toBe(email);
});

test("one window leads to the other", async () => {
  render(page());
  await userEvent.click(screen.getByRole("link", { name: "Herein" }));
  await userEvent.click(await screen.findByRole("link", { name: signIn.otherLink }));
  expect(screen.queryByRole("dialog", { name: signIn.title })).toBeNull();
  expect(screen.getByRole<HTMLDialogElement>("dialog", { name: signUp.title }).open).toBe(true);
});

test("a script opens one too, and it knows the page it stands over", async () => {
  render(page());
  expect(openModal(signUpModal)).toBe(true);
  await screen.findByLabelText(fields.name);
  expect(document.querySelector<HTMLInputElement>("dialog[open] input[name=next]")?.value).toBe("/de/rezepte?page=2");
});

test("signed in, the window closes and says so", async () => {
  vi.mocked(signInAction).mockResolvedValueOnce({ status: "sent" });
  render(page());
  await userEvent.click(screen.getByRole("link", { name: "Herein" }));
  await screen.findByLabelText(fields.email);
  await userEvent.click(screen.getByRole("button", { name: signIn.submit }));
  await vi.waitFor(() => expect(toastStore.read()).toMatchObject([{ kind: "success", text: signIn.welcome }]));
  expect(document.querySelector("dialog[open]")).toBeNull();
});

test("a window whose form was taken says where to, and begins anew when it is opened again", async () => {
  vi.mocked(signUpAction).mockResolvedValueOnce({ status: "sent" });
  render(page());
  openModal(signUpModal);
  await userEvent.type(await screen.findByLabelText(fields.email), "anna@exampel.org");
  await userEvent.click(screen.getByRole("button", { name: signUp.submit }));
  expect((await screen.findByRole("status")).textContent).toBe(signUp.sent);
  expect(screen.getByText("anna@exampel.org")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: signUp.again }));
  expect(screen.getByRole<HTMLDialogElement>("dialog", { name: signUp.title }).open).toBe(true);
  await screen.findByLabelText(fields.email);
  expect(screen.getByRole("link", { name: signUp.otherLink })).toBeTruthy();
});

test("an address that was typed in one window need not be typed in the next", async () => {
  render(page());
  await userEvent.click(screen.getByRole("link", { name: "Herein" }));
  await userEvent.type(await screen.findByLabelText(fields.email), "anna@example.org");
  await userEvent.click(screen.getByRole("link", { name: signIn.forgot }));
  await screen.findByRole("button", { name: reset.submit });
  expect(document.querySelector<HTMLInputElement>("dialog[open] input[name=email]")?.value).toBe("anna@example.org");
});

test("the page is asked for anew when its reader has gone, not when one has come", () => {
  vi.mocked(useViewer).mockReturnValue(undefined);
  const { rerender } = render(page());
  vi.mocked(useViewer).mockReturnValue({ id: "a" } as ViewerView);
  rerender(page());
  vi.mocked(useViewer).mockReturnValue({ id: "a", name: "anders" } as ViewerView);
  rerender(page());
  expect(refresh).not.toHaveBeenCalled();
  vi.mocked(useViewer).mockReturnValue(null);
  rerender(page());
  expect(refresh).toHaveBeenCalledTimes(1);
});
