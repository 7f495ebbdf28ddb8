import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchClock } from "#lib/server/supervisor/clock-watch.ts";

const hourMs = 3_600_000;
let aheadMs = 0;
let elapsed = 0;
const changes: number[] = [];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  aheadMs = 0;
  elapsed = 0;
  changes.length = 0;
  stop = watchClock((byMs) => changes.push(byMs), { clock: () => elapsed + aheadMs, elapsed: () => elapsed });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function wait(ms: number): void {
  elapsed += ms;
  vi.advanceTimersByTime(ms);
}

test("tells once by how much the clock was set, forward and back", () => {
  wait(hourMs);
  aheadMs = 24 * hourMs;
  wait(60_000);
  aheadMs = -hourMs;
  wait(60_000);
  expect(changes).toEqual([24 * hourMs, -25 * hourMs]);
});

test("says nothing of a second, but of many that add up", () => {
  aheadMs = 900;
  wait(60_000);
  expect(changes).toEqual([]);
  aheadMs = 1800;
  wait(60_000);
  expect(changes).toEqual([1800]);
});
