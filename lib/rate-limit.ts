import { clientAddress } from "./client-address.ts";

/** One key more, and the one that has been quiet for longest is forgotten. */
const keysAtMost = 10_000;

interface RateLimit {
  /** How many times within the window. */
  limit: number;
  /** Milliseconds. */
  window: number;
}

export interface RateLimiter {
  /** Counts this time, and says whether it is still within the limit. */
  (key: string): boolean;
  /** Lets the latest time of a key be as if it had not been. */
  takeBack(key: string): void;
}

/**
 * Counts per key in a sliding window and says whether this time is still within the limit; a time that is refused does not count. In
 * the memory of this process, and never for more than ten thousand keys.
 */
export function rateLimiter({ limit, window }: RateLimit, now: () => number = Date.now): RateLimiter {
  const times = new Map<string, number[]>();
  const takeBack = (key: string) => {
    const [...counted] = times.get(key) ?? [];
    counted.pop();
    times.set(key, counted);
  };
  const isAllowed = (key: string) => {
    const recent = (times.get(key) ?? []).filter((time) => time > now() - window);
    const hasRoom = recent.length < limit;
    // Written anew, so that the map stays in the order of last use.
    times.delete(key);
    times.set(key, hasRoom ? [...recent, now()] : recent);
    const [quietest] = times.keys();
    if (times.size > keysAtMost && quietest !== undefined) times.delete(quietest);
    return hasRoom;
  };
  return Object.assign(isAllowed, { takeBack });
}

/** Whom to count a request for: the client's address. An IPv6 address stands for its /64, because that is what one household has. */
export function clientKey(headers: Pick<Headers, "get">): string {
  const address = clientAddress(headers);
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
  return [...first, ...zeros, ...last].slice(0, 4).join(":").toLowerCase();
}
