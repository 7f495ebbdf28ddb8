import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

/** What is sent instead of a response; without a body only status and headers change. */
interface ResponseOverride {
  status: number;
  headers: Record<string, string | number>;
  body?: string;
}

/**
 * Replaces responses of this process before their headers are sent. Next.js decides itself what a
 * failed page answers (status 500, an empty document), and neither `error.tsx` nor `onRequestError`
 * can change it. Hence the three methods that send a response are wrapped, per response, as the
 * packages `compression` and `on-headers` do; no prototype is touched.
 *
 * @param getOverride called once the status is known, with that status; null keeps the response
 * @see https://nodejs.org/api/diagnostics_channel.html#http
 */
export function overrideResponses(
  getOverride: (status: number, request: IncomingMessage) => ResponseOverride | null,
): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    wrapResponse(response, (status) => getOverride(status, request));
  });
}

function wrapResponse(response: ServerResponse, getOverride: (status: number) => ResponseOverride | null): void {
  const { writeHead, write, end } = response;
  let override: ResponseOverride | null = null;

  /** Whether the body of another document is sent. */
  function isReplaced(): boolean {
    if (override || response.headersSent) return override?.body !== undefined;
    override = getOverride(response.statusCode);
    if (!override) return false;
    response.statusCode = override.status;
    if (override.body !== undefined) {
      for (const name of ["content-encoding", "transfer-encoding", "etag", "link"]) response.removeHeader(name);
      response.setHeader("content-length", Buffer.byteLength(override.body));
    }
    for (const [name, value] of Object.entries(override.headers)) response.setHeader(name, value);
    return override.body !== undefined;
  }

  Object.assign(response, {
    writeHead(status: number, ...args: unknown[]) {
      response.statusCode = status;
      if (isReplaced()) return writeHead.call(response, response.statusCode);
      return Reflect.apply(writeHead, response, [response.statusCode, ...args]);
    },
    // The body that Next.js writes, compressed or not, is dropped.
    write: (...args: unknown[]) => isReplaced() || Reflect.apply(write, response, args),
    end: (...args: unknown[]) => Reflect.apply(end, response, isReplaced() ? [override?.body] : args),
  });
}
