import type { IncomingMessage } from "node:http";
import { isHealthCheck } from "./guard.ts";
import { createInFlight } from "./in-flight.ts";
import type { FileKind } from "./large-bodies.ts";
import { getPublicClient } from "./request-clients.ts";

/** Next.js answers each request later the more there are. */
const defaultMaxInFlight = 512;

/** A form has 32 MB at most. A comment uploads its three photos side by side, of 11 MB each. */
const filePlaces = {
  form: { max: 8, limits: { maxOfNetwork: 2, maxOfWider: 4 } },
  upload: { max: 12, limits: { maxOfNetwork: 4, maxOfWider: 8 } },
};

/** The place of a request for which Next.js works. */
export interface Place {
  /** Gives it back, with that of large files. */
  leave(): void;
  /** Takes one of the few more that large files need; false when none is free. */
  enterLargeFiles(kind: FileKind): boolean;
}

/** The places of requests that are with Next.js. */
interface Places {
  /** Takes a place; null when none is free. */
  enter(request: IncomingMessage): Place | null;
  count(): number;
}

export function createPlaces(max = defaultMaxInFlight): Places {
  const inFlight = createInFlight(max);
  const largeFiles = {
    form: createInFlight(filePlaces.form.max, filePlaces.form.limits),
    upload: createInFlight(filePlaces.upload.max, filePlaces.upload.limits),
  };
  return {
    count: inFlight.count,
    enter(request) {
      const client = getPublicClient(request);
      const leave = inFlight.enter(isHealthCheck(request.url ?? ""), client);
      if (!leave) return null;
      let leaveLargeFiles: (() => void) | null = null;
      let hasLeft = false;
      return {
        leave() {
          hasLeft = true;
          leave();
          leaveLargeFiles?.();
        },
        enterLargeFiles(kind) {
          // Of a body that was answered early the rest may still arrive.
          if (hasLeft) return false;
          leaveLargeFiles ??= largeFiles[kind].enter(false, client);
          return leaveLargeFiles !== null;
        },
      };
    },
  };
}
