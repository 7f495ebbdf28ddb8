/** Places for health checks when all others are taken. */
const healthReserve = 8;

/** Counts the requests that run, and refuses more than Next.js can answer in reasonable time. */
export interface InFlight {
  /** Takes a place; null when none is free. The returned function gives it back, once. */
  enter(isHealthCheck: boolean): (() => void) | null;
  count(): number;
}

export function createInFlight(max: number): InFlight {
  let count = 0;
  return {
    count: () => count,
    enter(isHealthCheck) {
      if (count >= max + (isHealthCheck ? healthReserve : 0)) return null;
      count += 1;
      let isInside = true;
      return () => {
        if (isInside) count -= 1;
        isInside = false;
      };
    },
  };
}
