import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";

const getStorage = processSingleton("acting-session", () => new AsyncLocalStorage<string>());

/**
 * Runs `handler` as the session with this id: its changes are announced to the pages of this
 * session as their own.
 */
export function runAsSession<Result>(sessionId: string, handler: () => Result): Result {
  return getStorage().run(sessionId, handler);
}

/** The session that acts, or null outside of `runAsSession`. */
export function getActingSession(): string | null {
  return getStorage().getStore() ?? null;
}
