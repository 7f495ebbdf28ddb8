import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addMinute,
  addTimer,
  changeTimer,
  createTimer,
  endTimer,
  getRemainingMs,
  isFinished,
  maxTimerMs,
  maxTimers,
  pauseTimer,
  resumeTimer,
  sortTimers,
  type TimerTarget,
} from "#lib/content/recipes/timers/timer.ts";

const target: TimerTarget = {
  id: "soup:1:0",
  recipeTitle: "Kürbissuppe",
  href: "/de/rezepte/kuerbissuppe",
  step: 1,
  label: "Kürbis rösten",
  durationMs: 35 * 60_000,
};
const start = Date.UTC(2026, 10, 22, 18);

test("counts down to its deadline and finishes there", () => {
  const timer = createTimer(target, start);
  expect(getRemainingMs(timer, start + 60_000)).toBe(34 * 60_000);
  expect(isFinished(timer, start + 35 * 60_000 - 1)).toBe(false);
  expect(isFinished(timer, start + 35 * 60_000)).toBe(true);
  expect(getRemainingMs(timer, start + 36 * 60_000)).toBe(0);
});

test("keeps what is left while it is paused", () => {
  const paused = pauseTimer(createTimer(target, start), start + 60_000);
  expect(getRemainingMs(paused, start + 3_600_000)).toBe(34 * 60_000);
  expect(isFinished(paused, start + 3_600_000)).toBe(false);
  const resumed = resumeTimer(paused, start + 3_600_000);
  expect(getRemainingMs(resumed, start + 3_600_000)).toBe(34 * 60_000);
  expect(isFinished(resumed, start + 3_600_000 + 34 * 60_000)).toBe(true);
});

test("ends when its time has passed, and never has more left than it was set to, although the clock was set back", () => {
  const timer = createTimer(target, start);
  const before = start - 3_600_000;
  expect(getRemainingMs(timer, before)).toBe(target.durationMs);
  expect(pauseTimer(timer, before).remainingMs).toBe(target.durationMs);
  expect(isFinished(endTimer(timer, before), before)).toBe(true);
  const paused = pauseTimer(timer, start);
  expect(endTimer(paused, before)).toEqual(paused);
});

test("a timer that has finished cannot be paused", () => {
  const timer = createTimer(target, start);
  expect(pauseTimer(timer, start + target.durationMs)).toEqual(timer);
});

describe("another minute", () => {
  test("is added to what is left", () => {
    expect(getRemainingMs(addMinute(createTimer(target, start), start), start)).toBe(36 * 60_000);
  });

  test("lets a finished timer run for a minute from now on", () => {
    const late = start + target.durationMs + 600_000;
    const timer = addMinute(createTimer(target, start), late);
    expect(getRemainingMs(timer, late)).toBe(60_000);
    expect(isFinished(timer, late)).toBe(false);
  });

  test("leaves a paused timer paused", () => {
    const timer = addMinute(pauseTimer(createTimer(target, start), start), start);
    expect(timer.deadlineMs).toBeNull();
    expect(getRemainingMs(timer, start + 999)).toBe(36 * 60_000);
  });
});

test("pausing any number of times loses no time", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ run: fc.nat(100_000), pause: fc.nat(10_000_000) }), { maxLength: 12 }),
      (spans) => {
        let now = start;
        let ran = 0;
        let timer = createTimer(target, now);
        for (const { run, pause } of spans) {
          now += run;
          ran += run;
          timer = pauseTimer(timer, now);
          now += pause;
          timer = resumeTimer(timer, now);
        }
        expect(getRemainingMs(timer, now)).toBe(target.durationMs - ran);
      },
    ),
  );
});

test("starting the same duration again replaces its timer", () => {
  const first = createTimer(target, start);
  const again = createTimer(target, start + 5000);
  expect(addTimer([first, createTimer({ ...target, id: "other" }, start)], again).map(({ id }) => id)).toEqual([
    "other",
    target.id,
  ]);
});

test("limits the number of timers and their length", () => {
  let timers = addTimer([], createTimer({ ...target, durationMs: 999 * 3_600_000 }, start));
  expect(getRemainingMs(timers[0] as never, start)).toBe(maxTimerMs);
  for (let i = 0; i < 20; i += 1) timers = addTimer(timers, createTimer({ ...target, id: `${i}` }, start));
  expect(timers).toHaveLength(maxTimers);
  expect(timers.at(-1)?.id).toBe("19");
});

test("changes only the timer that is meant", () => {
  const timers = [createTimer(target, start), createTimer({ ...target, id: "other" }, start)];
  const changed = changeTimer(timers, "other", (timer) => pauseTimer(timer, start));
  expect(changed.map(({ deadlineMs }) => deadlineMs === null)).toEqual([false, true]);
});

test("sorts what rings first, then what is left least, also of one that is paused", () => {
  const timerAt = (id: string, deadlineMs: number | null, remainingMs = 60_000) => ({
    ...createTimer({ ...target, id, durationMs: remainingMs }, start),
    deadlineMs,
    remainingMs,
  });
  const timers = [
    timerAt("paused", null, 20_000),
    timerAt("later", start + 50_000),
    timerAt("rang before", start - 20_000),
    timerAt("soon", start + 10_000),
    timerAt("rings", start),
  ];
  expect(sortTimers(timers, start).map(({ id }) => id)).toEqual(["rings", "rang before", "soon", "paused", "later"]);
});
