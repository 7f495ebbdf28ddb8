import "server-only";
import { after } from "next/server";
import { processSingleton } from "#lib/config/process-singleton.ts";
import { createConcurrencyLimit } from "#lib/http/concurrency-limit.ts";

const getLimit = processSingleton("heavy-pages", () => createConcurrencyLimit(1, 8));

/** An answer that is not read holds up the others no longer than this. */
const maxTurnMs = 20_000;

/**
 * Waits until no other heavy page is made in this process. The turn lasts until the answer is
 * complete: what a large text costs after its check is the rendering, which no thread can do.
 *
 * @throws {OverloadedError} while eight others wait; it becomes 503
 */
export function awaitTurn(): Promise<void> {
  const [turn, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  getLimit()(() => {
    const timer = setTimeout(end.resolve, maxTurnMs).unref();
    turn.resolve();
    return end.promise.finally(() => clearTimeout(timer));
  }).catch(turn.reject);
  after(() => end.resolve());
  return turn.promise;
}
