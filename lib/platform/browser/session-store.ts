import type { SessionUserView } from "#lib/people/users/session-user-view.ts";
import { hasSignedInCookie } from "#lib/platform/auth/signed-in-cookie.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { claimAccountStorage, readAccountValue, storeAccountValue, userValue } from "./account-storage.ts";
import { trackUser } from "./analytics.ts";
import { ApiClientError, callApi, sessionEndedEvent, unauthorizedEvent } from "./api-client.ts";
import { clearQueries, invalidateQueries, loadQueryEngine, removeQueries } from "./query-client.ts";
import { readText, storeText } from "./stores/device-storage.ts";
import { createListeners } from "./stores/listeners.ts";
import { applyUnits } from "./units.ts";

/** undefined while unknown, null when signed out. */
type SessionState = SessionUserView | null | undefined;

const sessionQueryKey = ["session-user"] as const;
const maxAgeMs = 600_000;
/** Its change in localStorage tells the other tabs that the session has changed. */
const storageKey = "viewerChanged";

let current: SessionState;
let fetchedAt = Number.NEGATIVE_INFINITY;
let requestId = 0;
let lastStamp: string | null = null;
let isListening = false;
let isFetching = false;
let hasFailed = false;
const listeners = createListeners();

export const sessionStore = {
  subscribe(listener: () => void) {
    listen();
    if (currentTimeMs() - fetchedAt > maxAgeMs) void load();
    return listeners.subscribe(listener);
  },
  read: (): SessionState => current,
  readOnServer: (): SessionState => undefined,
};

/** For `useSyncExternalStore`: whether the session could not be read, so the user is unknown. */
export const sessionFailure = {
  subscribe: listeners.subscribe,
  read: (): boolean => hasFailed,
};

/** Reloads the session after signing in or out or a change of the account; other tabs follow. */
export async function refreshSession(): Promise<void> {
  writeStamp(String(currentTimeMs()));
  await reload();
}

/**
 * Reloads the session if the signed-in cookie no longer agrees with it. Call it after anything that
 * may have started or ended the session of this browser.
 */
export async function syncSession(): Promise<void> {
  if (current !== undefined && hasSignedInCookie(document.cookie) !== (current !== null)) await refreshSession();
}

async function load(): Promise<void> {
  fetchedAt = currentTimeMs();
  requestId += 1;
  const currentRequest = requestId;
  if (!hasSignedInCookie(document.cookie)) return update(null);
  // The request waits until the device is online.
  if (!navigator.onLine) await restoreUser();
  try {
    const { client } = await loadQueryEngine();
    const user = await client.query({ queryKey: sessionQueryKey, queryFn: fetchUser });
    if (currentRequest === requestId) await update(user);
  } catch {
    if (currentRequest !== requestId) return;
    // The next subscriber or connection tries again.
    fetchedAt = Number.NEGATIVE_INFINITY;
    await restoreUser();
    if (current !== undefined) return;
    hasFailed = true;
    listeners.notify();
  }
}

/** Without network the signed-in cookie and the user of the last visit say who is signed in. */
async function restoreUser(): Promise<void> {
  const stored = current === undefined ? (readAccountValue(userValue) as SessionUserView | null) : null;
  if (stored) await update(stored);
}

async function reload(): Promise<void> {
  if (hasSignedInCookie(document.cookie)) await removeQueries(sessionQueryKey);
  await load();
}

/** The cookie may be outdated; then the API answers 401. */
async function fetchUser(): Promise<SessionUserView | null> {
  isFetching = true;
  try {
    return (await callApi("GET /users/me")).data;
  } catch (error) {
    if (error instanceof ApiClientError && error.status === 401) return null;
    throw error;
  } finally {
    isFetching = false;
  }
}

async function update(next: SessionUserView | null): Promise<void> {
  const previous = current;
  current = next;
  hasFailed = false;
  claimAccountStorage(next?.id ?? null);
  if (next) storeAccountValue(userValue, next);
  document.documentElement.toggleAttribute("data-signed-in", next !== null);
  document.documentElement.toggleAttribute("data-premium", next?.is_premium === true);
  // The account overrides the device; UnitsSync handles accounts without a choice.
  if (next?.units) applyUnits(next.units);
  // The cache of the former user is dropped before the next one is announced.
  const hasUserChanged = previous && previous.id !== next?.id;
  if (hasUserChanged) await clearQueries();
  if (JSON.stringify(previous ?? null) !== JSON.stringify(next)) trackUser(next);
  listeners.notify();
  if (hasUserChanged && next) void invalidateQueries([]);
}

function listen() {
  if (isListening) return;
  isListening = true;
  lastStamp = readText(storageKey);
  const handleChange = () => {
    if (readText(storageKey) === lastStamp) return;
    lastStamp = readText(storageKey);
    void reload();
  };
  window.addEventListener("storage", ({ key: changed }) => changed === storageKey && handleChange());
  // A page from the back/forward cache has missed storage events.
  window.addEventListener("pageshow", handleChange);
  window.addEventListener("online", () => fetchedAt === Number.NEGATIVE_INFINITY && void load());
  // The server has said so: asking again would only fail. A newer session tells by its stamp.
  window.addEventListener(sessionEndedEvent, () => {
    if (current && readText(storageKey) === lastStamp) void update(null);
  });
  // The session may have ended elsewhere.
  window.addEventListener(unauthorizedEvent, () => {
    if (current && !isFetching) void reload();
  });
}

function writeStamp(next: string) {
  lastStamp = next;
  // Without storage the other tabs notice on their next page.
  storeText(storageKey, next);
}
