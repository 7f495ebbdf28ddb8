import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OnboardingWizard } from "#components/people/preferences/onboarding-wizard.tsx";
import { savePreferencesAction } from "#lib/people/preferences/actions.ts";
import { pendingPreferencesKey } from "#lib/people/preferences/storage-key.ts";
import type { SessionUserView } from "#lib/people/users/session-user-view.ts";
import { callApi } from "#lib/platform/browser/api-client.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import de from "#messages/de.json";
import en from "#messages/en.json";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", async (actual) => ({
  ...(await actual<object>()),
  usePathname: () => "/de",
  useRouter: () => ({ push }),
}));
vi.mock("#lib/platform/browser/use-session-user.ts", () => ({ useSessionUser: vi.fn() }));
vi.mock("#lib/platform/browser/api-client.ts", async (actual) => ({ ...(await actual<object>()), callApi: vi.fn() }));
vi.mock("#lib/people/preferences/actions.ts", () => ({
  deletePreferencesAction: vi.fn(),
  savePreferencesAction: vi.fn(),
}));

const { onboarding, quiz, questions, choices } = de.preferences;
const onClose = vi.fn();
const picture = {
  src: "/images/egg",
  srcSet: "/images/egg 256w",
  sizes: "224px",
  width: 256,
  height: 192,
  alt: "Ei",
  loading: "lazy",
  fetchPriority: undefined,
  decoding: "async",
  className: "picture",
  style: { aspectRatio: "4/3" },
} as const;

/** Renders the wizard with what is left of its data after transport. */
function open(locale: "de" | "en" = "de") {
  const data = JSON.parse(JSON.stringify({ messages: { de, en }[locale], pictures: { quick: picture } }));
  render(<OnboardingWizard userId="anna" locale={locale} questions={data} onClose={onClose} />);
  return screen.getByRole<HTMLDialogElement>("dialog");
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const answer = (name: string) => userEvent.click(screen.getByLabelText(new RegExp(`^${name}`)));
const heading = (name: string) => screen.getByRole("heading", { level: 3, name });

beforeEach(() => {
  history.replaceState(null, "", "/de");
  localStorage.clear();
  push.mockReset();
  onClose.mockReset();
  vi.mocked(useSessionUser).mockReturnValue({ id: "anna" } as SessionUserView);
  vi.mocked(callApi)
    .mockReset()
    .mockResolvedValue({ data: null } as never);
  vi.mocked(savePreferencesAction).mockReset().mockResolvedValue({ ok: true, data: undefined });
});
afterEach(cleanup);

test("opens with the focus on the first question and shows its pictures", () => {
  const dialog = open();
  expect(dialog.open).toBe(true);
  expect(within(dialog).getByRole("heading", { level: 2 }).textContent).toBe(quiz.title);
  expect(document.activeElement).toBe(heading(questions.goal.title));
  const shown = dialog.querySelector("img");
  expect(shown?.getAttribute("src")).toBe(picture.src);
  expect(shown?.getAttribute("alt")).toBe("");
});

test("goes on, skips and goes back without leaving the address, and focuses each question", async () => {
  open();
  await answer(choices.goal.quick);
  await press(quiz.next);
  await waitFor(() => expect(document.activeElement).toBe(heading(questions.diet.title)));
  await press(quiz.skip);
  await waitFor(() => expect(document.activeElement).toBe(heading(questions.cuisine.title)));
  await press(quiz.back);
  await waitFor(() => expect(document.activeElement).toBe(heading(questions.diet.title)));
  await press(quiz.back);
  await waitFor(() => expect(document.activeElement).toBe(heading(questions.goal.title)));
  expect(screen.getByLabelText(new RegExp(`^${choices.goal.quick}`))).toHaveProperty("checked", true);
  expect(location.pathname + location.hash).toBe("/de");
});

test("saves the answers of all questions in the account and links to the result", async () => {
  open();
  await answer(choices.goal.quick);
  await press(quiz.next);
  await answer(choices.diet.vegan);
  await press(quiz.next);
  await press(quiz.skip);
  await answer(choices.without.lactose);
  await press(onboarding.save);
  const link = await screen.findByRole("link", { name: onboarding.result });
  expect(link.getAttribute("href")).toBe("/de/quiz/ergebnis?goal=quick&diet=vegan&without=lactose");
  expect(screen.getByRole("dialog", { name: onboarding.saved })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(onboarding.savedText);
  const [, form] = vi.mocked(savePreferencesAction).mock.lastCall ?? [];
  expect([...(form ?? [])]).toEqual([["answers", "goal=quick&diet=vegan&without=lactose"]]);
  expect(localStorage.getItem(pendingPreferencesKey) ?? "[]").toBe("[]");
  expect(push).not.toHaveBeenCalled();
});

test("saves early on request, in English", async () => {
  open("en");
  await press(en.preferences.onboarding.saveNow);
  const link = await screen.findByRole("link", { name: en.preferences.onboarding.result });
  expect(link.getAttribute("href")).toBe("/en/quiz/result");
});

test.each([
  ["refused", () => Promise.resolve({ ok: false, code: "unauthorized", errors: {} } as const)],
  ["not delivered", () => Promise.reject(new Error("Failed to fetch"))],
])("says when the answers were %s, keeps them and saves them at the next try", async (_, fail) => {
  vi.mocked(savePreferencesAction).mockImplementationOnce(fail);
  open();
  await answer(choices.goal.family);
  await press(onboarding.saveNow);
  expect((await screen.findByText(onboarding.failed)).getAttribute("role")).toBe("alert");
  expect(screen.getByLabelText(new RegExp(`^${choices.goal.family}`))).toHaveProperty("checked", true);
  await press(onboarding.saveNow);
  expect(await screen.findByRole("link", { name: onboarding.result })).toBeTruthy();
  expect(savePreferencesAction).toHaveBeenCalledTimes(2);
});

test("closes with its button, before and after saving", async () => {
  const dialog = open();
  await press(de.ui.modal.close);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(dialog.open).toBe(false);
  cleanup();
  open();
  await press(onboarding.saveNow);
  await screen.findByRole("link", { name: onboarding.result });
  await userEvent.click(screen.getAllByRole("button", { name: onboarding.done }).at(0) ?? document.body);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
});
