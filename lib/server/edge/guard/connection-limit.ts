import { getClientKey, isPrivateAddress } from "#lib/platform/http/client-ip.ts";

/** Of one network; a browser opens six. Proxies, whose addresses are private, have no limit. */
const maxConnectionsOfNetwork = 512;

/** Counts the open connections of each network. */
export interface ConnectionLimit {
  /**
   * Counts a connection; null when its network has too many. The returned function is called once,
   * when it ends.
   *
   * @param address that of the connected peer; undefined for one that has left already
   */
  open(address: string | undefined): (() => void) | null;
}

export function createConnectionLimit(max = maxConnectionsOfNetwork): ConnectionLimit {
  const counts = new Map<string, number>();
  return {
    open(address = "") {
      if (address === "" || isPrivateAddress(address)) return () => {};
      const network = getClientKey({ get: () => address });
      const count = counts.get(network) ?? 0;
      if (count >= max) return null;
      counts.set(network, count + 1);
      return () => {
        const rest = (counts.get(network) ?? 0) - 1;
        if (rest > 0) counts.set(network, rest);
        else counts.delete(network);
      };
    },
  };
}
