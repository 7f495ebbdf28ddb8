import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OnboardingLoader } from "#components/preferences/onboarding-loader.tsx";
import { useSessionUser } from "#lib/browser/use-session-user.ts";
import { dismissQuizAction, importPreferencesAction, savePreferencesAction } from "#lib/preferences/actions.ts";
import { pendingPreferencesKey, preferencesStorageKey } from "#lib/preferences/storage-key.ts";
import type { SessionUserView } from "#lib/users/session-user-view.ts";
import de from "#messages/de.json";

let pathname = "/de";
vi.mock("next/navigation", async (actual) => ({ ...(await actual<object>()), usePathname: () => pathname }));
vi.mock("#lib/browser/use-session-user.ts", () => ({ useSessionUser: vi.fn(() => null) }));
vi.mock("#lib/preferences/actions.ts", () => ({
  deletePreferencesAction: vi.fn(),
  dismissQuizAction: vi.fn(),
  importPreferencesAction: vi.fn(),
  savePreferencesAction: vi.fn(),
}));

const { onboarding } = de.preferences;
const messages = { ...onboarding, close: de.ui.modal.close };
const page = () => render(<OnboardingLoader quiz="/de/quiz" messages={messages} closeIcon={null} />);
const success = { ok: true, data: undefined } as const;
const signIn = (isDue: boolean) =>
  vi.mocked(useSessionUser).mockReturnValue({ id: "anna", is_quiz_due: isDue } as SessionUserView);
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 50));
const preferences = { goals: ["quick"], diet: "vegan", cuisines: [], intolerances: [] };

beforeEach(() => {
  pathname = "/de";
  localStorage.clear();
  vi.mocked(useSessionUser).mockReturnValue(null);
  vi.mocked(importPreferencesAction).mockReset().mockResolvedValue(success);
  vi.mocked(dismissQuizAction).mockReset().mockResolvedValue(success);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("offers the quiz to a new user once", async () => {
  signIn(true);
  page();
  const dialog = await screen.findByRole<HTMLDialogElement>("dialog", { name: onboarding.title });
  expect(dialog.open).toBe(true);
  expect(dismissQuizAction).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("link", { name: onboarding.start }).getAttribute("href")).toBe("/de/quiz");
  await userEvent.click(screen.getByRole("button", { name: onboarding.later }));
  expect(importPreferencesAction).not.toHaveBeenCalled();
});

test("opens again after the redirect that follows signing up, unless the reader has closed it", async () => {
  // Browsers fire `close` in a task of its own, happy-dom at once.
  vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (this: HTMLDialogElement) {
    this.removeAttribute("open");
    setTimeout(() => this.dispatchEvent(new Event("close")));
  });
  signIn(true);
  const { rerender } = page();
  const dialog = await screen.findByRole<HTMLDialogElement>("dialog", { name: onboarding.title });
  const goTo = (path: string) => {
    pathname = path;
    rerender(<OnboardingLoader quiz="/de/quiz" messages={messages} closeIcon={null} />);
  };
  goTo("/de/profil/merkzettel");
  expect(dialog.open).toBe(true);
  await nextTask();
  goTo("/de/rezepte");
  expect(dialog.open).toBe(true);
  dialog.close();
  await nextTask();
  expect(dialog.open).toBe(false);
  goTo("/de");
  expect(dialog.open).toBe(false);
  expect(dismissQuizAction).toHaveBeenCalledTimes(1);
});

test("imports the answers of the device instead of offering the quiz, and removes them from the device", async () => {
  localStorage.setItem(preferencesStorageKey, JSON.stringify(preferences));
  signIn(true);
  page();
  await waitFor(() => expect(importPreferencesAction).toHaveBeenCalledWith(preferences));
  await waitFor(() => expect(localStorage.getItem(preferencesStorageKey)).toBeNull());
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(dismissQuizAction).not.toHaveBeenCalled();
});

test("keeps the answers on the device when the import fails", async () => {
  localStorage.setItem(preferencesStorageKey, JSON.stringify(preferences));
  vi.mocked(importPreferencesAction).mockRejectedValue(new Error("away"));
  signIn(false);
  page();
  await waitFor(() => expect(importPreferencesAction).toHaveBeenCalled());
  expect(localStorage.getItem(preferencesStorageKey)).not.toBeNull();
});

test("shows and imports nothing otherwise", async () => {
  localStorage.setItem(preferencesStorageKey, JSON.stringify(preferences));
  const { rerender } = page();
  localStorage.clear();
  signIn(false);
  rerender(<OnboardingLoader quiz="/de/quiz" messages={messages} closeIcon={null} />);
  await nextTask();
  expect(document.querySelector("dialog")).toBeNull();
  expect(importPreferencesAction).not.toHaveBeenCalled();
});

test("delivers answers that have not reached the account", async () => {
  const pending = { id: "anna", preferences, at: Date.now() };
  localStorage.setItem(pendingPreferencesKey, JSON.stringify([pending]));
  vi.mocked(savePreferencesAction).mockResolvedValue(success);
  signIn(false);
  page();
  await waitFor(() => expect(savePreferencesAction).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(localStorage.getItem(pendingPreferencesKey)).toBeNull());
});
