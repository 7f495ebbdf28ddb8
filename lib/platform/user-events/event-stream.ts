import "server-only";
import { subscribeToUser } from "./subscriptions.ts";
import type { UserEvent } from "./user-event.ts";

/** Proxies close a connection on which nothing is sent for a minute. */
const heartbeatMs = 25_000;
/** A client with more unread messages than this does not read any more. */
const maxUnread = 100;

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  // Neither this server nor a proxy may collect what is sent in order to compress or to buffer it.
  "cache-control": "private, no-store, no-transform",
  "x-accel-buffering": "no",
  // A kept-alive connection would delay the end of the process.
  connection: "close",
};

interface EventStreamOptions {
  userId: string;
  sessionId: string;
  /** Its signal is aborted when the client is gone; not after it was collected as garbage. */
  request: Request;
  isSessionActive: () => Promise<boolean>;
}

/**
 * Answers with the events of a user as server-sent events
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html): each is named after its topic,
 * and its data `{"own": boolean}` tells whether this session made the change. "gap" says that
 * events may have been lost; "session-ended" comes last when the session is no longer active.
 */
export function createEventStream({ userId, sessionId, request, isSessionActive }: EventStreamOptions): Response {
  const encoder = new TextEncoder();
  const ended = new AbortController();
  const end = () => ended.abort();
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (ended.signal.aborted) return;
        if ((controller.desiredSize ?? 0) < -maxUnread) return end();
        controller.enqueue(encoder.encode(`${text}\n\n`));
      };
      const send = (name: string, data: object) => write(`event: ${name}\ndata: ${JSON.stringify(data)}`);
      const checkSession = async () => {
        // While the database is away the session counts as active.
        if (await isSessionActive().catch(() => true)) return;
        send("session-ended", {});
        end();
      };
      const onEvent = ({ topic, sessionId: actingSession }: UserEvent) =>
        topic === "session" ? void checkSession() : send(topic, { own: actingSession === sessionId });

      // A comment: clients notice the connection with the first byte.
      write(": open");
      const unsubscribe = subscribeToUser(userId, { onEvent, onGap: () => send("gap", {}), onShutdown: end });
      const heartbeat = setInterval(() => {
        write(": heartbeat");
        void checkSession();
      }, heartbeatMs);
      request.signal.addEventListener("abort", end);
      const close = () => {
        clearInterval(heartbeat);
        unsubscribe();
        request.signal.removeEventListener("abort", end);
        if (!isCancelled) controller.close();
      };
      if (ended.signal.aborted) close();
      else ended.signal.addEventListener("abort", close);
      if (request.signal.aborted) end();
    },
    cancel() {
      isCancelled = true;
      end();
    },
  });
  return new Response(body, { headers });
}
