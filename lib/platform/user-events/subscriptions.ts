import "server-only";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { listen } from "#lib/platform/db/listen.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { type UserEvent, userEventsChannel } from "./user-event.ts";

/** What happens to an open connection of a user. */
interface Subscriber {
  onEvent(event: UserEvent): void;
  /** Events may have been lost, because the connection to the database was. */
  onGap(): void;
  /** The process is stopping. */
  onShutdown(): void;
}

/**
 * A page reads its data before it subscribes. What has changed in between is told to it when it
 * subscribes; `lib/platform/browser/user-events.ts` relies on 20 of these seconds.
 */
const replayMs = 30_000;

const getState = processSingleton("user-events", () => ({
  subscribers: new Map<string, Set<Subscriber>>(),
  recent: [] as { event: UserEvent; at: number }[],
  isStopping: false,
}));

/**
 * Receives the events of all users as long as the process lives, on one connection to the
 * database. Open subscriptions end when the process is asked to stop: a restart would otherwise
 * wait for their connections.
 *
 * @returns a function that stops it
 */
export function receiveUserEvents(): () => Promise<void> {
  const stop = listen(userEventsChannel, (payload) => {
    if (payload === undefined) forEachSubscriber((subscriber) => subscriber.onGap());
    else publish(JSON.parse(payload) as UserEvent);
  });
  process.once("SIGTERM", shutDown);
  process.once("SIGINT", shutDown);
  return async () => {
    process.off("SIGTERM", shutDown);
    process.off("SIGINT", shutDown);
    await stop();
  };
}

/** Tells the subscribers of a user of this process. */
function publish(event: UserEvent): void {
  const { subscribers, recent } = getState();
  const now = currentTimeMs();
  const firstKept = recent.findIndex(({ at }) => now - at < replayMs);
  recent.splice(0, firstKept === -1 ? recent.length : firstKept);
  recent.push({ event, at: now });
  for (const subscriber of [...(subscribers.get(event.userId) ?? [])]) subscriber.onEvent(event);
}

/**
 * Subscribes to the events of a user, beginning with those of the last seconds.
 *
 * @returns a function that unsubscribes
 */
export function subscribeToUser(userId: string, subscriber: Subscriber): () => void {
  const { subscribers, recent, isStopping } = getState();
  const ofUser = subscribers.get(userId) ?? new Set();
  subscribers.set(userId, ofUser.add(subscriber));
  for (const { event, at } of recent) {
    if (event.userId === userId && event.topic !== "session" && currentTimeMs() - at < replayMs)
      subscriber.onEvent(event);
  }
  if (isStopping) subscriber.onShutdown();
  return () => {
    ofUser.delete(subscriber);
    if (ofUser.size === 0 && subscribers.get(userId) === ofUser) subscribers.delete(userId);
  };
}

/** The number of open subscriptions of a user in this process. */
export function countSubscriptions(userId: string): number {
  return getState().subscribers.get(userId)?.size ?? 0;
}

function shutDown(): void {
  getState().isStopping = true;
  forEachSubscriber((subscriber) => subscriber.onShutdown());
}

function forEachSubscriber(handle: (subscriber: Subscriber) => void): void {
  for (const ofUser of [...getState().subscribers.values()]) for (const subscriber of [...ofUser]) handle(subscriber);
}
