/** One key more, and the one that has been quiet for longest is forgotten. */
const keysAtMost = 10_000;

interface RateLimit {
  /** How many times within the window. */
  limit: number;
  /** Milliseconds. */
  window: number;
}

/**
 * Counts per key in a sliding window and says whether this time is still within the limit; a time that is refused does not count. In
 * the memory of this process, and never for more than ten thousand keys.
 */
export function rateLimiter({ limit, window }: RateLimit, now: () => number = Date.now): (key: string) => boolean {
  const times = new Map<string, number[]>();
  return (key) => {
    const recent = (times.get(key) ?? []).filter((time) => time > now() - window);
    const isAllowed = recent.length < limit;
    // Written anew, so that the map stays in the order of last use.
    times.delete(key);
    times.set(key, isAllowed ? [...recent, now()] : recent);
    const [quietest] = times.keys();
    if (times.size > keysAtMost && quietest !== undefined) times.delete(quietest);
    return isAllowed;
  };
}

/**
 * Whom to count a request for: the client's address as the front has written it down. An IPv6 address stands for its /64, because
 * that is what one household has.
 */
export function clientKey(headers: Pick<Headers, "get">): string {
  const address = headers.get("x-forwarded-for")?.split(",", 1)[0]?.trim() ?? "";
  if (!address.includes(":")) return address;
  if (/^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(address)) return address.slice("::ffff:".length);
  const [head = "", tail] = address.split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
  return [...first, ...zeros, ...last].slice(0, 4).join(":").toLowerCase();
}
