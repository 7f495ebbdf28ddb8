import { getWiderNetwork } from "#lib/platform/http/client-ip.ts";

/** How many of something one network may have at a time, and the /48 of an IPv6 one. */
export interface NetworkLimits {
  maxOfNetwork: number;
  maxOfWider: number;
}

/** Counts what each network has, so that none has all. */
interface NetworkCount {
  /**
   * Counts one more; null when the network has too many. The returned function is called once, when
   * it ends.
   *
   * @param network as `getClientKey` writes it; null for what has no limit
   */
  enter(network: string | null): (() => void) | null;
}

/** Creates the count. One customer may have a /48 of IPv6, which is 65,536 networks. */
export function createNetworkCount({ maxOfNetwork, maxOfWider }: NetworkLimits): NetworkCount {
  const counts = new Map<string, number>();

  function add(network: string, change: 1 | -1): void {
    const count = (counts.get(network) ?? 0) + change;
    if (count > 0) counts.set(network, count);
    else counts.delete(network);
  }

  return {
    enter(network) {
      if (network === null) return () => {};
      const wider = getWiderNetwork(network);
      const networks = wider === null ? [network] : [network, wider];
      const isFull = networks.some((key) => (counts.get(key) ?? 0) >= (key === network ? maxOfNetwork : maxOfWider));
      if (isFull) return null;
      for (const key of networks) add(key, 1);
      return () => {
        for (const key of networks) add(key, -1);
      };
    },
  };
}
