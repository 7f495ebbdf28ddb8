/**
 * Milliseconds by which the clock of the site is ahead of the machine's: 0 except in tests, where
 * SITE_CLOCK lets it start at another instant. Processes inherit it; browsers have none.
 */
let aheadMs = Number(globalThis.process?.env?.CLOCK_AHEAD_MS ?? 0);

/** The present of the site. Everything but this file reads the time here. */
export function currentTime(): Date {
  return new Date(currentTimeMs());
}

/** The present of the site in milliseconds since 1970. */
export function currentTimeMs(): number {
  return Date.now() + aheadMs;
}

/**
 * The time of the machine in milliseconds since 1970, for what is compared with times that are not
 * the site's: those of files, and of entries that Next.js stamps.
 */
export function machineTimeMs(): number {
  return Date.now();
}

/** Milliseconds that only grow, for what lasts within a process: clocks are corrected. */
export function elapsedMs(): number {
  return performance.now();
}

/** How far the clock of the site is ahead of the machine's, in milliseconds. */
export function getClockAheadMs(): number {
  return aheadMs;
}

/**
 * Lets the clock of this process, and of those it starts, go on from an instant; without one it is
 * the machine's.
 */
export function startClockAt(instant: Date | undefined): void {
  aheadMs = instant ? instant.getTime() - Date.now() : 0;
  process.env.CLOCK_AHEAD_MS = String(aheadMs);
}
