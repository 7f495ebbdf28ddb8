import type { IncomingMessage } from "node:http";

const tickMs = 1000;
/** A body from which nothing has come for so long ends. */
const maxSilentSeconds = 15;
/** How long a body may fall behind its pace before it ends: lines of phones come and go. */
const graceSeconds = 30;
/** Bytes a second. A line of 32 kbit/s sends a small form, and 1 MB in four minutes. */
const smallPace = 4000;
/**
 * The same for what is larger, and takes a place that few have. A phone with 0.5 Mbit/s, which
 * sends 20 MB in 320 seconds, is more than twice as fast.
 */
const largePace = 25_000;

/** Bytes of a body up to which it is a small one. */
export const maxSmallBodyBytes = 1_200_000;

/**
 * How long the largest body takes at the slowest pace, with some seconds to spare. Next.js has to
 * wait for as long (lib/server/supervisor/long-requests.ts).
 */
export const maxBodyMs = 1_600_000;

/** The pace at which a body comes. */
interface BodyPace {
  add(bytes: number): void;
  /** Ends the watch. */
  stop(): void;
}

/**
 * Watches the pace of a body, and calls `onTooSlow` once when it stops or takes too long. The time
 * in which it is not read, because its receiver is slower, does not count.
 */
export function createBodyPace(isPaused: () => boolean, onTooSlow: () => void): BodyPace {
  let total = 0;
  let pace = smallPace;
  let silentSeconds = 0;
  /** Bytes that may be missing until the body is too slow. What came earlier is no reserve. */
  let allowance = graceSeconds * pace;
  const timer = setInterval(() => {
    if (isPaused()) return;
    silentSeconds++;
    allowance -= pace;
    if (silentSeconds < maxSilentSeconds && allowance > 0) return;
    clearInterval(timer);
    onTooSlow();
  }, tickMs).unref();
  return {
    stop: () => clearInterval(timer),
    add(bytes) {
      total += bytes;
      silentSeconds = 0;
      allowance = Math.min(allowance + bytes, graceSeconds * pace);
      if (pace === largePace || total <= maxSmallBodyBytes) return;
      pace = largePace;
      allowance = graceSeconds * pace;
    },
  };
}

/**
 * Watches the pace of the body of a request while it is read.
 *
 * @returns a function that ends the watch
 */
export function watchBodyPace(request: IncomingMessage, onTooSlow: () => void): () => void {
  const pace = createBodyPace(
    () => request.isPaused(),
    () => {
      stop();
      onTooSlow();
    },
  );
  const count = (chunk: Buffer) => pace.add(chunk.length);
  const stop = () => {
    pace.stop();
    request.off("data", count);
  };
  request.on("data", count).once("end", stop).once("close", stop);
  return stop;
}
