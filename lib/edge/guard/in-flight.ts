/** Places for health checks when all others are taken. */
const healthReserve = 8;

/** Share of the places that one client may take, who may send or read as slowly as possible. */
const clientShare = 1 / 8;

/** Counts the requests that run, and refuses more than Next.js can answer in reasonable time. */
export interface InFlight {
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
  const ofClients = new Map<string, number>();

  function addToClient(client: string | null, change: 1 | -1): void {
    if (client === null) return;
    const value = (ofClients.get(client) ?? 0) + change;
    if (value > 0) ofClients.set(client, value);
    else ofClients.delete(client);
  }

  return {
    count: () => count,
    enter(isHealthCheck, client) {
      if (count >= max + (isHealthCheck ? healthReserve : 0)) return null;
      if (client !== null && (ofClients.get(client) ?? 0) >= max * clientShare) return null;
      count += 1;
      addToClient(client, 1);
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        count -= 1;
        addToClient(client, -1);
      };
    },
  };
}
