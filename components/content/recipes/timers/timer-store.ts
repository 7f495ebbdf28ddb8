import { useSyncExternalStore } from "react";
import { storedTimers } from "#components/content/recipes/timers/timer-storage.ts";
import { toRemainingSeconds } from "#lib/content/recipes/timers/format-remaining.ts";
import { parseTimers, serializeTimers } from "#lib/content/recipes/timers/stored-timers.ts";
import {
  addMinute,
  addTimer,
  changeTimer,
  createTimer,
  endTimer,
  getRemainingMs,
  pauseTimer,
  resumeTimer,
  type Timer,
  type TimerTarget,
} from "#lib/content/recipes/timers/timer.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

let parsedText: string | null = null;
let timers: readonly Timer[] = [];

function read(): readonly Timer[] {
  const text = storedTimers.read();
  if (text !== parsedText) {
    parsedText = text;
    timers = parseTimers(text, currentTimeMs());
  }
  return timers;
}

function save(next: readonly Timer[]): void {
  storedTimers.write(next.length > 0 ? serializeTimers(next) : null);
}

const change = (id: string, by: (timer: Timer, nowMs: number) => Timer) =>
  save(changeTimer(read(), id, (timer) => by(timer, currentTimeMs())));

let isStartedHere = false;

/** Whether a timer was started on this page, not in another tab or on an earlier visit. */
export const wasTimerStartedHere = () => isStartedHere;

/** Changes to the timers of this device; each reads what other tabs have stored first. */
export const timerActions = {
  start(target: TimerTarget) {
    isStartedHere = true;
    save(addTimer(read(), createTimer(target, currentTimeMs())));
  },
  pause: (id: string) => change(id, pauseTimer),
  resume: (id: string) => change(id, resumeTimer),
  addMinute: (id: string) => change(id, addMinute),
  end: (id: string) => change(id, endTimer),
  /** Removes a timer; an unknown id removes what is stored but is no timer. */
  remove: (id: string) => save(read().filter((timer) => timer.id !== id)),
};

/** The timers of this device, oldest first; null on the server and before hydration. */
export function useTimers(): readonly Timer[] | null {
  return useSyncExternalStore(storedTimers.subscribe, read, () => null);
}

/** Shows the change of a second early enough, and costs little. */
const tickMs = 250;

/** Calls the listener a few times per second, and at once when the page becomes visible again. */
export function subscribeToClock(listener: () => void): () => void {
  const interval = setInterval(listener, tickMs);
  document.addEventListener("visibilitychange", listener);
  return () => {
    clearInterval(interval);
    document.removeEventListener("visibilitychange", listener);
  };
}

/** Whole seconds that are left of a timer; renders once per second. */
export function useRemainingSeconds(timer: Timer): number {
  const readSeconds = () => toRemainingSeconds(getRemainingMs(timer, currentTimeMs()));
  return useSyncExternalStore(subscribeToClock, readSeconds, readSeconds);
}
