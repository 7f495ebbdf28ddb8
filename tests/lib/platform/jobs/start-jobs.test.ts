import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startJobs, startPeriodicJob } from "#lib/platform/jobs/start-jobs.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("starts every job once per process, listeners at once and the others one by one", async () => {
  const start = vi.fn();
  const begun: number[] = [];
  const cleaning = Array.from({ length: 12 }, (_, number) => ({
    name: "clean up",
    everyMinutes: 10,
    run: async () => void begun.push(number),
  }));
  const jobs = [{ name: "listen", start }, ...cleaning];
  startJobs(jobs);
  startJobs(jobs);
  expect(start).toHaveBeenCalledTimes(1);
  for (let count = 1; count <= cleaning.length; count++) {
    await vi.advanceTimersToNextTimerAsync();
    expect(begun).toHaveLength(count);
  }
  expect(begun).toEqual(cleaning.map((_, number) => number));
});

test("runs a periodic job at once and then at its interval", async () => {
  const run = vi.fn(async () => {});
  startPeriodicJob({ name: "clean up", everyMinutes: 10, run });
  await vi.advanceTimersByTimeAsync(0);
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

test("tries a rare job that has failed again within minutes, and less and less often", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const run = vi.fn().mockRejectedValue(new Error("the pool is exhausted"));
  startPeriodicJob({ name: "clean up", everyMinutes: 60, run });
  const runsAfter: number[] = [];
  for (const minutes of [0, 1, 2, 4, 8, 16, 32, 60, 60]) {
    await vi.advanceTimersByTimeAsync(minutes * 60_000);
    runsAfter.push(run.mock.calls.length);
  }
  expect(runsAfter).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  run.mockResolvedValue(undefined);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  await vi.advanceTimersByTimeAsync(59 * 60_000);
  expect(run).toHaveBeenCalledTimes(10);
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
