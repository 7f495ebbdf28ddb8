import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { errorMessages } from "#lib/platform/i18n/error-messages.ts";
import { isLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import { negotiateLocale } from "#lib/platform/i18n/request-locale.ts";
import { renderUnavailablePage } from "#lib/platform/routing/unavailable-page.ts";
import { discardBody, hasBody } from "./limited-body.ts";

/** An answer of the edge itself. */
export interface Refusal {
  status: number;
  headers?: Record<string, string>;
}

/** Code of the API for a status; the others are no answers of the API. */
const apiCodes: Record<number, keyof (typeof errorMessages)["de"]["api"]> = {
  400: "invalid",
  403: "forbidden",
  413: "tooLarge",
  503: "unavailable",
};

/** Sentences for programs and administrators; readers meet none of them. */
const sentences: Record<number, string> = {
  400: "The request is malformed.",
  403: "The request comes from a page of another site.",
  404: "There is nothing at this address.",
  405: "The method is not supported.",
  408: "The request took too long.",
  413: "The body is too large.",
  417: "The expectation is not supported.",
  421: "This host name is not of this site. SITE_URL and ALLOWED_HOSTS name those that are.",
  431: "The headers are too large.",
  503: "The site is busy. Try again soon.",
};

/**
 * Answers with a refusal: a page for pages that are unavailable, JSON for the API, else one
 * sentence. Nothing of the request is repeated.
 */
export function sendRefusal(request: IncomingMessage, response: ServerResponse, { status, headers }: Refusal): void {
  const { type, body } = describeRefusal(request, status);
  response.writeHead(status, {
    ...headers,
    ...(status === 408 ? { connection: "close" } : {}),
    ...(status === 503 ? { "retry-after": headers?.["retry-after"] ?? "2" } : {}),
    "cache-control": "private, no-store",
    "content-type": type,
    "content-length": Buffer.byteLength(body),
  });
  if (request.method !== "HEAD") response.write(body);
  // Ending the connection before the body has arrived would reset it, and the answer with it. One
  // that does not arrive is not waited for.
  if (hasBody(request) && !request.complete && status !== 408) discardBody(request, () => response.end());
  else response.end();
}

function describeRefusal({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">, status: number) {
  const code = apiCodes[status];
  if (code && url.startsWith("/api/")) {
    const fields = status === 400 ? { path: "malformed" } : {};
    const message = errorMessages[getLocale(url, headers)].api[code];
    return { type: "application/json", body: JSON.stringify({ error: { code, message, fields } }) };
  }
  if (status === 503 && /^\/(?:(?:de|en)(?:\/|\?|$)|\?|$)/.test(url) && headers.rsc === undefined) {
    return { type: "text/html; charset=utf-8", body: renderUnavailablePage(getLocale(url, headers)) };
  }
  return { type: "text/plain; charset=utf-8", body: `${sentences[status] ?? "The request failed."}\n` };
}

function getLocale(url: string, headers: IncomingMessage["headers"]): Locale {
  const first = url.split(/[/?]/, 2)[1];
  return isLocale(first) ? first : negotiateLocale({ get: (name) => headers[name]?.toString() ?? null });
}

/** How long a connection stays open after its last answer, for a client that still sends. */
const lingerMs = 1000;

/**
 * Answers what is no HTTP request, e.g. because its headers are too large, and ends the connection.
 * Node has given it up, so neither its limits nor the end of the server would: a client that never
 * closes its side, or that has sent what is not read, would keep it for ever.
 */
export function sendRawRefusal(socket: Duplex, status: RawStatus, securityHeaders: Record<string, string>): void {
  socket.on("error", () => socket.destroy());
  socket.end(renderRawRefusal(status, securityHeaders));
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once("close", () => clearTimeout(timer));
}

type RawStatus = 400 | 405 | 408 | 431;

function renderRawRefusal(status: RawStatus, securityHeaders: Record<string, string>): string {
  const names = {
    400: "Bad Request",
    405: "Method Not Allowed",
    408: "Request Timeout",
    431: "Request Header Fields Too Large",
  };
  const headers = { ...securityHeaders, "content-type": "text/plain; charset=utf-8", connection: "close" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const body = `${sentences[status]}\n`;
  return `HTTP/1.1 ${status} ${names[status]}\r\n${lines.join("")}content-length: ${body.length}\r\n\r\n${body}`;
}
