import "server-only";
import { rateLimiter } from "#lib/rate-limit.ts";

const minutes = 60_000;

function newLimits() {
  return {
    /** Attempts to sign in that failed, per household and per account. */
    signInFrom: rateLimiter({ limit: 25, window: 5 * minutes }),
    signInTo: rateLimiter({ limit: 10, window: 60 * minutes }),
    signUpFrom: rateLimiter({ limit: 5, window: 30 * minutes }),
    resetFor: rateLimiter({ limit: 5, window: 30 * minutes }),
    /** Letters to confirm an address, whoever asks for them. */
    confirmFor: rateLimiter({ limit: 5, window: 30 * minutes }),
    /** Passwords somebody who is signed in has guessed. */
    changeOf: rateLimiter({ limit: 10, window: 60 * minutes }),
  };
}

// Forms and the API are built apart, but count together.
const store = globalThis as typeof globalThis & { tischleinAccountLimits?: ReturnType<typeof newLimits> };

/** How often somebody may try: guessing must not pay, and nobody’s mailbox is to be filled. */
export function limits(): ReturnType<typeof newLimits> {
  store.tischleinAccountLimits ??= newLimits();
  return store.tischleinAccountLimits;
}
