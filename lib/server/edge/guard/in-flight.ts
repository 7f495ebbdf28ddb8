import { createNetworkCount, type NetworkLimits } from "./network-count.ts";

/** Places for health checks when all others are taken. */
const healthReserve = 8;

/** Shares of the places for one client, who may send or read as slowly as possible. */
const clientShare = 1 / 8;
const widerShare = 1 / 4;

/** Counts the requests that run, and refuses more than Next.js can answer in reasonable time. */
interface InFlight {
  /**
   * Takes a place; null when none is free. The returned function gives it back, once.
   *
   * @param client network of the sender; null when it is not known, e.g. behind a proxy
   */
  enter(isHealthCheck: boolean, client: string | null): (() => void) | null;
  count(): number;
}

/** Creates places; without `limits` a client takes an eighth of them at most, a /48 a quarter. */
export function createInFlight(
  max: number,
  limits: NetworkLimits = { maxOfNetwork: max * clientShare, maxOfWider: max * widerShare },
): InFlight {
  let count = 0;
  const ofNetworks = createNetworkCount(limits);
  return {
    count: () => count,
    enter(isHealthCheck, client) {
      if (count >= max + (isHealthCheck ? healthReserve : 0)) return null;
      const leaveNetwork = ofNetworks.enter(client);
      if (!leaveNetwork) return null;
      count += 1;
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        count -= 1;
        leaveNetwork();
      };
    },
  };
}
