import type { IncomingMessage, ServerResponse } from "node:http";
import { otherPolicy } from "#lib/platform/security-headers/content-security-policy.ts";
import { getResourcePolicy, listSecurityHeaders } from "#lib/platform/security-headers/security-headers.ts";
import { createKeptPlaces, type KeptPlace } from "./cache/kept-places.ts";
import { createPageRewrite } from "./cache/light-page.ts";
import type { PageStore } from "./cache/page-cache.ts";
import { findFreshPage, findPage } from "./cache/page-finder.ts";
import { isForDeskOnly } from "./cache/read-your-writes.ts";
import { sendStoredPage } from "./cache/stored-page.ts";
import { forwardHeaders } from "./guard/forwarded-headers.ts";
import { createGuard, isHealthCheck } from "./guard/guard.ts";
import { getBodyLimits } from "./guard/large-bodies.ts";
import { BodyError, hasBody, sendLimitedBody, waitForBody } from "./guard/limited-body.ts";
import { createPlaces, type Place } from "./guard/places.ts";
import { type Refusal, sendRefusal } from "./guard/refusal.ts";
import { listClients } from "./guard/request-clients.ts";
import { isSafeMethod } from "./safe-methods.ts";
import { type StaticFiles, sendStaticFile } from "./static-files.ts";
import { streamAnswer } from "./stream-answer.ts";
import { isEventStream, type Upstream, UpstreamError } from "./upstream.ts";
import { createWaitingAnswers } from "./waiting-answers.ts";

export interface HandlerOptions {
  siteUrl: string;
  port: number;
  allowedHosts?: readonly string[];
  /** Bytes of compressed pages in memory. */
  maxCacheBytes: number;
  staticFiles: StaticFiles;
  /** Requests that Next.js works on at a time. */
  maxInFlight?: number;
}

/** A request that needs Next.js, or a page that it has to confirm. */
interface ServedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  kept: KeptPlace | null;
}

/** Answers the requests of the site. */
interface RequestHandler {
  store: PageStore;
  /** Has answers to queries asked for again: content has changed. */
  expireAnswers(): void;
  /** Answers a request. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Refuses a request that expects something else than 100 Continue. */
  refuseExpectation(request: IncomingMessage, response: ServerResponse): void;
  /** Number of requests that wait for Next.js, without streams of events. */
  countRunning(): number;
  /** Number of requests that are not answered to the end, without streams of events. */
  countOpen(): number;
}

/** Creates the handler of an edge: a guard, pages and files in memory, the rest from Next.js. */
export function createRequestHandler(options: HandlerOptions, upstream: Upstream): RequestHandler {
  const { siteUrl, port, staticFiles } = options;
  const pageRewrite = createPageRewrite(staticFiles);
  const keptPlaces = createKeptPlaces({ siteUrl, upstream, pageRewrite, maxCacheBytes: options.maxCacheBytes });
  const { store, writeMarks } = keptPlaces;
  const guard = createGuard({ siteUrl, port, allowedHosts: options.allowedHosts ?? [] });
  const { createHeadRewrite } = pageRewrite;
  const securityHeaders = listSecurityHeaders(siteUrl);
  const refusalHeaders = { ...securityHeaders, "content-security-policy": otherPolicy };
  const places = createPlaces(options.maxInFlight);
  const waitingAnswers = createWaitingAnswers();
  const open = new Set<ServerResponse>();

  function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
    if (response.headersSent) return void response.destroy();
    response.setHeader("cross-origin-resource-policy", getResourcePolicy(""));
    for (const [name, value] of Object.entries(refusalHeaders)) response.setHeader(name, value);
    sendRefusal(request, response, refusal);
  }

  /**
   * Answers with a page, or with what Next.js says to this request alone, which is returned. The
   * place is that of the work of Next.js, which goes on when the reader leaves, and which is done
   * before a slow reader has everything.
   */
  async function serve(served: ServedRequest, { leave, enterLargeFiles }: Place) {
    const { request, response, kept } = served;
    const startedAt = performance.now();
    const found = kept && (await findPage(kept.target, request, kept.since, kept.finder));
    if (found) {
      sendStoredPage(request, response, found.page, securityHeaders);
      void found.work.then(leave);
      return undefined;
    }
    const answer = await askNext(request, response, enterLargeFiles);
    kept?.note(answer, () => places.enter(request));
    if (request.socket.destroyed) {
      // A pipeline to an answer that is closed already would not end its source.
      answer.destroy();
      leave();
      return undefined;
    }
    const onRead = (waitingBytes: number) => waitingAnswers.add(response, waitingBytes, leave);
    const durationMs = performance.now() - startedAt;
    await streamAnswer(answer, request, response, { securityHeaders, durationMs, createHeadRewrite, onRead });
    if (response.destroyed || isEventStream(answer)) leave();
    else response.once("close", leave);
    return answer;
  }

  async function askNext(request: IncomingMessage, response: ServerResponse, enter: Place["enterLargeFiles"]) {
    const { method = "", url = "" } = request;
    const aborted = new AbortController();
    // A write that has arrived is carried out, even when its page is left at once.
    if (isSafeMethod(method)) response.once("close", () => !response.writableFinished && aborted.abort());
    const peer = request.socket.remoteAddress;
    const limits = getBodyLimits(url, enter);
    const answer = await upstream.request({
      method,
      url,
      headers: forwardHeaders(request.headers, { method, siteUrl, peer }),
      signal: aborted.signal,
      ...(hasBody(request) ? { sendBody: (target) => sendLimitedBody(request, target, limits) } : {}),
    });
    if (!isSafeMethod(method)) markWrite(request, answer);
    return answer;
  }

  /** What a request has changed is visible to its sender at once, to others within seconds. */
  function markWrite(request: IncomingMessage, answer: IncomingMessage): void {
    const { statusCode = 0 } = answer;
    // What has been sent elsewhere, or refused, has changed nothing.
    const isWithoutEffect = statusCode === 307 || statusCode === 308 || (statusCode >= 400 && statusCode < 500);
    if (isWithoutEffect || isForDeskOnly(request.url ?? "")) return;
    const clients = listClients(request);
    // A failure has hardly changed anything, and must not let everyone ask a site that fails.
    const isForAll = statusCode < 500;
    writeMarks.mark(clients, isForAll);
    answer.once("end", () => writeMarks.mark(clients, isForAll));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    open.add(response);
    // Measuring, logging and sending all listen to its end.
    response.setMaxListeners(0);
    response.once("close", () => open.delete(response));
    const refusal = guard(request);
    if (refusal) return refuse(request, response, refusal);
    if (sendStaticFile(staticFiles, request, response, refusalHeaders)) return;
    const kept = keptPlaces.find(request);
    const enter = () => places.enter(request);
    const page = kept && findFreshPage(kept.target, request, kept.since, { ...kept.finder, enter });
    if (page) return sendStoredPage(request, response, page, securityHeaders);
    if (hasBody(request)) {
      try {
        await waitForBody(request);
      } catch {
        return refuse(request, response, { status: 408 });
      }
      // A request whose body has been read to its end may be destroyed as well.
      if (response.destroyed || request.socket.destroyed) return;
    }
    const isHealth = isHealthCheck(request.url ?? "");
    const place = isHealth && !upstream.isReady() ? null : places.enter(request);
    if (!place) {
      const stored = kept?.finder.store.peek(kept.target.key);
      return stored
        ? sendStoredPage(request, response, stored, securityHeaders)
        : refuse(request, response, { status: 503 });
    }
    try {
      const answer = await serve({ request, response, kept }, place);
      if (isEventStream(answer)) open.delete(response);
    } catch (error) {
      place.leave();
      if (response.destroyed) return;
      refuse(request, response, { status: error instanceof BodyError ? error.status : 503 });
      if (!(error instanceof UpstreamError || error instanceof BodyError)) console.error(error);
    }
  }

  const refuseExpectation: RequestHandler["refuseExpectation"] = (request, response) =>
    refuse(request, response, { status: 417 });

  return {
    store,
    expireAnswers: keptPlaces.expireAnswers,
    handle,
    refuseExpectation,
    countRunning: places.count,
    countOpen: () => open.size,
  };
}
