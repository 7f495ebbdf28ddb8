import "server-only";
import { after } from "next/server";
import { processSingleton } from "#lib/config/process-singleton.ts";
import { type ConcurrencyLimit, createConcurrencyLimit } from "#lib/http/concurrency-limit.ts";

const createLimit = () => createConcurrencyLimit(1, 8);

/** Readers, of whom there may be any number, do not keep editors waiting. */
const getLimits = processSingleton("heavy-pages", () => ({ desk: createLimit(), profile: createLimit() }));

/** The pages of each user wait in a queue of their own, so that no user takes every place. */
const getUsers = processSingleton(
  "heavy-pages-of-users",
  () => new Map<string, { limit: ConcurrencyLimit; pages: number }>(),
);

/** An answer that is not read holds up the others no longer than this. */
const maxTurnMs = 20_000;

/**
 * Waits until no other heavy page of the desk, or of profiles, is made in this process. The turn
 * lasts until the answer is complete: what a large text costs after its check is the rendering,
 * which no thread can do.
 *
 * @throws {OverloadedError} while eight other users wait, or eight other pages of the user; it
 *   becomes 503
 */
export function awaitTurn(place: "desk" | "profile", userId: string): Promise<void> {
  const [turn, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const makePage = () => {
    const timer = setTimeout(end.resolve, maxTurnMs).unref();
    turn.resolve();
    return end.promise.finally(() => clearTimeout(timer));
  };
  limitUser(userId, () => getLimits()[place](makePage)).catch(turn.reject);
  after(() => end.resolve());
  return turn.promise;
}

/** Runs one job of a user at a time. */
async function limitUser(userId: string, job: () => Promise<void>): Promise<void> {
  const user = getUsers().get(userId) ?? { limit: createLimit(), pages: 0 };
  getUsers().set(userId, user);
  user.pages += 1;
  try {
    await user.limit(job);
  } finally {
    user.pages -= 1;
    if (user.pages === 0) getUsers().delete(userId);
  }
}
