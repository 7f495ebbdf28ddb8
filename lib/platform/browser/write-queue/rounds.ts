import { type ActionErrorCode, isRetryable } from "#lib/platform/browser/action-client.ts";
import { getRetryDelayMs } from "#lib/platform/browser/retry-delay.ts";
import { createListeners } from "#lib/platform/browser/stores/listeners.ts";
import type { ActionFailure } from "#lib/platform/http/action-result.ts";

/** Why a round has left something to send; undefined when it has not. */
export type RoundEnd = ActionFailure<ActionErrorCode> | "inOtherTab" | undefined;

interface RoundsOptions {
  /** Of the lock that one tab holds. */
  lockName: string;
  hasWork: () => boolean;
  round: () => Promise<RoundEnd>;
  /** Called after a round when no other was asked for meanwhile. */
  onIdle: (end: RoundEnd) => void;
  /** Called after each six failed rounds: within a minute, then every six minutes. */
  onStalled: () => void;
}

/** Until this tab looks whether another one still delivers. */
const otherTabDelayMs = 1000;
const roundsBeforeNotice = 6;

/** Counts what has thrown as a failure that may pass: it ends no later rounds. */
export function handleException(error: unknown): ActionFailure<ActionErrorCode> {
  console.error("A stored change could not be sent:", error);
  return { ok: false, code: "unreachable", errors: {} };
}

/**
 * Creates the rounds of a queue: one at a time, in one tab at a time. A failed round is repeated
 * after a delay that doubles up to a minute. Without network it is not: pages start a round when
 * they are online.
 */
export function createRounds({ lockName, hasWork, round, onIdle, onStalled }: RoundsOptions) {
  let running: Promise<void> | undefined;
  let isRequested = false;
  let failedRounds = 0;
  let isStalled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { subscribe, notify } = createListeners();

  async function run(): Promise<void> {
    try {
      while (isRequested) {
        isRequested = false;
        clearTimeout(timer);
        const end = await inOneTab().catch(handleException);
        if (isRequested) continue;
        scheduleNext(end);
        onIdle(end);
      }
    } finally {
      running = undefined;
    }
  }

  /** Browsers have locks on https and localhost only. Without, two tabs may send the same entry. */
  async function inOneTab(): Promise<RoundEnd> {
    const locks: LockManager | null | undefined = navigator.locks;
    if (!locks || !hasWork()) return round();
    return locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? round() : "inOtherTab"));
  }

  function scheduleNext(end: RoundEnd): void {
    if (end === "inOtherTab") {
      timer = setTimeout(start, otherTabDelayMs);
      return;
    }
    setStalled(end !== undefined && end.code !== "outdated" && isRetryable(end.code));
    if (!isStalled) failedRounds = 0;
    else if (navigator.onLine) {
      failedRounds += 1;
      timer = setTimeout(start, getRetryDelayMs(failedRounds));
      if (failedRounds % roundsBeforeNotice === 0) onStalled();
    }
  }

  function setStalled(next: boolean): void {
    if (next === isStalled) return;
    isStalled = next;
    notify();
  }

  /** Starts a round, or asks the running one for another; resolves when none is left to do. */
  function start(): Promise<void> {
    isRequested = true;
    running ??= run();
    return running;
  }

  return {
    start,
    /** Whether entries wait for a connection, for `useSyncExternalStore`. */
    stalled: { subscribe, read: () => isStalled },
  };
}
