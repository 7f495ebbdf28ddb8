import "server-only";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { toPageCount } from "#lib/platform/http/pagination.ts";
import { type CardSort, selectIds } from "./id-queries.ts";
import { encodePosition, type ListPosition } from "./list-position.ts";
import type { CardFilter } from "./list-source.ts";
import { countCards, maxListedCards, pageSize } from "./queries.ts";

interface IdList extends CardFilter {
  sort: CardSort;
  page: number;
  size: number;
  /** Where this page begins. Without it the page is found by its number, up to the limit. */
  after?: ListPosition;
}

interface IdPage {
  ids: string[];
  /** Of a list beyond the limit at least as many as are known to exist. */
  pagination: { page: number; pages: number; count: number };
  /** There are more entries than were counted. */
  isCapped: boolean;
  /** Pages that are found by their number. */
  numberedPages: number;
  /** Where the next page begins; null on the last page, and by likes, which change too often. */
  next: string | null;
}

/** Lists the ids of one page of cards, at any depth for the cost of the first page. */
export function listCardIds(list: IdList): Promise<IdPage> {
  return isKept(list) ? readNumberedPage(list) : readPage(list);
}

/**
 * Positions, sizes and numbers come from addresses, in any number: only pages that the site has
 * itself are kept, because each is a file.
 */
function isKept({ page, size, after }: IdList): boolean {
  return !after && size === pageSize && (page - 1) * size < maxListedCards;
}

const readNumberedPage = cached("card-ids", () => [cacheTags.cards], readPage);

async function readPage({ page, size, after, ...list }: IdList): Promise<IdPage> {
  const offset = (page - 1) * size;
  const isReachable = after !== undefined || offset < maxListedCards;
  const range = { limit: size + 1, offset: after ? 0 : offset, after };
  const rows = isReachable ? await selectIds(list, range) : [];
  const shown = rows.slice(0, size);
  const hasMore = rows.length > size;
  const known = offset + rows.length;
  const isWhole = isReachable && !hasMore && (shown.length > 0 || page === 1);
  const { count, isCapped } = isWhole ? { count: known, isCapped: false } : await countCards(list);
  const atLeast = isCapped && isReachable ? Math.max(count, known) : count;
  const last = shown.at(-1);
  return {
    ids: shown.map(({ id }) => id),
    pagination: { page, pages: toPageCount(atLeast, size), count: atLeast },
    isCapped,
    numberedPages: Math.ceil(maxListedCards / size),
    next: hasMore && last && list.sort === "newest" ? encodePosition({ ...last, offset: offset + size }) : null,
  };
}
