import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AccountModals } from "#components/people/accounts/account-modals.tsx";
import { SessionEffects } from "#components/people/accounts/session-effects.tsx";
import { signUpModalId } from "#components/ui/dialogs/modal-ids.ts";
import { openModal } from "#components/ui/dialogs/open-modal.ts";
import { promptSignUp } from "#components/ui/dialogs/prompt-sign-up.ts";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { signInAction, signUpAction } from "#lib/people/accounts/actions.ts";
import type { SessionUserView } from "#lib/people/users/session-user-view.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import de from "#messages/de.json";
import { formContext } from "./forms/form-context.tsx";

const refresh = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", async (actual) => ({
  ...(await actual<object>()),
  usePathname: () => "/de/rezepte",
  useRouter: () => ({ refresh }),
}));
vi.mock("#lib/platform/browser/use-session-user.ts", () => ({ useSessionUser: vi.fn(() => null) }));
vi.mock("#lib/people/accounts/actions.ts", () => ({ signInAction: vi.fn(), signUpAction: vi.fn() }));
vi.mock("#lib/people/accounts/passwords/actions.ts", () => ({ requestResetAction: vi.fn() }));
vi.mock("#lib/people/accounts/oauth/actions.ts", () => ({ signInWithProviderAction: vi.fn() }));

const { signIn, signUp, reset, fields } = de.accounts;
const titles = { signIn: signIn.title, signUp: signUp.title, reset: reset.title };
const page = () => (
  <>
    <a href="/de/login" data-opens="sign-in">
      Herein
    </a>
    <AccountModals
      context={formContext}
      messages={{ close: "Schließen", welcome: signIn.welcome, titles }}
      closeIcon={null}
    />
    <SessionEffects />
  </>
);

beforeEach(() => {
  const texts = formContext.messages;
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json({ data: texts })),
  );
  history.replaceState(null, "", "/de/rezepte?page=2");
  vi.mocked(useSessionUser).mockReturnValue(null);
  refresh.mockReset();
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.read()) dismissToast(id);
});

test("opens the dialog of a link, loads its form and focuses it", async () => {
  render(page());
  expect(document.querySelector("dialog form input")).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "Herein" }));
  const email = await screen.findByLabelText(fields.email);
  expect(screen.getByRole<HTMLDialogElement>("dialog", { name: signIn.title }).open).toBe(true);
  expect(document.activeElement).toBe(email);
});

test("switches between dialogs", async () => {
  render(page());
  await userEvent.click(screen.getByRole("link", { name: "Herein" }));
  await userEvent.click(await screen.findByRole("link", { name: signIn.otherLink }));
  expect(screen.queryByRole("dialog", { name: signIn.title })).toBeNull();
  expect(screen.getByRole<HTMLDialogElement>("dialog", { name: signUp.title }).open).toBe(true);
});

test("opens a dialog by script and submits the path of the page", async () => {
  render(page());
  expect(openModal(signUpModalId)).toBe(true);
  await screen.findByLabelText(fields.name);
  expect(document.querySelector<HTMLInputElement>("dialog[open] input[name=next]")?.value).toBe("/de/rezepte?page=2");
});

test("closes the dialog after sign-in and shows a toast", async () => {
  vi.mocked(signInAction).mockResolvedValueOnce({ status: "sent" });
  render(page());
  await userEvent.click(screen.getByRole("link", { name: "Herein" }));
  await screen.findByLabelText(fields.email);
  await userEvent.click(screen.getByRole("button", { name: signIn.submit }));
  await vi.waitFor(() => expect(toastStore.read()).toMatchObject([{ kind: "success", text: signIn.welcome }]));
  expect(document.querySelector("dialog[open]")).toBeNull();
});

test("shows a message after sign-up and an empty form when reopened", async () => {
  vi.mocked(signUpAction).mockResolvedValueOnce({ status: "sent" });
  render(page());
  openModal(signUpModalId);
  await userEvent.type(await screen.findByLabelText(fields.email), "anna@exampel.org");
  await userEvent.click(screen.getByRole("button", { name: signUp.submit }));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(signUp.sent));
  expect(screen.getByText("anna@exampel.org")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: signUp.again }));
  expect(screen.getByRole<HTMLDialogElement>("dialog", { name: signUp.title }).open).toBe(true);
  await screen.findByLabelText(fields.email);
  expect(screen.getByRole("link", { name: signUp.otherLink })).toBeTruthy();
});

test("copies a typed address to the next dialog", async () => {
  render(page());
  await userEvent.click(screen.getByRole("link", { name: "Herein" }));
  await userEvent.type(await screen.findByLabelText(fields.email), "anna@example.org");
  await userEvent.click(screen.getByRole("link", { name: signIn.forgot }));
  await screen.findByRole("button", { name: reset.submit });
  expect(document.querySelector<HTMLInputElement>("dialog[open] input[name=email]")?.value).toBe("anna@example.org");
});

test("refreshes the page after sign-out, not after sign-in", () => {
  vi.mocked(useSessionUser).mockReturnValue(undefined);
  const { rerender } = render(page());
  vi.mocked(useSessionUser).mockReturnValue({ id: "a" } as SessionUserView);
  rerender(page());
  vi.mocked(useSessionUser).mockReturnValue({ id: "a", name: "anders" } as SessionUserView);
  rerender(page());
  expect(refresh).not.toHaveBeenCalled();
  vi.mocked(useSessionUser).mockReturnValue(null);
  rerender(page());
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("says what is kept, also after switching dialogs, until the dialog is closed", async () => {
  render(page());
  promptSignUp("/de/signup", { reason: { kind: "like", title: "Linsensuppe {scharf}" } });
  const text = de.accounts.reasons.like.replace("{title}", "Linsensuppe {scharf}");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(text));
  await userEvent.click(screen.getByRole("link", { name: signUp.otherLink }));
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: signIn.title });
  await vi.waitFor(() => expect(dialog.textContent).toContain(text));
  dialog.close();
  await userEvent.click(screen.getByRole("link", { name: "Herein" }));
  await vi.waitFor(() => expect(dialog.textContent).not.toContain(text));
});
