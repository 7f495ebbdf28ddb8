import type { Timer } from "#lib/content/recipes/timers/timer.ts";

export interface TimerEvent {
  kind: "started" | "minuteLeft" | "finished";
  timer: Timer;
}

const minuteMs = 60_000;
/** Shorter timers were started just before: their last minute is not announced. */
const minDurationForMinuteMs = 90_000;

/**
 * What happened to timers in a span of time, for announcements: each moment falls into exactly one
 * of adjoining spans.
 *
 * @param fromMs the end of the span before, excluded
 * @param toMs included
 */
export function listTimerEvents(timers: readonly Timer[], fromMs: number, toMs: number): TimerEvent[] {
  const isWithin = (ms: number) => ms > fromMs && ms <= toMs;
  return timers.flatMap((timer): TimerEvent[] => {
    const { startedAtMs, deadlineMs, durationMs } = timer;
    if (deadlineMs === null) return [];
    if (isWithin(deadlineMs)) return [{ kind: "finished", timer }];
    if (isWithin(startedAtMs)) return [{ kind: "started", timer }];
    const isLong = durationMs >= minDurationForMinuteMs;
    return isLong && isWithin(deadlineMs - minuteMs) ? [{ kind: "minuteLeft", timer }] : [];
  });
}
