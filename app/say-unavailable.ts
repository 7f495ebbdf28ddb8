import { type IncomingMessage, ServerResponse } from "node:http";
import { isLocale } from "#lib/i18n/locales.ts";
import { localeOf } from "#lib/i18n/request-locale.ts";
import { unavailablePage } from "./unavailable-page.ts";

const retryAfterSeconds = 60;
const replaced = new WeakMap<ServerResponse, string>();

/**
 * Gives a page that could not be rendered a body and the status 503. The framework answers with an empty document and 500, which says
 * nothing where scripts do not run, and it lets nobody choose otherwise: hence the answer itself is watched, in this whole process.
 */
export function sayUnavailable(): void {
  const { writeHead, write, end } = ServerResponse.prototype;
  Object.assign(ServerResponse.prototype, {
    writeHead(this: ServerResponse, ...args: [number, ...unknown[]]) {
      this.statusCode = args[0];
      return replace(this) ? writeHead.call(this, 503) : Reflect.apply(writeHead, this, args);
    },
    // What the framework has written instead is left out, packed or not.
    write(this: ServerResponse, ...args: unknown[]) {
      return replace(this) || Reflect.apply(write, this, args);
    },
    end(this: ServerResponse, ...args: unknown[]) {
      return replace(this) ? Reflect.apply(end, this, [replaced.get(this)]) : Reflect.apply(end, this, args);
    },
  });
}

/** Whether another page takes the place of what this answer was to be. */
function replace(response: ServerResponse): boolean {
  if (replaced.has(response)) return true;
  const path = response.headersSent || response.statusCode !== 500 ? null : pageAsked(response.req);
  if (path === null) return false;
  const first = path.split(/[/?]/)[1];
  const preferred = { get: (name: string) => response.req.headers[name]?.toString() ?? null };
  const page = unavailablePage(isLocale(first) ? first : localeOf(preferred), path);
  replaced.set(response, page);
  response.statusCode = 503;
  for (const name of ["content-encoding", "content-length", "transfer-encoding", "etag", "link"])
    response.removeHeader(name);
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("content-length", Buffer.byteLength(page));
  response.setHeader("cache-control", "private, no-store");
  response.setHeader("retry-after", retryAfterSeconds);
  return true;
}

/** The path of a page somebody wants to read; null for files, doors and what the framework fetches by itself. */
function pageAsked({ url = "/", headers }: IncomingMessage): string | null {
  const isPage = /^\/(de|en)?(\/|\?|$)/.test(url) && headers.rsc === undefined;
  return isPage ? url : null;
}
