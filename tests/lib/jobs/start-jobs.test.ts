import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startJobs, startPeriodicJob } from "#lib/jobs/start-jobs.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("starts every job once per process", () => {
  const start = vi.fn();
  const run = vi.fn(async () => {});
  const jobs = [
    { name: "listen", start },
    { name: "clean up", everyMinutes: 10, run },
  ];
  startJobs(jobs);
  startJobs(jobs);
  expect(start).toHaveBeenCalledTimes(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test("runs a periodic job at once and then at its interval", async () => {
  const run = vi.fn(async () => {});
  startPeriodicJob({ name: "clean up", everyMinutes: 10, run });
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(run).toHaveBeenCalledTimes(3);
});

test("does not start a job again while it runs", async () => {
  let finish = () => {};
  const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  startPeriodicJob({ name: "clean up", everyMinutes: 1, run });
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(run).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test("logs the cause of a failure and tries again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const run = vi.fn(async () => {
    throw new Error("Failed query: a secret", { cause: new Error("the database is away") });
  });
  startPeriodicJob({ name: "clean up", everyMinutes: 1, run });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(2);
  expect(log.mock.calls.join()).toContain("clean up");
  expect(log.mock.calls.join()).toContain("the database is away");
  expect(log.mock.calls.join()).not.toContain("a secret");
});
