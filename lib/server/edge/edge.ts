import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { otherPolicy } from "#lib/platform/security-headers/content-security-policy.ts";
import { getResourcePolicy, listSecurityHeaders } from "#lib/platform/security-headers/security-headers.ts";
import { logAnswer } from "./access-log.ts";
import type { PageStore } from "./cache/page-cache.ts";
import { maxBodyMs } from "./guard/body-pace.ts";
import { createConnectionLimit } from "./guard/connection-limit.ts";
import { sendRawRefusal } from "./guard/refusal.ts";
import { createStallCheck } from "./guard/stalled-connections.ts";
import { createRequestHandler, type HandlerOptions } from "./request-handler.ts";
import { createUpstream, maxHeaderBytes } from "./upstream.ts";

const maxConnections = 10_000;
const headersTimeoutMs = 20_000;
/**
 * Has to exceed the idle timeout of proxies (nginx and cloud load balancers: 60 s), so that they
 * close first. A request sent while this side closes would get no response.
 * https://nodejs.org/api/http.html#serverkeepalivetimeout
 */
const keepAliveTimeoutMs = 75_000;
/** How long running requests may take after the end was asked for. */
const drainTimeoutMs = 10_000;
/** Turns of the event loop in which requests that were sent before the end still arrive. */
const arrivalTurns = 25;
const turnMs = 20;
/** How often connections are looked at whose clients may have stopped reading. */
const stallCheckMs = 5000;
/** Connections that wait to be taken, see the backlog of `server.listen`. */
const maxWaiting = 511;

export interface EdgeOptions extends HandlerOptions {
  /** Address to listen on; all of them without it. */
  host?: string;
  logsRequests?: boolean;
  /** How long a connection stays whose client takes nothing; a minute by default. */
  maxStallMs?: number;
  /** Called with each answer before it is made. */
  observe?(response: ServerResponse, method: string | undefined, startedAt: number): void;
}

/** The open port of the site, in front of Next.js. */
export interface Edge {
  store: PageStore;
  /** Number of requests that wait for Next.js. */
  countRunning(): number;
  isServerReady(): boolean;
  listen(): Promise<void>;
  /** Has answers to queries asked for again: content has changed. */
  expireAnswers(): void;
  onServerReady(url: string): void;
  onServerEnd(url: string): void;
  /** Sends a server no more requests, and waits for those it has, at most thirty seconds. */
  drainServer(url: string): Promise<void>;
  /**
   * Takes no more connections, and answers what was sent before, for at most ten seconds.
   */
  close(): Promise<void>;
}

/**
 * Creates the edge: a guard, pages and files in memory, and everything else from Next.js.
 *
 * @see docs/edge.md
 */
export function createEdge(options: EdgeOptions): Edge {
  const upstream = createUpstream();
  const handler = createRequestHandler(options, upstream);
  let isClosing = false;

  function handle(request: IncomingMessage, response: ServerResponse): void {
    options.observe?.(response, request.method, performance.now());
    if (options.logsRequests) logAnswer(request, response, performance.now());
    if (isClosing) response.shouldKeepAlive = false;
    response.on("error", ignoreError);
    handler.handle(request, response).catch((error) => {
      console.error(error);
      response.destroy();
    });
  }

  const server = createServer(
    {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: headersTimeoutMs,
      requestTimeout: maxBodyMs,
      keepAliveTimeout: keepAliveTimeoutMs,
      connectionsCheckingInterval: 5000,
      noDelay: true,
      // The guard answers what names no host, with the headers of every answer.
      requireHostHeader: false,
    },
    handle,
  );
  server.maxConnections = maxConnections;
  const connections = new Set<Socket>();
  const connectionLimit = createConnectionLimit();
  let taken = 0;
  server.on("connection", (socket) => {
    taken++;
    const leave = connectionLimit.open(socket.remoteAddress);
    if (!leave) return void socket.destroy();
    connections.add(socket);
    socket.once("close", () => {
      connections.delete(socket);
      leave();
    });
  });
  const { maxStallMs } = options;
  const checkStalls = createStallCheck(connections, { maxStallMs });
  const stallTimer = setInterval(checkStalls, Math.min(stallCheckMs, maxStallMs ?? stallCheckMs)).unref();
  // Node itself would answer 417, without the headers of every answer.
  server.on("checkExpectation", handler.refuseExpectation);
  const rawHeaders = {
    ...listSecurityHeaders(options.siteUrl),
    "content-security-policy": otherPolicy,
    "cross-origin-resource-policy": getResourcePolicy(""),
  };
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const isTimeout = error.code === "ERR_HTTP_REQUEST_TIMEOUT";
    const status = error.code === "HPE_HEADER_OVERFLOW" ? 431 : isTimeout ? 408 : 400;
    sendRawRefusal(socket, status, rawHeaders);
  });
  // Node would close the connection without a word.
  server.on("connect", (_, socket) => sendRawRefusal(socket, 405, rawHeaders));

  /**
   * Takes the connections that the system has already taken, which would otherwise be reset: as
   * many as can wait, or until none has come for two turns.
   */
  async function takeWaitingConnections(): Promise<void> {
    const start = taken;
    for (let quiet = 0, before = start; quiet < 2 && taken < start + maxWaiting; before = taken) {
      await setTimeout(turnMs);
      quiet = taken === before ? quiet + 1 : 0;
    }
  }

  async function drain(): Promise<void> {
    isClosing = true;
    const deadline = performance.now() + drainTimeoutMs;
    await takeWaitingConnections();
    // That of HTTP would also cut idle connections, on which a request may have arrived unread.
    NetServer.prototype.close.call(server);
    for (let turn = 0; (connections.size > 0 && turn < arrivalTurns) || handler.countOpen() > 0; turn++) {
      if (performance.now() > deadline) break;
      await setTimeout(turnMs);
    }
    server.closeIdleConnections();
    clearInterval(stallTimer);
  }

  let drained: Promise<void> | undefined;
  return {
    store: handler.store,
    expireAnswers: handler.expireAnswers,
    countRunning: handler.countRunning,
    isServerReady: upstream.isReady,
    async listen() {
      server.listen({ port: options.port, host: options.host });
      await once(server, "listening");
    },
    onServerReady: (url) => upstream.onReady(url),
    onServerEnd(url) {
      upstream.onEnd(url);
      if (isClosing && !upstream.isReady()) server.closeAllConnections();
    },
    drainServer: (url) => upstream.drain(url),
    close: () => (drained ??= drain()),
  };
}

/** A reader who leaves early is no failure; without a listener the process would end. */
function ignoreError(): void {}
