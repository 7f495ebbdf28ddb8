import type { IncomingMessage } from "node:http";

/** The body is larger than allowed. */
export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

/** After a refusal this much of a body is still read, so that its sender sees the answer. */
const maxDiscardedBytes = 64_000_000;

/** A writable end that can be given up. */
type Target = NodeJS.WritableStream & { destroy(error?: Error): unknown };

/**
 * Sends the body of a request on while it arrives, and gives the target up with a
 * `BodyTooLargeError` once it exceeds the limit: `Content-Length` is not trusted. What a target
 * that has answered does not read is discarded, so that the next request on the connection is
 * heard.
 */
export function sendLimitedBody(request: IncomingMessage, target: Target, maxBytes: number): void {
  let size = 0;
  request.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) return void target.destroy(new BodyTooLargeError("the body is too large"));
    if (!target.write(chunk)) {
      request.pause();
      target.once("drain", () => request.resume());
    }
  });
  request.on("end", () => target.end());
  target.once("close", () => {
    if (!request.complete) discardBody(request, () => {});
  });
  request.on("error", (error) => target.destroy(error));
  request.on("close", () => {
    if (!request.complete) target.destroy(new Error("the reader is gone"));
  });
}

/** Reads the rest of a body that is not needed, then calls `onEnd`; cuts endless ones off. */
export function discardBody(request: IncomingMessage, onEnd: () => void): void {
  let size = 0;
  request.removeAllListeners("data");
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
