import { maxTimerMs, maxTimers, type Timer } from "#lib/content/recipes/timers/timer.ts";

/** A timer that finished this long ago is of no use any more. */
const finishedMaxAgeMs = 24 * 3_600_000;

/**
 * Reads timers from the storage of a device, where anything may stand: an older version's data, or
 * what an extension wrote. What is not a timer is left out.
 *
 * @param text JSON, null without an entry
 */
export function parseTimers(text: string | null, nowMs: number): Timer[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  const timers = stored.flatMap((entry) => {
    const timer = toTimer(entry);
    return timer && !isOutdated(timer, nowMs) ? [timer] : [];
  });
  // The latest entry per id counts, as it does when a timer is added.
  const unique = [...new Map(timers.map((timer) => [timer.id, timer])).values()];
  return unique.slice(-maxTimers);
}

function toTimer(entry: unknown): Timer | null {
  if (typeof entry !== "object" || entry === null) return null;
  const { id, recipeTitle, href, step, label, durationMs, startedAtMs, deadlineMs, remainingMs } =
    entry as Partial<Timer>;
  if (![id, recipeTitle, href, label].every((text) => typeof text === "string" && text !== "")) return null;
  // A link to another site must not come from storage.
  if (!/^\/(?![/\\])/.test(String(href))) return null;
  if (!Number.isInteger(step) || Number(step) < 1) return null;
  if (![durationMs, startedAtMs, remainingMs].every((ms) => Number.isFinite(ms) && Number(ms) >= 0)) return null;
  if (Number(durationMs) > maxTimerMs || Number(remainingMs) > maxTimerMs) return null;
  if (deadlineMs !== null && !(Number.isFinite(deadlineMs) && Number(deadlineMs) > 0)) return null;
  return { id, recipeTitle, href, step, label, durationMs, startedAtMs, deadlineMs, remainingMs } as Timer;
}

function isOutdated({ deadlineMs }: Timer, nowMs: number): boolean {
  if (deadlineMs === null) return false;
  // A deadline further away than any timer: the device's clock was set back.
  return deadlineMs < nowMs - finishedMaxAgeMs || deadlineMs > nowMs + 2 * maxTimerMs;
}

/** Turns timers into text for the storage. */
export function serializeTimers(timers: readonly Timer[]): string {
  return JSON.stringify(timers);
}
