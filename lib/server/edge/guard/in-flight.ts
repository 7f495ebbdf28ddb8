import { getWiderNetwork } from "#lib/platform/http/client-ip.ts";

/** Places for health checks when all others are taken. */
const healthReserve = 8;

/** Share of the places that one client may take, who may send or read as slowly as possible. */
const clientShare = 1 / 8;
/** The same for the /48 of IPv6 clients, which may be one customer. */
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

export function createInFlight(max: number): InFlight {
  let count = 0;
  const ofNetworks = new Map<string, number>();

  function add(network: string, change: 1 | -1): void {
    const value = (ofNetworks.get(network) ?? 0) + change;
    if (value > 0) ofNetworks.set(network, value);
    else ofNetworks.delete(network);
  }

  return {
    count: () => count,
    enter(isHealthCheck, client) {
      if (count >= max + (isHealthCheck ? healthReserve : 0)) return null;
      const networks = listNetworks(client);
      if (networks.some(({ key, share }) => (ofNetworks.get(key) ?? 0) >= max * share)) return null;
      count += 1;
      for (const { key } of networks) add(key, 1);
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        count -= 1;
        for (const { key } of networks) add(key, -1);
      };
    },
  };
}

function listNetworks(client: string | null): { key: string; share: number }[] {
  if (client === null) return [];
  const wider = getWiderNetwork(client);
  const own = { key: client, share: clientShare };
  return wider === null ? [own] : [own, { key: wider, share: widerShare }];
}
