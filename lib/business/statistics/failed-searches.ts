import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { getClientKey, getWiderNetwork } from "#lib/platform/http/client-ip.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";
import { countSearch } from "./counts.ts";
import { toStorableQuery } from "./storable-query.ts";
import { isCounted } from "./visitor.ts";

/** A query is stored once this many networks have sent it on one day. */
export const minNetworks = 3;
/** Of more queries the one that was seen first is forgotten. */
const maxWaiting = 5000;

interface FailedSearch {
  locale: Locale;
  search: string;
  /** How many items that come close the page shows. */
  closestCount: number;
}

/** Marks of the networks per query; only in memory, and of today only. */
const getState = processSingleton("failed-searches", () => ({
  day: "",
  key: randomBytes(32),
  networks: new Map<string, Set<string>>(),
}));

/**
 * Counts a search without a result. What only few readers type may be personal, so a query is
 * counted from the third network of a day on. Networks are told apart by a hash with a key of this
 * process and day, which never leaves the memory.
 */
export function countFailedSearch(headers: Pick<Headers, "get">, failed: FailedSearch, now = currentTime()): void {
  const query = toStorableQuery(failed.search);
  if (query === null || !isCounted(headers)) return;
  const { locale, closestCount } = failed;
  const client = getClientKey(headers);
  const networks = noteNetwork(`${locale} ${query}`, getWiderNetwork(client) ?? client, now);
  if (networks.size < minNetworks) return;
  const isFirst = !networks.has(counted);
  // The earlier searches count as well, one per network.
  countSearch({ locale, query, closestCount, count: isFirst ? minNetworks : 1 }, now);
  networks.add(counted);
}

/** Beside the marks of networks, which are hashes. */
const counted = "counted";

function noteNetwork(name: string, clientKey: string, now: Date): Set<string> {
  const state = getState();
  const { date } = toLocalTime(now);
  if (state.day !== date) Object.assign(state, { day: date, key: randomBytes(32), networks: new Map() });
  const networks = state.networks.get(name) ?? new Set<string>();
  // More marks say nothing more.
  if (networks.size < minNetworks) networks.add(createHmac("sha256", state.key).update(clientKey).digest("base64url"));
  state.networks.set(name, networks);
  const [oldest] = state.networks.keys();
  if (state.networks.size > maxWaiting && oldest !== undefined) state.networks.delete(oldest);
  return networks;
}
