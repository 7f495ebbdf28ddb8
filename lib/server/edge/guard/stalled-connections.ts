import type { Socket } from "node:net";

/** What is read of a connection. */
type WatchedSocket = Pick<Socket, "bytesWritten" | "writableLength" | "destroy">;

/**
 * How long a connection stays whose client takes nothing of what waits for it. The system takes
 * over up to some hundred KB for a slow line before it asks for more, which may last that long.
 */
const defaultMaxStallMs = 60_000;

interface StallOptions {
  maxStallMs?: number | undefined;
  /** Milliseconds; tests pass their own clock. */
  now?: () => number;
}

/**
 * Creates a check that ends the connections whose clients have stopped reading; to be called every
 * few seconds. A connection on which nothing waits to be sent has not stopped, e.g. one with a
 * stream of events or with a request that Next.js works on. What is sent has to come in pieces,
 * because only a piece that was taken as a whole is progress.
 */
export function createStallCheck(
  sockets: Iterable<WatchedSocket>,
  { maxStallMs = defaultMaxStallMs, now = () => performance.now() }: StallOptions = {},
): () => void {
  const stalls = new WeakMap<WatchedSocket, { taken: number; since: number }>();
  return () => {
    const time = now();
    for (const socket of sockets) {
      const taken = socket.bytesWritten - socket.writableLength;
      const stall = stalls.get(socket);
      if (socket.writableLength === 0) stalls.delete(socket);
      else if (stall?.taken !== taken) stalls.set(socket, { taken, since: time });
      else if (time - stall.since >= maxStallMs) socket.destroy();
    }
  };
}
