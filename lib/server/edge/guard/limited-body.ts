import type { IncomingMessage } from "node:http";
import { createBodyPace, maxSmallBodyBytes, watchBodyPace } from "./body-pace.ts";

/** A body is not taken to its end: 408 too slow, 413 too large, 503 too many large ones. */
export class BodyError extends Error {
  override name = "BodyError";
  readonly status: 408 | 413 | 503;

  constructor(status: BodyError["status"]) {
    super(`a body is refused with ${status}`);
    this.status = status;
  }
}

/** After a refusal this much of a body is still read, so that its sender sees the answer. */
const maxDiscardedBytes = 64_000_000;

/** A writable end that can be given up. */
type Target = NodeJS.WritableStream & { destroy(error?: Error): unknown };

export interface BodyLimits {
  maxBytes: number;
  /** Called once when the body turns out to be large; false when it must not go on. */
  enterLargeBody?: () => boolean;
}

/**
 * Waits until a body has arrived, or as much of it as a request holds unread (64 KB): one that does
 * not come is to take no place. Ends at once for a client that leaves.
 *
 * @throws BodyError 408
 */
export function waitForBody(request: IncomingMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    let arrived = 0;
    const pace = createBodyPace(
      () => false,
      () => {
        reject(new BodyError(408));
        end();
      },
    );
    const check = () => {
      if (request.readableLength > arrived) pace.add(request.readableLength - arrived);
      arrived = request.readableLength;
      if (request.complete || arrived >= request.readableHighWaterMark) end();
    };
    const end = () => {
      pace.stop();
      request.off("readable", check).off("close", end);
      resolve();
    };
    request.on("readable", check).once("close", end);
  });
}

/**
 * Sends the body of a request on while it arrives, and gives the target up with a `BodyError` once
 * it exceeds its limits, by what has arrived: `Content-Length` is not trusted. What a target that
 * has answered does not read is discarded, so that the next request on the connection is heard.
 */
export function sendLimitedBody(request: IncomingMessage, target: Target, limits: BodyLimits): void {
  // An empty one has been read while it was waited for.
  if (request.readableEnded) return void target.end();
  // The client may have left while Next.js was waited for.
  if (request.destroyed) return void target.destroy(new Error("the reader is gone"));
  const { maxBytes, enterLargeBody = () => true } = limits;
  let size = 0;
  const giveUp = (status: BodyError["status"]) => void target.destroy(new BodyError(status));
  const endWatch = watchBodyPace(request, () => giveUp(408));
  request.on("data", (chunk: Buffer) => {
    const wasSmall = size <= maxSmallBodyBytes;
    size += chunk.length;
    if (size > maxBytes) return giveUp(413);
    if (wasSmall && size > maxSmallBodyBytes && !enterLargeBody()) return giveUp(503);
    if (!target.write(chunk)) {
      request.pause();
      target.once("drain", () => request.resume());
    }
  });
  request.on("end", () => target.end());
  target.once("close", () => {
    endWatch();
    if (!request.complete) discardBody(request, () => {});
  });
  request.on("error", (error) => target.destroy(error));
  request.on("close", () => {
    if (!request.complete) target.destroy(new Error("the reader is gone"));
  });
}

/** Reads the rest of a body that is not needed, then calls `onEnd`; cuts slow and endless ones. */
export function discardBody(request: IncomingMessage, onEnd: () => void): void {
  let size = 0;
  request.removeAllListeners("data");
  watchBodyPace(request, () => request.socket.destroy());
  request.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxDiscardedBytes) request.socket.destroy();
  });
  request.once("close", onEnd);
  request.resume();
}

/** Whether a request carries a body. */
export function hasBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
