import fc from "fast-check";
import { expect, test } from "vitest";
import { createTimer, pauseTimer } from "#lib/content/recipes/timers/timer.ts";
import { listTimerEvents } from "#lib/content/recipes/timers/timer-events.ts";

const now = Date.UTC(2026, 10, 22, 18);
const timerOf = (durationMs: number) =>
  createTimer({ id: "a", recipeTitle: "Brot", href: "/de/rezepte/brot", step: 2, label: "Backen", durationMs }, now);
const kindsOf = (durationMs: number, fromMs: number, toMs: number) =>
  listTimerEvents([timerOf(durationMs)], now + fromMs, now + toMs).map(({ kind }) => kind);

test("announces the start, the last minute and the end", () => {
  expect(kindsOf(300_000, -1000, 0)).toEqual(["started"]);
  expect(kindsOf(300_000, 0, 239_999)).toEqual([]);
  expect(kindsOf(300_000, 239_999, 240_000)).toEqual(["minuteLeft"]);
  expect(kindsOf(300_000, 299_000, 300_000)).toEqual(["finished"]);
  expect(kindsOf(300_000, 300_000, 301_000)).toEqual([]);
});

test("does not announce the last minute of a short timer", () => {
  expect(kindsOf(60_000, 0, 59_999)).toEqual([]);
  expect(kindsOf(80_000, 0, 79_999)).toEqual([]);
});

test("does not announce a paused timer", () => {
  expect(listTimerEvents([pauseTimer(timerOf(1000), now)], now - 1000, now + 5000)).toEqual([]);
});

test("announces each moment once, however the time is cut", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 60 }), (spans) => {
      let at = -1000;
      const kinds: string[] = [];
      for (const span of [...spans, 400_000]) {
        kinds.push(...kindsOf(300_000, at, at + span));
        at += span;
      }
      expect(kinds.filter((kind) => kind === "finished")).toHaveLength(1);
      expect(new Set(kinds).size).toBe(kinds.length);
    }),
  );
});
