import "server-only";
import { type RateLimiter, rateLimiter } from "#lib/rate-limit.ts";

interface Limits {
  /** Orders of one household, by the form or the API. */
  from: RateLimiter;
  /** Mails to one address: nobody's mailbox is to be filled by somebody else. */
  to: RateLimiter;
}

// Forms and the API are built apart, but count together.
const store = globalThis as typeof globalThis & { tischleinNewsletterLimits?: Limits };

export function limits(): Limits {
  store.tischleinNewsletterLimits ??= {
    from: rateLimiter({ limit: 10, window: 30 * 60_000 }),
    to: rateLimiter({ limit: 3, window: 60 * 60_000 }),
  };
  return store.tischleinNewsletterLimits;
}
