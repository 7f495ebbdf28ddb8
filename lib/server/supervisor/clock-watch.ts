import { elapsedMs, machineTimeMs } from "#lib/platform/time/clock.ts";

const checkIntervalMs = 5000;
/** As much as the tags of pages tolerate (lib/platform/cache/shared-tags.ts). */
const toleranceMs = 1000;

/**
 * Calls back when the machine's clock was set, or stood while the machine slept. Next.js dates the
 * pages it stores by that clock and compares them with its running time: afterwards it would take
 * new pages for old ones, or keep old ones for new.
 *
 * @param onSet learns how far the clock was set, in milliseconds; negative when it was set back
 * @param now the clock and the running time in milliseconds; a test brings its own
 * @returns how to stop it
 */
export function watchClock(onSet: (byMs: number) => void, now = { clock: machineTimeMs, elapsed: elapsedMs }) {
  const readStart = () => now.clock() - now.elapsed();
  let start = readStart();
  const timer = setInterval(() => {
    const byMs = readStart() - start;
    if (Math.abs(byMs) <= toleranceMs) return;
    start += byMs;
    onSet(byMs);
  }, checkIntervalMs).unref();
  return () => clearInterval(timer);
}
