import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OnboardingLoader } from "#components/people/preferences/onboarding-loader.tsx";
import { dismissQuizAction, importPreferencesAction, savePreferencesAction } from "#lib/people/preferences/actions.ts";
import { pendingPreferencesKey, preferencesStorageKey } from "#lib/people/preferences/storage-key.ts";
import type { SessionUserView } from "#lib/people/users/session-user-view.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import de from "#messages/de.json";

let pathname = "/de";
vi.mock("next/navigation", async (actual) => ({
  ...(await actual<object>()),
  usePathname: () => pathname,
  useRouter: () => ({}),
}));
vi.mock("#lib/platform/browser/api-client.ts", async (actual) => ({
  ...(await actual<object>()),
  callApi: async () => ({ data: null }),
}));
vi.mock("#lib/platform/browser/use-session-user.ts", () => ({ useSessionUser: vi.fn(() => null) }));
vi.mock("#lib/people/preferences/actions.ts", () => ({
  deletePreferencesAction: vi.fn(),
  dismissQuizAction: vi.fn(),
  importPreferencesAction: vi.fn(),
  savePreferencesAction: vi.fn(),
}));

const { onboarding, questions, quiz } = de.preferences;
const messages = { ...onboarding, close: de.ui.modal.close };
const loadQuestions = vi.fn();
const loader = () => (
  <OnboardingLoader quiz="/de/quiz" messages={messages} closeIcon={null} locale="de" loadQuestions={loadQuestions} />
);
const page = () => render(loader());
const success = { ok: true, data: undefined } as const;
const signIn = (isDue: boolean) =>
  vi.mocked(useSessionUser).mockReturnValue({ id: "anna", is_quiz_due: isDue } as SessionUserView);
/** Tasks of the same delay run in the order they were asked for. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const preferences = { goals: ["quick"], diet: "vegan", cuisines: [], intolerances: [] };

beforeEach(() => {
  pathname = "/de";
  localStorage.clear();
  vi.mocked(useSessionUser).mockReturnValue(null);
  vi.mocked(importPreferencesAction).mockReset().mockResolvedValue(success);
  vi.mocked(dismissQuizAction).mockReset().mockResolvedValue(success);
  loadQuestions.mockReset();
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
  expect(loadQuestions).not.toHaveBeenCalled();
  expect(screen.getByRole("link", { name: onboarding.start }).getAttribute("href")).toBe("/de/quiz");
  await userEvent.click(screen.getByRole("button", { name: onboarding.later }));
  expect(importPreferencesAction).not.toHaveBeenCalled();
});

test("asks the questions in a second dialog, in place of the offer", async () => {
  loadQuestions.mockResolvedValue({ ok: true, data: { messages: de, pictures: {} } });
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
  signIn(true);
  page();
  const offer = await screen.findByRole<HTMLDialogElement>("dialog", { name: onboarding.title });
  await userEvent.click(screen.getByRole("link", { name: onboarding.start }));
  const wizard = await screen.findByRole<HTMLDialogElement>("dialog", { name: quiz.title });
  expect(wizard.open).toBe(true);
  expect(offer.open).toBe(false);
  expect(screen.getByRole("heading", { name: questions.goal.title })).toBeTruthy();
  wizard.close();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: quiz.title })).toBeNull());
  expect(assign).not.toHaveBeenCalled();
});

test("opens the page of the quiz when the questions cannot be loaded", async () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
  loadQuestions.mockRejectedValue(new Error("away"));
  signIn(true);
  page();
  await userEvent.click(await screen.findByRole("link", { name: onboarding.start }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/de/quiz"));
  expect(screen.queryByRole("dialog", { name: quiz.title })).toBeNull();
});

test("opens no wizard after the reader has closed the offer", async () => {
  let answer: (result: unknown) => void = () => {};
  loadQuestions.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  signIn(true);
  page();
  const link = await screen.findByRole("link", { name: onboarding.start });
  await userEvent.click(link);
  await userEvent.click(screen.getByRole("button", { name: onboarding.later }));
  answer({ ok: true, data: { messages: de, pictures: {} } });
  await waitFor(() => expect(link.getAttribute("aria-disabled")).toBe("false"));
  expect(screen.queryByRole("dialog", { name: quiz.title })).toBeNull();
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
    rerender(loader());
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
  localStorage.setItem(preferencesStorageKey, JSON.stringify({ ...preferences, at: Date.now() }));
  signIn(true);
  page();
  await waitFor(() => expect(importPreferencesAction).toHaveBeenCalledWith(preferences, "anna"));
  await waitFor(() => expect(localStorage.getItem(preferencesStorageKey)).toBeNull());
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(dismissQuizAction).not.toHaveBeenCalled();
});

test.each([
  ["four days ago", { at: Date.now() - 4 * 86_400_000 }],
  ["with a former build, at an unknown time", {}],
])("answers given %s may be another person's: they are removed, not imported", async (_, time) => {
  localStorage.setItem(preferencesStorageKey, JSON.stringify({ ...preferences, ...time }));
  signIn(false);
  page();
  await waitFor(() => expect(localStorage.getItem(preferencesStorageKey)).toBeNull());
  expect(importPreferencesAction).not.toHaveBeenCalled();
});

test("keeps the answers on the device when the import fails", async () => {
  localStorage.setItem(preferencesStorageKey, JSON.stringify({ ...preferences, at: Date.now() }));
  vi.mocked(importPreferencesAction).mockRejectedValue(new Error("away"));
  signIn(false);
  page();
  await waitFor(() => expect(importPreferencesAction).toHaveBeenCalled());
  expect(localStorage.getItem(preferencesStorageKey)).not.toBeNull();
});

test("shows and imports nothing otherwise", async () => {
  localStorage.setItem(preferencesStorageKey, JSON.stringify({ ...preferences, at: Date.now() }));
  const { rerender } = page();
  localStorage.clear();
  signIn(false);
  rerender(loader());
  // The dialog and the code that imports are loaded when they are needed.
  await act(() => vi.dynamicImportSettled());
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
