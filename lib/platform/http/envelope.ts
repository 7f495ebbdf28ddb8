import { env } from "#lib/platform/config/env.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

export interface Pagination {
  page: number;
  pages: number;
  count: number;
}

/** Absolute addresses beside an answer; those of pages are null where there is no such page. */
export interface Links {
  self: string;
  first?: string;
  /** Null where it is not known. */
  last?: string | null;
  next?: string | null;
  prev?: string | null;
}

/** How a list goes on beyond the pages that are found by their number. */
export interface Continuation {
  /** Where the next page begins. */
  cursor: string | null;
  /** How many pages are found by their number. */
  numberedPages: number;
  /** The list has more entries than were counted. */
  isCapped: boolean;
}

/** What every answer of version 3 is wrapped in. */
interface Envelope<Data = unknown> {
  data: Data;
  meta: { pagination?: Pagination };
  links: Links;
}

/** Wraps data in the envelope, with links to the other pages of a list. */
export function toEnvelope<Data>(
  request: Request,
  data: Data,
  pagination?: Pagination,
  continuation?: Continuation,
): Envelope<Data> {
  return { data, meta: pagination ? { pagination } : {}, links: toLinks(request, pagination, continuation) };
}

/** States in which language and by which headers of the request an answer was chosen. */
export function setNegotiationHeaders(headers: Headers, locale: Locale): void {
  headers.set("content-language", locale);
  headers.append("vary", "Accept, Accept-Language");
}

function toLinks(request: Request, pagination?: Pagination, continuation?: Continuation): Links {
  const { pathname, searchParams } = new URL(request.url);
  const path = env.SITE_URL + (pathname.replace(/(?<!\/)\/+$/, "") || "/");
  const toLink = (query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);
  const self = toLink(searchParams);
  if (!pagination) return { self };
  const { page, pages } = pagination;
  const { cursor = null, numberedPages = pages, isCapped = false } = continuation ?? {};
  const toPage = (number: number, position: string | null = null) => {
    const query = new URLSearchParams(searchParams);
    query.set("page", String(number));
    query.delete("cursor");
    if (position !== null) query.set("cursor", position);
    return toLink(query);
  };
  const previous = Math.min(page - 1, pages);
  return {
    self,
    first: toPage(1),
    last: isCapped ? null : toPage(pages),
    next: page < pages && (cursor !== null || page < numberedPages) ? toPage(page + 1, cursor) : null,
    prev: page > 1 && previous <= numberedPages ? toPage(previous) : null,
  };
}
