import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OnboardingWindow } from "#components/tastes/onboarding-window.tsx";
import { useViewer } from "#components/ui/use-viewer.ts";
import type { ViewerView } from "#lib/auth/viewer-view.ts";
import { adoptTasteAction, putOffQuizAction } from "#lib/tastes/actions.ts";
import { tasteKey } from "#lib/tastes/kept.ts";
import de from "#messages/de.json";
import { Words } from "#tests/support/words.tsx";

vi.mock("next/navigation", async (actual) => ({ ...(await actual<object>()), usePathname: () => "/de" }));
vi.mock("#components/ui/use-viewer.ts", () => ({ useViewer: vi.fn(() => null) }));
vi.mock("#lib/tastes/actions.ts", () => ({ adoptTasteAction: vi.fn(), putOffQuizAction: vi.fn() }));

const { onboarding } = de.tastes;
const page = () => render(<OnboardingWindow />, { wrapper: Words });
const arrives = (isDue: boolean) =>
  vi.mocked(useViewer).mockReturnValue({ id: "anna", is_quiz_due: isDue } as ViewerView);
const taste = { goals: ["quick"], diet: "vegan", cuisines: [], intolerances: [] };

beforeEach(() => {
  localStorage.clear();
  vi.mocked(useViewer).mockReturnValue(null);
  vi.mocked(adoptTasteAction).mockReset().mockResolvedValue(true);
  vi.mocked(putOffQuizAction).mockReset().mockResolvedValue();
});
afterEach(cleanup);

test("a newcomer is offered the quiz, and it is remembered that this was so", async () => {
  arrives(true);
  page();
  const dialog = await screen.findByRole<HTMLDialogElement>("dialog", { name: onboarding.title });
  expect(dialog.open).toBe(true);
  expect(putOffQuizAction).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("link", { name: onboarding.start }).getAttribute("href")).toBe("/de/quiz");
  await userEvent.click(screen.getByRole("button", { name: onboarding.later }));
  expect(adoptTasteAction).not.toHaveBeenCalled();
});

test("whoever has answered already is not asked: the account takes the answers, and the device lets them go", async () => {
  localStorage.setItem(tasteKey, JSON.stringify(taste));
  arrives(true);
  page();
  await waitFor(() => expect(adoptTasteAction).toHaveBeenCalledWith(taste));
  await waitFor(() => expect(localStorage.getItem(tasteKey)).toBeNull());
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(putOffQuizAction).not.toHaveBeenCalled();
});

test("what could not be brought over stays here", async () => {
  localStorage.setItem(tasteKey, JSON.stringify(taste));
  vi.mocked(adoptTasteAction).mockRejectedValue(new Error("away"));
  arrives(false);
  page();
  await waitFor(() => expect(adoptTasteAction).toHaveBeenCalled());
  expect(localStorage.getItem(tasteKey)).not.toBeNull();
});

test("nobody else is bothered", async () => {
  localStorage.setItem(tasteKey, JSON.stringify(taste));
  const { rerender } = page();
  localStorage.clear();
  arrives(false);
  rerender(<OnboardingWindow />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.querySelector("dialog")).toBeNull();
  expect(adoptTasteAction).not.toHaveBeenCalled();
});
