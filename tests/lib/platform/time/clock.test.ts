import { afterEach, describe, expect, test } from "vitest";
import { currentTime, currentTimeMs, getClockAheadMs, machineTimeMs, startClockAt } from "#lib/platform/time/clock.ts";

afterEach(() => startClockAt(undefined));

describe("the clock of the site", () => {
  test("is the machine's by default", () => {
    expect(getClockAheadMs()).toBe(0);
    const before = Date.now();
    expect(currentTimeMs()).toBeGreaterThanOrEqual(before);
    expect(currentTime().getTime()).toBeLessThanOrEqual(Date.now());
  });

  test("goes on from the instant at which it starts, the machine's does not change", () => {
    const leapDay = new Date("2028-02-29T23:59:00+01:00");
    startClockAt(leapDay);
    const [first, second] = [currentTimeMs(), currentTimeMs()];
    expect(first).toBeGreaterThanOrEqual(leapDay.getTime());
    expect(second).toBeGreaterThanOrEqual(first);
    expect(currentTime().getTime() - machineTimeMs()).toBeCloseTo(getClockAheadMs(), -2);
  });

  test("is inherited by processes that this one starts", () => {
    startClockAt(new Date("2028-02-29T12:00:00Z"));
    expect(Number(process.env.CLOCK_AHEAD_MS)).toBe(getClockAheadMs());
  });
});
