import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ActionButton } from "#components/ui/action-button.tsx";
import { toastStore } from "#components/ui/toast.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";

const calls = vi.hoisted(() => ({ refreshed: 0 }));
vi.mock("next/navigation", () => {
  const refresh = () => {
    calls.refreshed += 1;
  };
  const router = { refresh };
  return { useRouter: () => router, unstable_rethrow() {} };
});

type State = FormState<"provider", "lastWayIn">;

const problems = { failed: "Ging nicht.", lastWayIn: "Der letzte Weg hinein." };
const button = (action: () => Promise<State>, more: object = {}) => (
  <ActionButton action={action} fields={{ provider: "google" }} label="Trennen" problems={problems} {...more} />
);
const pressButton = () => fireEvent.click(screen.getByRole("button"));

beforeEach(() => {
  calls.refreshed = 0;
});
afterEach(cleanup);

test("refreshes the page, says so and calls onSuccess after each success", async () => {
  const onSuccess = vi.fn();
  render(button(async () => ({ status: "sent" }), { onSuccess, success: "Getrennt." }));
  for (const count of [1, 2]) {
    pressButton();
    await waitFor(() => expect([calls.refreshed, onSuccess.mock.calls.length]).toEqual([count, count]));
  }
  expect(toastStore.read().map(({ kind, text }) => [kind, text])).toEqual(Array(2).fill(["success", "Getrennt."]));
});

test("shows the error by name, or that it failed", async () => {
  const values = { provider: "google" };
  const results: State[] = [
    { status: "invalid", errors: { provider: "lastWayIn" }, values },
    { status: "limited", errors: {}, values },
  ];
  render(button(async () => results.shift() ?? { status: "open" }));
  pressButton();
  expect(await screen.findByText(problems.lastWayIn)).toBeTruthy();
  pressButton();
  expect(await screen.findByText(problems.failed)).toBeTruthy();
  expect(calls.refreshed).toBe(0);
});

test("submits its fields", async () => {
  const action = vi.fn(async (_previous: State, _form: FormData): Promise<State> => ({ status: "sent" }));
  render(button(action as never));
  pressButton();
  await waitFor(() => expect(action.mock.calls[0]?.[1].get("provider")).toBe("google"));
});
