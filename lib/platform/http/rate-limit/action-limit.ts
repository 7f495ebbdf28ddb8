import "server-only";
import { getClientKey } from "../client-ip.ts";
import { createRateLimiter } from "../rate-limit.ts";

/**
 * The calls of all actions by one network. A household, an office or the customers of a mobile
 * network share one address, so it has room for five users at the limit of each.
 */
const perNetwork = createRateLimiter({ name: "actions-network", maxCount: 3000, windowMs: 60_000 });

/** The calls of all actions by one user: more than a device delivers that was long offline. */
export const actionsPerUser = createRateLimiter({ name: "actions-user", maxCount: 600, windowMs: 60_000 });

/**
 * Counts a call of any action by the network it comes from.
 *
 * @returns seconds until the next call is allowed; null when this one is
 */
export async function countAction(headers: Pick<Headers, "get">): Promise<number | null> {
  const key = getClientKey(headers);
  return (await perNetwork(key)) ? null : (await perNetwork.getQuota(key)).resetSeconds;
}
