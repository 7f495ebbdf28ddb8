import { expect, test, vi } from "vitest";

const modulePath = "#lib/platform/config/process-singleton.ts";

test("creates a value once, also for a second copy of the module", async () => {
  const { processSingleton } = await import(modulePath);
  vi.resetModules();
  const copy = await import(modulePath);
  const create = vi.fn(() => ({}));
  const value = processSingleton("test-shared", create)();
  expect(copy.processSingleton("test-shared", create)()).toBe(value);
  expect(create).toHaveBeenCalledTimes(1);
});

test("keeps undefined as a value", async () => {
  const { processSingleton } = await import(modulePath);
  const run = vi.fn();
  const runOnce = processSingleton("test-once", run);
  runOnce();
  runOnce();
  expect(run).toHaveBeenCalledTimes(1);
});

test("creates a removed value anew", async () => {
  const { processSingleton, removeProcessSingleton } = await import(modulePath);
  const get = processSingleton("test-removed", () => ({}));
  const value = get();
  expect(removeProcessSingleton("test-removed")).toBe(value);
  expect(removeProcessSingleton("test-removed")).toBeUndefined();
  expect(get()).not.toBe(value);
});
