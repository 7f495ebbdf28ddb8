import { getClientKey, isPrivateAddress } from "#lib/platform/http/client-ip.ts";
import { createNetworkCount, type NetworkLimits } from "./network-count.ts";

/** A browser opens six. Proxies, whose addresses are private, have no limit. */
const connectionLimits: NetworkLimits = { maxOfNetwork: 512, maxOfWider: 2048 };

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

export function createConnectionLimit(limits = connectionLimits): ConnectionLimit {
  const count = createNetworkCount(limits);
  return {
    open(address = "") {
      const isUnlimited = address === "" || isPrivateAddress(address);
      return count.enter(isUnlimited ? null : getClientKey({ get: () => address }));
    },
  };
}
