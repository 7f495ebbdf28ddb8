import type { ServerResponse } from "node:http";

/** Bytes of all answers that wait in memory for their readers. */
const defaultMaxBytes = 64_000_000;

/** Answers that Next.js has given to the end, and whose readers have not taken them yet. */
interface WaitingAnswers {
  /**
   * Notes that an answer waits, and calls `leave`, because Next.js has no more work with it.
   * Without room in memory it keeps its place until the reader has taken it or is gone.
   *
   * @param bytes that are still to be sent
   */
  add(response: ServerResponse, bytes: number, leave: () => void): void;
}

export function createWaitingAnswers(maxBytes = defaultMaxBytes): WaitingAnswers {
  let waitingBytes = 0;
  return {
    add(response, bytes, leave) {
      if (response.destroyed) return leave();
      if (waitingBytes + bytes > maxBytes) return void response.once("close", leave);
      waitingBytes += bytes;
      response.once("close", () => {
        waitingBytes -= bytes;
      });
      leave();
    },
  };
}
