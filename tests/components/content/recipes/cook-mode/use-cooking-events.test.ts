import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useCookingEvents } from "#components/content/recipes/cook-mode/use-cooking-events.ts";

beforeEach(() => {
  window.tischlein = [];
});
afterEach(cleanup);

const start = (hasFinished = { current: false }) =>
  renderHook(({ step }) => useCookingEvents("soup", step, hasFinished), { initialProps: { step: 1 } });
const started = { event: "cooking started", id: "soup" };

test("leaving tracks the step that showed", () => {
  const { rerender, unmount } = start();
  rerender({ step: 3 });
  expect(window.tischlein).toEqual([started]);
  unmount();
  expect(window.tischlein).toEqual([started, { event: "cooking stopped", id: "soup", step: 3 }]);
});

test("before the first step, nothing of it is done", () => {
  const { rerender, unmount } = start();
  rerender({ step: 0 });
  unmount();
  expect(window.tischlein).toEqual([started, { event: "cooking stopped", id: "soup", step: 1 }]);
});

test("the end is no stop", () => {
  const hasFinished = { current: false };
  const { unmount } = start(hasFinished);
  hasFinished.current = true;
  unmount();
  expect(window.tischlein).toEqual([started, { event: "cooking finished", id: "soup" }]);
});

test("closing the page is a stop, and coming back a start", () => {
  start();
  for (const name of ["pagehide", "pageshow"]) {
    window.dispatchEvent(Object.assign(new Event(name), { persisted: true }));
  }
  expect(window.tischlein).toEqual([started, { event: "cooking stopped", id: "soup", step: 1 }, started]);
});
