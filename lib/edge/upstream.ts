import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request as sendRequest } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { BodyTooLargeError } from "./guard/limited-body.ts";

/** Next.js did not answer: it is not running, or ended while it did. */
export class UpstreamError extends Error {
  override name = "UpstreamError";
}

export interface UpstreamRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: OutgoingHttpHeaders;
  /** Sends the body; without it the request is repeated when Next.js ends meanwhile. */
  sendBody?: (target: NodeJS.WritableStream & { destroy(error?: Error): unknown }) => void;
  /** Aborted when the reader is gone. */
  signal?: AbortSignal;
}

/** Longer than any page renders: statements of the database end after five seconds. */
const answerTimeoutMs = 60_000;
/** How long reads wait for Next.js to start again. */
const restartTimeoutMs = 20_000;
/** How long writes wait: forms keep what was typed, and say that they could not send it. */
const unsafeTimeoutMs = 5000;

/** The Next.js process behind the edge; it comes and goes. */
export interface Upstream {
  isReady(): boolean;
  onReady(url: string): void;
  onEnd(): void;
  /**
   * Sends a request, as soon as Next.js runs.
   *
   * @returns its answer, whose body has not been read
   * @throws UpstreamError without an answer
   * @throws BodyTooLargeError as `sendBody` found
   */
  request(request: UpstreamRequest): Promise<IncomingMessage>;
}

export function createUpstream(): Upstream {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  let origin: URL | null = null;
  const waiting = new Set<() => void>();

  async function waitUntilReady(timeoutMs: number): Promise<URL> {
    if (!origin) {
      await new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, timeoutMs);
        waiting.add(wake);
      });
    }
    if (!origin) throw new UpstreamError("Next.js is not running");
    return origin;
  }

  return {
    isReady: () => origin !== null,
    onReady(url) {
      origin = new URL(url);
      for (const wake of [...waiting]) wake();
    },
    onEnd() {
      origin = null;
    },
    async request(options) {
      const deadline = performance.now() + (options.sendBody ? unsafeTimeoutMs : restartTimeoutMs);
      while (true) {
        const target = await waitUntilReady(Math.max(0, deadline - performance.now()));
        if (options.signal?.aborted) throw new UpstreamError("the reader is gone");
        try {
          return await sendOnce(agent, target, options);
        } catch (error) {
          if (error instanceof BodyTooLargeError) throw error;
          const isRepeatable = !options.sendBody && (options.method === "GET" || options.method === "HEAD");
          const isOver = performance.now() > deadline || options.signal?.aborted;
          if (!isRepeatable || isOver) throw new UpstreamError(String(error));
          // The end of the process may be noticed a little later than that of its connections.
          await sleep(50);
        }
      }
    },
  };
}

function sendOnce(agent: Agent, origin: URL, options: UpstreamRequest): Promise<IncomingMessage> {
  const { method, url, headers, sendBody, signal } = options;
  return new Promise((resolve, reject) => {
    const outgoing = sendRequest({
      agent,
      host: origin.hostname,
      port: origin.port,
      method,
      path: url,
      headers,
      signal,
      setHost: false,
    });
    outgoing.setTimeout(answerTimeoutMs, () => outgoing.destroy(new Error("no answer")));
    outgoing.on("error", reject);
    outgoing.on("response", (answer) => {
      // Streams of events are silent for long; the timeout is for the head of an answer.
      outgoing.setTimeout(0);
      // The reader of the answer learns of a failure; without a listener the process would end.
      answer.on("error", () => {});
      resolve(answer);
    });
    if (sendBody) sendBody(outgoing);
    else outgoing.end();
  });
}
