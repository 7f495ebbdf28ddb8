import "server-only";
import { rateLimiter } from "#lib/rate-limit.ts";

const minutes = 60_000;

function newLimits() {
  return {
    change: rateLimiter({ limit: 60, window: 60 * minutes }),
    rename: rateLimiter({ limit: 5, window: 24 * 60 * minutes }),
    upload: rateLimiter({ limit: 30, window: 30 * minutes }),
    takeAway: rateLimiter({ limit: 5, window: 60 * minutes }),
    /** Letters to other addresses one may have. */
    move: rateLimiter({ limit: 5, window: 30 * minutes }),
    /** Passwords guessed before a deletion or another address. */
    leave: rateLimiter({ limit: 10, window: 60 * minutes }),
  };
}

// Forms and the API are built apart, but count together.
const store = globalThis as typeof globalThis & { tischleinUserLimits?: ReturnType<typeof newLimits> };

/** How often one reader may change, upload, take away or try to leave. */
export function userLimits(): ReturnType<typeof newLimits> {
  store.tischleinUserLimits ??= newLimits();
  return store.tischleinUserLimits;
}
