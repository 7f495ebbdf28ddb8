import type { Readable } from "node:stream";

/**
 * Converts a stream of bytes to the body of a response. A reader who leaves destroys the stream; an
 * error of the stream aborts the response.
 *
 * `Readable.toWeb` instead throws outside of every request ("Controller is already closed") when
 * the reader leaves while bytes are buffered.
 */
export function toWebStream(readable: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = readable[Symbol.asyncIterator]();
  // The iterator reports an error with the next chunk; before the first one it does not listen yet.
  readable.on("error", () => {});
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      readable.destroy();
    },
  });
}
