import { expect, test, vi } from "vitest";
import { createListeners } from "#lib/platform/browser/stores/listeners.ts";

test("each listener hears of changes until it stops that", () => {
  const { subscribe, notify } = createListeners();
  const [first, second] = [vi.fn(), vi.fn()];
  const end = subscribe(first);
  subscribe(second);
  notify();
  end();
  notify();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
});
