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
 * Watches how a body arrives, and calls `onTooSlow` once when it stops or takes too long. The time
 * in which the request is paused, because its receiver is slower, does not count.
 *
 * @returns a function that ends the watch
 */
export function watchBodyPace(request: IncomingMessage, onTooSlow: () => void): () => void {
  let bytes = 0;
  let pace = smallPace;
  let silentSeconds = 0;
  /** Bytes that may be missing until the body is too slow. What came earlier is no reserve. */
  let allowance = graceSeconds * pace;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    silentSeconds = 0;
    allowance = Math.min(allowance + chunk.length, graceSeconds * pace);
    if (pace === largePace || bytes <= maxSmallBodyBytes) return;
    pace = largePace;
    allowance = graceSeconds * pace;
  };
  const timer = setInterval(() => {
    if (request.isPaused()) return;
    silentSeconds++;
    allowance -= pace;
    if (silentSeconds < maxSilentSeconds && allowance > 0) return;
    stop();
    onTooSlow();
  }, tickMs).unref();
  const stop = () => {
    clearInterval(timer);
    request.off("data", count);
  };
  request.on("data", count).once("end", stop).once("close", stop);
  return stop;
}
