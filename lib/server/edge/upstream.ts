import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request as sendRequest } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { BodyError } from "./guard/limited-body.ts";

/** Next.js did not answer: it is not running, or ended while it did. */
export class UpstreamError extends Error {
  override name = "UpstreamError";
}

interface UpstreamRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: OutgoingHttpHeaders;
  /** Sends the body; without it the request is repeated when Next.js ends meanwhile. */
  sendBody?: (target: NodeJS.WritableStream & { destroy(error?: Error): unknown }) => void;
  /**
   * Aborted when the reader is gone: then it is not sent any more. One that was sent runs to its
   * answer, because Next.js works on without its reader.
   */
  signal?: AbortSignal;
}

/** Limit of the request line and headers. A search of 10,000 characters fits in any encoding. */
export const maxHeaderBytes = 160 * 1024;
/** The same with what the edge adds: the names of the site, the address of the reader, blanks. */
export const maxForwardedHeaderBytes = maxHeaderBytes + 16 * 1024;
/**
 * Limit of the head of an answer: it may name the address of a request, encoded once more, which
 * makes a text of `%C3%A4` 5/3 as long.
 */
const maxAnswerHeadBytes = 2 * maxHeaderBytes;
/** Longer than any page renders: statements of the database end after five seconds. */
const answerTimeoutMs = 60_000;
/** How long reads wait for Next.js to start again. */
const restartTimeoutMs = 20_000;
/** How long writes wait: forms keep what was typed, and say that they could not send it. */
const unsafeTimeoutMs = 5000;

/** How long a server that is replaced may take to finish what it has begun. */
const drainTimeoutMs = 30_000;

/** The Next.js processes behind the edge; they come and go. */
export interface Upstream {
  /** Whether one of them responds. */
  isReady(): boolean;
  onReady(url: string): void;
  onEnd(url: string): void;
  /** Sends a process no more requests, and waits for those it has, at most thirty seconds. */
  drain(url: string): Promise<void>;
  /**
   * Sends a request to the process with the fewest, as soon as one runs.
   *
   * @returns its answer, whose body has not been read
   * @throws UpstreamError without an answer
   * @throws BodyError as `sendBody` found
   */
  request(request: UpstreamRequest): Promise<IncomingMessage>;
}

/** A running process. */
interface Server {
  origin: URL;
  /** Requests whose answer has not ended; streams of events do not count. */
  running: number;
}

export function createUpstream(): Upstream {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const servers = new Map<string, Server>();
  const waiting = new Set<() => void>();

  async function waitUntilReady(timeoutMs: number): Promise<Server> {
    if (servers.size === 0) {
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
    const [first, ...others] = servers.values();
    if (!first) throw new UpstreamError("Next.js is not running");
    return others.reduce((least, server) => (server.running < least.running ? server : least), first);
  }

  async function send(server: Server, options: UpstreamRequest): Promise<IncomingMessage> {
    server.running += 1;
    let isRunning = true;
    const leave = () => {
      if (isRunning) server.running -= 1;
      isRunning = false;
    };
    try {
      const answer = await sendOnce(agent, server.origin, options);
      if (isEventStream(answer)) leave();
      else answer.once("close", leave);
      return answer;
    } catch (error) {
      leave();
      throw error;
    }
  }

  return {
    isReady: () => servers.size > 0,
    onReady(url) {
      servers.set(url, { origin: new URL(url), running: 0 });
      for (const wake of [...waiting]) wake();
    },
    onEnd(url) {
      servers.delete(url);
    },
    async drain(url) {
      const server = servers.get(url);
      if (!server) return;
      servers.delete(url);
      const deadline = performance.now() + drainTimeoutMs;
      while (server.running > 0 && performance.now() < deadline) await sleep(20);
    },
    async request(options) {
      const deadline = performance.now() + (options.sendBody ? unsafeTimeoutMs : restartTimeoutMs);
      while (true) {
        const server = await waitUntilReady(Math.max(0, deadline - performance.now()));
        if (options.signal?.aborted) throw new UpstreamError("the reader is gone");
        try {
          return await send(server, options);
        } catch (error) {
          if (error instanceof BodyError) throw error;
          const isRepeatable = !options.sendBody && isRead(options.method) && !isMalformed(error);
          const isOver = performance.now() > deadline || options.signal?.aborted;
          if (!isRepeatable || isOver) throw new UpstreamError(String(error));
          // The end of the process may be noticed a little later than that of its connections.
          await sleep(50);
        }
      }
    },
  };
}

/** Lasts for hours, and costs Next.js nothing. */
export function isEventStream(answer: IncomingMessage | undefined): boolean {
  return /^text\/event-stream\b/.test(answer?.headers["content-type"] ?? "");
}

function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

/** Whether the server did answer, though not in a way that can be read; it would again. */
function isMalformed(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("HPE_");
}

/**
 * The headers with what says where the request ends. Only that of the body which is sent may be
 * there: a length without one, or a body without either, would make the next request on the
 * connection a part of this one, or this body a request of its own.
 */
function frameBody(headers: OutgoingHttpHeaders, isBodySent: boolean): OutgoingHttpHeaders {
  const { "content-length": length, "transfer-encoding": _, ...others } = headers;
  if (!isBodySent) return others;
  return { ...others, ...(length === undefined ? { "transfer-encoding": "chunked" } : { "content-length": length }) };
}

function sendOnce(agent: Agent, origin: URL, options: UpstreamRequest): Promise<IncomingMessage> {
  const { method, url, headers, sendBody } = options;
  // What Next.js does not read of a body blocks its connection, also for the next reader. So a body
  // has a connection of its own, which the edge ends after the answer; if Next.js did, the answer
  // could be lost with what it has not read.
  const ownAgent = sendBody && new Agent({ keepAlive: true });
  return new Promise((resolve, reject) => {
    const outgoing = sendRequest({
      agent: ownAgent ?? agent,
      host: origin.hostname,
      port: origin.port,
      method,
      path: url,
      headers: frameBody(headers, sendBody !== undefined),
      maxHeaderSize: maxAnswerHeadBytes,
      setHost: false,
    });
    outgoing.setTimeout(answerTimeoutMs, () => outgoing.destroy(new Error("no answer")));
    outgoing.on("error", reject);
    outgoing.on("response", (answer) => {
      // Streams of events are silent for long; the timeout is for the head of an answer.
      outgoing.setTimeout(0);
      // The reader of the answer learns of a failure; without a listener the process would end.
      answer.on("error", () => {});
      answer.once("close", () => ownAgent?.destroy());
      resolve(answer);
    });
    if (sendBody) sendBody(outgoing);
    else outgoing.end();
  });
}
