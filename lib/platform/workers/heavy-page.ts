import "server-only";
import { after } from "next/server";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { createConcurrencyLimit } from "#lib/platform/http/concurrency-limit.ts";
import { queueForUser } from "./user-queue.ts";

/** A proxy would give up after a minute. */
const maxWaitMs = 20_000;
const createLimit = () => createConcurrencyLimit(1, 8, () => AbortSignal.timeout(maxWaitMs));

/** Readers, of whom there may be any number, do not keep editors waiting. */
const getLimits = processSingleton("heavy-pages", () => ({ desk: createLimit(), profile: createLimit() }));

/** An answer that is not read holds up the others no longer than this. */
const maxTurnMs = 20_000;

/**
 * Waits until no other heavy page of the desk, or of profiles, is made in this process. The turn
 * lasts until the answer is complete: what a large text costs after its check is the rendering,
 * which no thread can do.
 *
 * @throws {OverloadedError} while eight other users wait, or eight other pages of the user, and
 *   after a wait of 20 seconds; it becomes 503
 */
export function awaitTurn(place: "desk" | "profile", userId: string): Promise<void> {
  const [turn, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const makePage = () => {
    const timer = setTimeout(end.resolve, maxTurnMs).unref();
    turn.resolve();
    return end.promise.finally(() => clearTimeout(timer));
  };
  queueForUser("heavy-pages", userId, () => getLimits()[place](makePage)).catch(turn.reject);
  after(() => end.resolve());
  return turn.promise;
}
