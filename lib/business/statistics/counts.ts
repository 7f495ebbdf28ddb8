import "server-only";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import type { ItemMeasure } from "#lib/platform/db/tables/statistics/daily-counts.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";
import type { ItemEvent } from "./schema.ts";

/** A row of `item_statistics` that is not stored yet. */
interface ItemCount {
  day: string;
  itemId: string;
  measure: ItemMeasure;
  step: number;
  count: number;
}

/** A row of `search_statistics` that is not stored yet. */
interface SearchCount {
  day: string;
  locale: Locale;
  query: string;
  count: number;
  closestCount: number;
}

export interface PendingCounts {
  items: Map<string, ItemCount>;
  searches: Map<string, SearchCount>;
}

/** Bounds the memory while the database does not answer; later events are lost. */
const maxPending = 20_000;

const createPending = (): PendingCounts => ({ items: new Map(), searches: new Map() });
const getState = processSingleton("pending-counts", () => ({ pending: createPending() }));

/** Counts an event of a page in memory. Whether the item exists is checked when it is stored. */
export function countEvent(event: ItemEvent, now = currentTime()): void {
  const step = event.event === "cook_stop" ? event.step : 0;
  addItem({ day: toLocalTime(now).date, itemId: event.id, measure: event.event, step, count: 1 });
}

/** Counts searches without a result in memory. */
export function countSearch(search: Omit<SearchCount, "day">, now = currentTime()): void {
  addSearch({ day: toLocalTime(now).date, ...search });
}

/** Takes what has been counted; from now on counting begins anew. */
export function takeCounts(): PendingCounts {
  const { pending } = getState();
  getState().pending = createPending();
  return pending;
}

/** Adds counts that could not be stored to those since. */
export function restoreCounts({ items, searches }: PendingCounts): void {
  for (const item of items.values()) addItem(item);
  for (const search of searches.values()) addSearch(search);
}

function addItem(item: ItemCount): void {
  add(getState().pending.items, `${item.day} ${item.itemId} ${item.measure} ${item.step}`, item);
}

function addSearch(search: SearchCount): void {
  add(getState().pending.searches, `${search.day} ${search.locale} ${search.query}`, search);
}

function add<Count extends { count: number }>(counts: Map<string, Count>, key: string, one: Count): void {
  const known = counts.get(key);
  if (!known && counts.size >= maxPending) return;
  counts.set(key, { ...one, count: (known?.count ?? 0) + one.count });
}
