/** What a timer belongs to and how long it was set for. */
export interface TimerTarget {
  /** Names the duration in the recipe that started it; starting it again replaces the timer. */
  id: string;
  recipeTitle: string;
  /** Site-relative address of the recipe. */
  href: string;
  /** Counted from 1. */
  step: number;
  /** Heading of the step, or the title of the recipe. */
  label: string;
  durationMs: number;
}

/**
 * A timer stores when it ends, in milliseconds since 1970, not how much is left: so it is right
 * after a reload, in other tabs, and when the browser was closed. A paused one has no deadline and
 * stores what is left.
 */
export interface Timer extends TimerTarget {
  startedAtMs: number;
  deadlineMs: number | null;
  /** What was left when it was started, stopped or made longer: never more is. */
  remainingMs: number;
}

export const maxTimers = 12;
/** A longer timer is an error of the recipe: two days. */
export const maxTimerMs = 48 * 3_600_000;
const minuteMs = 60_000;

export function createTimer(target: TimerTarget, nowMs: number): Timer {
  const durationMs = Math.min(target.durationMs, maxTimerMs);
  return { ...target, durationMs, startedAtMs: nowMs, deadlineMs: nowMs + durationMs, remainingMs: durationMs };
}

/** What is left of a timer in milliseconds, 0 when it has finished. */
export function getRemainingMs({ deadlineMs, remainingMs }: Timer, nowMs: number): number {
  // The device's clock may have been set back.
  return Math.max(0, deadlineMs === null ? remainingMs : Math.min(remainingMs, deadlineMs - nowMs));
}

export function isFinished(timer: Timer, nowMs: number): boolean {
  return timer.deadlineMs !== null && timer.deadlineMs <= nowMs;
}

/**
 * The timers in the order of need: those that ring, the latest first; then what is left least. One
 * that is paused keeps its place, so that the next press goes on with the same one.
 */
export function sortTimers(timers: readonly Timer[], nowMs: number): Timer[] {
  return timers.toSorted((a, b) => {
    const areFinished = [a, b].map((timer) => isFinished(timer, nowMs));
    if (areFinished.every(Boolean)) return Number(b.deadlineMs) - Number(a.deadlineMs);
    if (areFinished.some(Boolean)) return areFinished[0] ? -1 : 1;
    return getRemainingMs(a, nowMs) - getRemainingMs(b, nowMs);
  });
}

/** Stops a running timer; one that is paused or has finished stays as it is. */
export function pauseTimer(timer: Timer, nowMs: number): Timer {
  if (timer.deadlineMs === null || isFinished(timer, nowMs)) return timer;
  return { ...timer, deadlineMs: null, remainingMs: getRemainingMs(timer, nowMs) };
}

/** Ends a running timer whose time has passed, even if the clock of the device says otherwise. */
export function endTimer(timer: Timer, nowMs: number): Timer {
  return timer.deadlineMs === null ? timer : { ...timer, deadlineMs: Math.min(timer.deadlineMs, nowMs) };
}

export function resumeTimer(timer: Timer, nowMs: number): Timer {
  return timer.deadlineMs === null ? { ...timer, deadlineMs: nowMs + timer.remainingMs } : timer;
}

/** Adds a minute to what is left; a timer that has finished runs for one minute from now on. */
export function addMinute(timer: Timer, nowMs: number): Timer {
  const remainingMs = Math.min(getRemainingMs(timer, nowMs) + minuteMs, maxTimerMs);
  return { ...timer, remainingMs, deadlineMs: timer.deadlineMs === null ? null : nowMs + remainingMs };
}

/** Adds a timer; one with the same id is replaced, and the oldest of more than 12 is dropped. */
export function addTimer(timers: readonly Timer[], timer: Timer): Timer[] {
  return [...timers.filter(({ id }) => id !== timer.id), timer].slice(-maxTimers);
}

/** Replaces the timer of this id by what `change` makes of it. */
export function changeTimer(timers: readonly Timer[], id: string, change: (timer: Timer) => Timer): Timer[] {
  return timers.map((timer) => (timer.id === id ? change(timer) : timer));
}
