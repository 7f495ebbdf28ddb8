import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ActionButton } from "#components/ui/action-button.tsx";
import type { FormState } from "#lib/form-state.ts";

const seen = vi.hoisted(() => ({ refreshed: 0, viewerAsked: 0 }));
vi.mock("next/navigation", () => {
  const refresh = () => {
    seen.refreshed += 1;
  };
  const router = { refresh };
  return { useRouter: () => router, unstable_rethrow() {} };
});
vi.mock("#components/ui/use-viewer.ts", () => ({
  refreshViewer: async () => {
    seen.viewerAsked += 1;
  },
}));

type State = FormState<"provider", "lastWayIn">;

const problems = { failed: "Ging nicht.", lastWayIn: "Der letzte Weg hinein." };
const shown = (action: () => Promise<State>, more: object = {}) => (
  <ActionButton action={action} fields={{ provider: "google" }} label="Trennen" problems={problems} {...more} />
);
const press = () => fireEvent.click(screen.getByRole("button"));

beforeEach(() => {
  Object.assign(seen, { refreshed: 0, viewerAsked: 0 });
});
afterEach(cleanup);

test("each time it is done the page is asked for anew, and the header where it is about the reader", async () => {
  render(shown(async () => ({ status: "sent" }), { isAboutViewer: true }));
  press();
  await waitFor(() => expect(seen).toEqual({ refreshed: 1, viewerAsked: 1 }));
  press();
  await waitFor(() => expect(seen).toEqual({ refreshed: 2, viewerAsked: 2 }));
});

test("what went wrong is said, by name where it has one", async () => {
  const values = { provider: "google" };
  const answers: State[] = [
    { status: "invalid", errors: { provider: "lastWayIn" }, values },
    { status: "limited", errors: {}, values },
  ];
  render(shown(async () => answers.shift() ?? { status: "open" }));
  press();
  expect(await screen.findByText(problems.lastWayIn)).toBeTruthy();
  press();
  expect(await screen.findByText(problems.failed)).toBeTruthy();
  expect(seen.refreshed).toBe(0);
});

test("it sends what belongs to it", async () => {
  const action = vi.fn(async (_before: State, _form: FormData): Promise<State> => ({ status: "sent" }));
  render(shown(action as never));
  press();
  await waitFor(() => expect(action.mock.calls[0]?.[1].get("provider")).toBe("google"));
});
