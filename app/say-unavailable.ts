import { type IncomingMessage, ServerResponse } from "node:http";
import { isLocale } from "#lib/i18n/locales.ts";
import { localeOf } from "#lib/i18n/request-locale.ts";
import { unavailablePage } from "./unavailable-page.ts";

const retryAfterSeconds = 60;
const replaced = new WeakMap<ServerResponse, string>();

/**
 * Whatever could not be answered says so: 503 instead of 500, and a page also in words. The framework answers with an empty document,
 * which says nothing where scripts do not run, and it lets nobody choose otherwise: hence all answers of this process are watched.
 */
export function sayUnavailable(): void {
  const { writeHead, write, end } = ServerResponse.prototype;
  Object.assign(ServerResponse.prototype, {
    writeHead(this: ServerResponse, status: number, ...args: unknown[]) {
      this.statusCode = status;
      return replace(this) ? writeHead.call(this, 503) : Reflect.apply(writeHead, this, [this.statusCode, ...args]);
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
  if (response.headersSent || response.statusCode !== 500) return false;
  response.statusCode = 503;
  response.setHeader("retry-after", retryAfterSeconds);
  response.setHeader("cache-control", "private, no-store");
  const path = pageAsked(response.req);
  if (path === null) return false;
  const first = path.split(/[/?]/)[1];
  const preferred = { get: (name: string) => response.req.headers[name]?.toString() ?? null };
  const page = unavailablePage(isLocale(first) ? first : localeOf(preferred), path);
  replaced.set(response, page);
  for (const name of ["content-encoding", "transfer-encoding", "etag", "link"]) response.removeHeader(name);
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("content-length", Buffer.byteLength(page));
  return true;
}

/** The path of a page somebody wants to read; null for files, doors and what the framework fetches by itself. */
function pageAsked({ url = "/", headers }: IncomingMessage): string | null {
  // Never "//elsewhere.example", which a link would take for another site.
  const isPage = /^\/((de|en)(\/|\?|$)|\?|$)/.test(url) && headers.rsc === undefined;
  return isPage ? url : null;
}
