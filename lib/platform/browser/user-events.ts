import { currentTimeMs } from "#lib/platform/time/clock.ts";
import type { UserEventTopic } from "#lib/platform/user-events/user-event.ts";
import { sessionEndedEvent } from "./api-client.ts";
import { getRetryDelayMs } from "./retry-delay.ts";

/**
 * Called when the user's data may have changed. `isOwn`: this browser changed it, so what a page
 * shows of its own change, or learns from other tabs through storage, is right already.
 */
export type UserEventListener = (change: { isOwn: boolean }) => void;

const topics: readonly UserEventTopic[] = ["shopping-list", "likes", "cookbooks"];
/** The server repeats the changes of the last 30 seconds to a page that connects. */
const replayedMs = 20_000;

const listeners = new Map<UserEventTopic, Set<UserEventListener>>();
let source: EventSource | undefined;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
/** Since when data of this page may be outdated. */
let readAt = Number.POSITIVE_INFINITY;
let isPageHidden = false;

/**
 * Subscribes to changes of the signed-in user's data on other devices and pages. A page has one
 * connection, open while the page is visible and online. After a time without one every listener is
 * called, because changes may have been missed.
 *
 * @param since when the data was read, before or at the subscription
 * @returns a function that unsubscribes
 */
export function subscribeToUserEvents(topic: UserEventTopic, listener: UserEventListener, since: number): () => void {
  if (listeners.size === 0) start();
  if (!source && readAt > since) readAt = since;
  const ofTopic = listeners.get(topic) ?? new Set();
  listeners.set(topic, ofTopic.add(listener));
  updateConnection();
  return () => {
    ofTopic.delete(listener);
    if (ofTopic.size === 0) listeners.delete(topic);
    if (listeners.size === 0) stop();
  };
}

const pageEvents = [
  [document, "visibilitychange", updateConnection],
  [window, "online", updateConnection],
  [window, "offline", updateConnection],
  // An open connection would keep the page out of the back/forward cache.
  [window, "pagehide", () => setPageHidden(true)],
  [window, "pageshow", () => setPageHidden(false)],
] as const;

function start(): void {
  for (const [target, name, handle] of pageEvents) target.addEventListener(name, handle);
}

function stop(): void {
  disconnect();
  failures = 0;
  readAt = Number.POSITIVE_INFINITY;
  for (const [target, name, handle] of pageEvents) target.removeEventListener(name, handle);
}

function setPageHidden(isHidden: boolean): void {
  isPageHidden = isHidden;
  updateConnection();
}

function updateConnection(): void {
  const isWanted = !isPageHidden && document.visibilityState === "visible" && navigator.onLine;
  if (!isWanted) disconnect();
  else if (!source) connect();
}

function connect(): void {
  clearTimeout(retryTimer);
  const current = new EventSource("/api/users/me/events/");
  source = current;
  current.addEventListener("open", () => {
    failures = 0;
    if (currentTimeMs() - readAt > replayedMs) announceGap();
    // Once this connection is interrupted, the next one follows a gap.
    readAt = Number.NEGATIVE_INFINITY;
  });
  current.addEventListener("gap", announceGap);
  current.addEventListener("session-ended", () => {
    disconnect();
    window.dispatchEvent(new Event(sessionEndedEvent));
  });
  // The browser would reconnect after some errors only, and all browsers at once after a restart.
  current.addEventListener("error", () => {
    disconnect();
    failures += 1;
    retryTimer = setTimeout(updateConnection, getRetryDelayMs(failures) * (0.5 + Math.random()));
  });
  for (const topic of topics) {
    current.addEventListener(topic, ({ data }: MessageEvent<string>) => {
      const { own } = JSON.parse(data) as { own: boolean };
      announce(topic, own);
    });
  }
}

function disconnect(): void {
  clearTimeout(retryTimer);
  source?.close();
  source = undefined;
}

function announceGap(): void {
  for (const topic of [...listeners.keys()]) announce(topic, false);
}

function announce(topic: UserEventTopic, isOwn: boolean): void {
  for (const listener of [...(listeners.get(topic) ?? [])]) listener({ isOwn });
}
