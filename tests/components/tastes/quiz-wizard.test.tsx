import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QuizForm } from "#components/tastes/quiz-form.tsx";
import { useViewer } from "#components/ui/use-viewer.ts";
import { askApi } from "#lib/ask-api.ts";
import type { ViewerView } from "#lib/auth/viewer-view.ts";
import { tasteKey } from "#lib/tastes/kept.ts";
import de from "#messages/de.json";
import { Words } from "#tests/support/words.tsx";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", async (actual) => ({ ...(await actual<object>()), useRouter: () => ({ push }) }));
vi.mock("#components/ui/use-viewer.ts", () => ({ useViewer: vi.fn(() => null) }));
vi.mock("#lib/ask-api.ts", () => ({ askApi: vi.fn() }));

const { quiz, questions, choices } = de.tastes;
const anna = { id: "anna" } as ViewerView;
const page = () => render(<QuizForm pictures={{}} />, { wrapper: Words });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const answer = (name: string) => userEvent.click(screen.getByLabelText(new RegExp(`^${name}`)));
const heading = (name: string) => screen.getByRole("heading", { level: 2, name });
const kept = () => JSON.parse(localStorage.getItem(tasteKey) ?? "null");

beforeEach(() => {
  history.replaceState(null, "", "/de/quiz");
  localStorage.clear();
  push.mockReset();
  vi.mocked(askApi).mockReset();
  vi.mocked(useViewer).mockReturnValue(null);
});
afterEach(cleanup);

test("one question after the other; each takes the focus, and the answers lead to the result and stay here", async () => {
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
  expect(kept()).toEqual({ goals: ["quick"], diet: "vegan", cuisines: [], intolerances: ["lactose"] });
  expect(askApi).not.toHaveBeenCalled();
});

test("Enter goes on to the next question, not past all of them", async () => {
  page();
  screen.getByLabelText(new RegExp(`^${choices.goal.baking}`)).focus();
  await userEvent.keyboard("{Enter}");
  expect(location.hash).toBe("#diet");
  expect(push).not.toHaveBeenCalled();
});

test("the way back is the browser's, and nothing chosen is lost", async () => {
  page();
  await answer(choices.goal.guests);
  await press(quiz.next);
  await press(quiz.back);
  await waitFor(() => expect(location.hash).toBe(""));
  await waitFor(() => expect(screen.queryByRole("button", { name: quiz.back })).toBeNull());
  expect(screen.getByLabelText(new RegExp(`^${choices.goal.guests}`))).toHaveProperty("checked", true);
});

test("a link into the middle leads back to the question before", async () => {
  history.replaceState(null, "", "/de/quiz#cuisine");
  page();
  await press(quiz.back);
  await waitFor(() => expect(document.activeElement).toBe(heading(questions.diet.title)));
  expect(location.hash).toBe("#diet");
});

test("all can be passed over at once", async () => {
  localStorage.setItem(tasteKey, "nonsense");
  page();
  await press(quiz.showNow);
  await waitFor(() => expect(push).toHaveBeenCalledWith("/de/quiz/ergebnis"));
  expect(kept()).toBeNull();
});

test("what was answered on this device is ticked, and can be forgotten", async () => {
  localStorage.setItem(tasteKey, JSON.stringify({ goals: ["budget"], diet: "vegetarian", cuisines: ["italian"] }));
  page();
  expect(await screen.findByText(quiz.kept)).toBeTruthy();
  expect(screen.getByLabelText(new RegExp(`^${choices.goal.budget}`))).toHaveProperty("checked", true);
  expect(screen.getByLabelText(new RegExp(`^${choices.diet.vegetarian}`))).toHaveProperty("checked", true);
  await press(quiz.forget);
  expect(await screen.findByText(quiz.forgotten)).toBeTruthy();
  expect(screen.getByLabelText(new RegExp(`^${choices.goal.budget}`))).toHaveProperty("checked", false);
  expect(kept()).toBeNull();
});

test("of whoever is signed in, the account keeps the answers", async () => {
  vi.mocked(useViewer).mockReturnValue(anna);
  vi.mocked(askApi).mockResolvedValue({ data: { goals: [], diet: "vegan", cuisines: [], intolerances: [] } });
  page();
  await screen.findByText(quiz.kept);
  await press(quiz.showNow);
  await waitFor(() => expect(push).toHaveBeenCalledWith("/de/quiz/ergebnis?diet=vegan"));
  expect(askApi).toHaveBeenLastCalledWith(
    "/api/personalization/preferences/",
    expect.objectContaining({ method: "PUT", body: { goals: [], diet: "vegan", cuisines: [], intolerances: [] } }),
  );
  expect(kept()).toBeNull();
});

test("an account out of reach keeps nobody from the recipes", async () => {
  vi.mocked(useViewer).mockReturnValue(anna);
  vi.mocked(askApi).mockRejectedValue(new Error("Request error"));
  page();
  await answer(choices.goal.family);
  await press(quiz.showNow);
  await waitFor(() => expect(push).toHaveBeenCalledWith("/de/quiz/ergebnis?goal=family"));
});
