import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { QuizForm } from "#components/people/preferences/quiz-form.tsx";
import { deletePreferencesAction, savePreferencesAction } from "#lib/people/preferences/actions.ts";
import { pendingPreferencesKey, preferencesStorageKey } from "#lib/people/preferences/storage-key.ts";
import type { SessionUserView } from "#lib/people/users/session-user-view.ts";
import { callApi } from "#lib/platform/browser/api-client.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", async (actual) => ({ ...(await actual<object>()), useRouter: () => ({ push }) }));
vi.mock("#lib/platform/browser/use-session-user.ts", () => ({ useSessionUser: vi.fn(() => null) }));
vi.mock("#lib/platform/browser/api-client.ts", async (actual) => ({ ...(await actual<object>()), callApi: vi.fn() }));
vi.mock("#lib/people/preferences/actions.ts", () => ({
  deletePreferencesAction: vi.fn(),
  savePreferencesAction: vi.fn(),
}));

const { quiz, questions, choices } = de.preferences;
const anna = { id: "anna" } as SessionUserView;
const page = () => render(<QuizForm pictures={{}} />, { wrapper: IntlProvider });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const answer = (name: string) => userEvent.click(screen.getByLabelText(new RegExp(`^${name}`)));
const heading = (name: string) => screen.getByRole("heading", { level: 2, name });
const savedLocally = () => JSON.parse(localStorage.getItem(preferencesStorageKey) ?? "null");
const pending = () => JSON.parse(localStorage.getItem(pendingPreferencesKey) ?? "[]");
/** A mock of a generic function answers every operation. */
const answerOf = (data: unknown) => ({ data }) as never;
const success = { ok: true, data: undefined } as const;
const vegan = { goals: [], diet: "vegan", cuisines: [], intolerances: [] };

beforeEach(() => {
  history.replaceState(null, "", "/de/quiz");
  localStorage.clear();
  push.mockReset();
  vi.mocked(callApi).mockReset().mockResolvedValue(answerOf(null));
  vi.mocked(savePreferencesAction).mockReset().mockResolvedValue(success);
  vi.mocked(deletePreferencesAction).mockReset().mockResolvedValue(success);
  vi.mocked(useSessionUser).mockReturnValue(null);
});
afterEach(cleanup);

test("shows one question at a time, focuses it, saves the answers on the device and opens the result", async () => {
  page();
  await answer(choices.goal.quick);
  await press(quiz.next);
  await waitFor(() => expect(document.activeElement).toBe(heading(questions.diet.title)));
  expect(location.hash).toBe("#diet");
  await answer(choices.diet.vegan);
  await press(quiz.next);
  await press(quiz.skip);
  await waitFor(() => expect(document.activeElement).toBe(heading(questions.without.title)));
  await answer(choices.without.lactose);
  await press(quiz.show);
  await waitFor(() => expect(push).toHaveBeenCalledWith("/de/quiz/ergebnis?goal=quick&diet=vegan&without=lactose"));
  expect(savedLocally()).toMatchObject({ goals: ["quick"], diet: "vegan", cuisines: [], intolerances: ["lactose"] });
  expect(callApi).not.toHaveBeenCalled();
  expect(savePreferencesAction).not.toHaveBeenCalled();
});

test("opens the next question with Enter", async () => {
  page();
  screen.getByLabelText(new RegExp(`^${choices.goal.baking}`)).focus();
  await userEvent.keyboard("{Enter}");
  expect(location.hash).toBe("#diet");
  expect(push).not.toHaveBeenCalled();
});

test("goes back in the browser history and keeps the answers", async () => {
  page();
  await answer(choices.goal.guests);
  await press(quiz.next);
  await press(quiz.back);
  await waitFor(() => expect(location.hash).toBe(""));
  await waitFor(() => expect(screen.queryByRole("button", { name: quiz.back })).toBeNull());
  expect(screen.getByLabelText(new RegExp(`^${choices.goal.guests}`))).toHaveProperty("checked", true);
});

test("goes back to the question before after a deep link", async () => {
  history.replaceState(null, "", "/de/quiz#cuisine");
  page();
  await press(quiz.back);
  await waitFor(() => expect(document.activeElement).toBe(heading(questions.diet.title)));
  expect(location.hash).toBe("#diet");
});

test("opens the result without any answer", async () => {
  localStorage.setItem(preferencesStorageKey, "nonsense");
  page();
  await press(quiz.showNow);
  await waitFor(() => expect(push).toHaveBeenCalledWith("/de/quiz/ergebnis"));
  expect(savedLocally()).toBeNull();
});

test("checks the answers saved on this device and deletes them on request", async () => {
  localStorage.setItem(
    preferencesStorageKey,
    JSON.stringify({ goals: ["budget"], diet: "vegetarian", cuisines: ["italian"] }),
  );
  page();
  expect(await screen.findByText(quiz.kept)).toBeTruthy();
  expect(screen.getByLabelText(new RegExp(`^${choices.goal.budget}`))).toHaveProperty("checked", true);
  expect(screen.getByLabelText(new RegExp(`^${choices.diet.vegetarian}`))).toHaveProperty("checked", true);
  await press(quiz.forget);
  expect(await screen.findByText(quiz.forgotten)).toBeTruthy();
  expect(screen.getByLabelText(new RegExp(`^${choices.goal.budget}`))).toHaveProperty("checked", false);
  expect(savedLocally()).toBeNull();
});

describe("signed in", () => {
  beforeEach(() => vi.mocked(useSessionUser).mockReturnValue(anna));

  test("saves the answers in the account", async () => {
    vi.mocked(callApi).mockResolvedValue(answerOf(vegan));
    page();
    await screen.findByText(quiz.kept);
    await press(quiz.showNow);
    await waitFor(() => expect(push).toHaveBeenCalledWith("/de/quiz/ergebnis?diet=vegan"));
    const [previous, form] = vi.mocked(savePreferencesAction).mock.lastCall ?? [];
    expect(previous).toBeNull();
    expect(Object.fromEntries(form ?? [])).toEqual({ answers: "diet=vegan", user: "anna" });
    expect(savedLocally()).toBeNull();
    expect(pending()).toEqual([]);
  });

  test("deletes the answers of the account", async () => {
    vi.mocked(callApi).mockResolvedValue(answerOf(vegan));
    page();
    await screen.findByText(quiz.kept);
    await press(quiz.forget);
    expect(await screen.findByText(quiz.forgotten)).toBeTruthy();
    expect(deletePreferencesAction).toHaveBeenCalledTimes(1);
    expect(pending()).toEqual([]);
  });

  test("opens the result and keeps the answers pending when the server cannot be reached", async () => {
    vi.mocked(savePreferencesAction).mockRejectedValue(new Error("Failed to fetch"));
    page();
    await answer(choices.goal.family);
    await press(quiz.showNow);
    await waitFor(() => expect(push).toHaveBeenCalledWith("/de/quiz/ergebnis?goal=family"));
    expect(pending()).toMatchObject([{ id: "anna", preferences: { ...vegan, diet: null, goals: ["family"] } }]);
  });

  test("stores the answers before it sends them, so that leaving the page loses nothing", async () => {
    let storedWhileSending: unknown;
    vi.mocked(savePreferencesAction).mockImplementation(async () => {
      storedWhileSending = pending();
      return success;
    });
    page();
    await answer(choices.goal.family);
    await press(quiz.showNow);
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(storedWhileSending).toMatchObject([{ id: "anna", preferences: { goals: ["family"] } }]);
  });

  test("checks pending answers instead of those of the account", async () => {
    localStorage.setItem(pendingPreferencesKey, JSON.stringify([{ id: "anna", preferences: vegan, at: Date.now() }]));
    page();
    await screen.findByText(quiz.kept);
    expect(screen.getByLabelText(new RegExp(`^${choices.diet.vegan}`))).toHaveProperty("checked", true);
    expect(callApi).not.toHaveBeenCalled();
  });
});
