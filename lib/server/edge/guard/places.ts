import type { IncomingMessage } from "node:http";
import { isHealthCheck } from "./guard.ts";
import { createInFlight } from "./in-flight.ts";
import { getPublicClient } from "./request-clients.ts";

/** Next.js answers each request later the more there are. */
const defaultMaxInFlight = 512;

/** Forms with photos, which Next.js holds in memory before it knows who sends them. */
const maxLargeForms = 8;
const largeFormLimits = { maxOfNetwork: 2, maxOfWider: 4 };

/** The place of a request for which Next.js works. */
export interface Place {
  /** Gives it back, with that of a large form. */
  leave(): void;
  /** Takes one of the few more that a large form needs; false when none is free. */
  enterLargeForm(): boolean;
}

/** The places of requests that are with Next.js. */
interface Places {
  /** Takes a place; null when none is free. */
  enter(request: IncomingMessage): Place | null;
  count(): number;
}

export function createPlaces(max = defaultMaxInFlight): Places {
  const inFlight = createInFlight(max);
  const largeForms = createInFlight(maxLargeForms, largeFormLimits);
  return {
    count: inFlight.count,
    enter(request) {
      const client = getPublicClient(request);
      const leave = inFlight.enter(isHealthCheck(request.url ?? ""), client);
      if (!leave) return null;
      let leaveLargeForm: (() => void) | null = null;
      let hasLeft = false;
      return {
        leave() {
          hasLeft = true;
          leave();
          leaveLargeForm?.();
        },
        enterLargeForm() {
          // Of a form that was answered early the rest may still arrive.
          if (hasLeft) return false;
          leaveLargeForm ??= largeForms.enter(false, client);
          return leaveLargeForm !== null;
        },
      };
    },
  };
}
