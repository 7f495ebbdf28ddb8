import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { every } from "#lib/every.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a job is done now and again and again", async () => {
  const job = vi.fn(async () => {});
  every(10, "not done", job);
  expect(job).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(job).toHaveBeenCalledTimes(3);
});

test("a job that takes long is not begun twice", async () => {
  let finish = () => {};
  const job = vi.fn(() => new Promise<void>((done) => (finish = done)));
  every(1, "not done", job);
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(job).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(job).toHaveBeenCalledTimes(2);
});

test("what goes wrong is told with its cause, and tried again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const job = vi.fn(async () => {
    throw new Error("Failed query: a secret", { cause: new Error("the database is away") });
  });
  every(1, "not done", job);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(job).toHaveBeenCalledTimes(2);
  expect(log.mock.calls.join()).toContain("the database is away");
  expect(log.mock.calls.join()).not.toContain("a secret");
});
