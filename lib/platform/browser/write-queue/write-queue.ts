import { type ActionErrorCode, isRetryable } from "#lib/platform/browser/action-client.ts";
import { refreshSession, sessionStore } from "#lib/platform/browser/session-store.ts";
import type { ActionFailure, ActionResult } from "#lib/platform/http/action-result.ts";
import type { PendingWrite, Stored } from "./pending-store.ts";
import { createRounds, handleException, type RoundEnd } from "./rounds.ts";

export type WriteResult = ActionResult<unknown> | ActionFailure<ActionErrorCode>;

/** What waits; `createPendingStore` makes one. */
export interface WriteStore<Entry> {
  key: string;
  list: () => readonly Stored<Entry>[];
  remove: (entry: Stored<Entry>) => void;
  listExpired: () => readonly Stored<Entry>[];
}

/** What is particular to one kind of writes. */
export interface WriteKind<Entry> {
  /** Calls the server action, which sets a state: repeating it is harmless. See `callAction`. */
  send: (entry: Stored<Entry>) => Promise<WriteResult>;
  /** It has arrived. `isAwaited`: the page that made it is told by `submit`. */
  onDone: (entry: Stored<Entry>, isAwaited: boolean) => void;
  /** It is given up: the server has refused it, or it has become too old. */
  onRefused: (entry: Stored<Entry>, code: ActionErrorCode | "expired", isAwaited: boolean) => void;
  /** The session has ended: an entry of an earlier page waits for its user unless removed here. */
  onSignedOut?: (entry: Stored<Entry>) => void;
  /** The oldest entry has not arrived in several rounds; `retry` starts the next one at once. */
  onStalled?: (entry: Stored<Entry>, retry: () => void) => void;
  /** Each entry builds on those before it. */
  isOrdered?: boolean;
  /** Entries without a user were made while signed out: when too old they go without a word. */
  waitsForSignIn?: boolean;
}

const toFailure = (code: ActionErrorCode): ActionFailure<ActionErrorCode> => ({ ok: false, code, errors: {} });

/**
 * Creates the queue of one kind: it sends what is stored for the signed-in user, one after the
 * other in the order it was made. One that the server cannot take now, or whose sending throws,
 * stays stored; it holds up what is behind it only where that is about the same or builds on it.
 */
export function createWriteQueue<Entry extends PendingWrite>(store: WriteStore<Entry>, kind: WriteKind<Entry>) {
  type Write = Stored<Entry>;
  /** Of this page, with what tells it the result. */
  const awaited = new Map<string, { entry: Write; resolve: (result?: WriteResult) => void }>();
  let arrivedCount = 0;
  const rounds = createRounds({
    lockName: `write-queue:${store.key}`,
    hasWork: () => listOwn().length > 0,
    round: runRound,
    onIdle: answerAll,
    onStalled() {
      const [oldest] = listOwn();
      if (oldest) attempt(() => kind.onStalled?.(oldest, rounds.start));
    },
  });

  /** While it is unknown who is signed in, an entry with a user may be that of an earlier one. */
  const isOwn = ({ userId }: Write) => !userId || userId === sessionStore.read()?.id;
  const listOwn = () => (sessionStore.read() === null ? [] : store.list().filter(isOwn));
  const isStored = (entry: Write) => store.list().some((one) => keyOf(one) === keyOf(entry));

  async function runRound(): Promise<RoundEnd> {
    if (sessionStore.read() === null) return awaited.size > 0 ? endSession() : undefined;
    for (const entry of store.listExpired().filter(isOwn)) {
      store.remove(entry);
      if (entry.userId || !kind.waitsForSignIn) attempt(() => kind.onRefused(entry, "expired", false));
    }
    /** What was pressed later on the same thing waits, too, so that it arrives last. */
    const failed = new Set<string>();
    let failure: RoundEnd;
    for (;;) {
      const entry = listOwn().find(({ id }) => !failed.has(id));
      if (!entry) return failure;
      if (!navigator.onLine) return toFailure("unreachable");
      const result = await kind.send(entry).catch(handleException);
      if (!result.ok && result.code === "unauthorized") return endSession();
      if (result.ok || !isRetryable(result.code)) settle(entry, result);
      else if (kind.isOrdered || result.code === "outdated" || result.code === "tooMany") return result;
      else {
        failure = result;
        failed.add(entry.id);
      }
    }
  }

  /** A refusal of what was replaced meanwhile is not told: the later entry has its own answer. */
  function settle(entry: Write, result: WriteResult): void {
    const isReplaced = !isStored(entry);
    store.remove(entry);
    const waiting = awaited.get(keyOf(entry));
    waiting?.resolve(isReplaced && !result.ok ? undefined : result);
    if (result.ok) {
      arrivedCount += 1;
      attempt(() => kind.onDone(entry, waiting !== undefined));
    } else if (!isReplaced) attempt(() => kind.onRefused(entry, result.code, waiting !== undefined));
  }

  /** The server knows no session. If there is one after all, what is stored is sent again. */
  async function endSession(): Promise<RoundEnd> {
    const earlier = listOwn().filter((entry) => !awaited.has(keyOf(entry)));
    await refreshSession();
    if (listOwn().length > 0) return toFailure("unreachable");
    if (sessionStore.read() === null) for (const entry of earlier) attempt(() => kind.onSignedOut?.(entry));
    return toFailure("unauthorized");
  }

  function answerAll(end: RoundEnd): void {
    for (const { entry, resolve } of awaited.values()) {
      resolve(end === "inOtherTab" || !isStored(entry) ? undefined : (end ?? toFailure("unreachable")));
    }
    awaited.clear();
  }

  return {
    stalled: rounds.stalled,
    /**
     * Delivers what is stored.
     *
     * @returns whether something has arrived
     */
    async deliver(): Promise<boolean> {
      const before = arrivedCount;
      await rounds.start();
      return arrivedCount > before;
    },
    /**
     * Delivers an entry of this page that has just been stored, after those before it.
     *
     * @returns a retryable code when it arrives later, "unauthorized" when the session has ended
     *   and it waits for its user; undefined when a later one has replaced it, or another tab
     *   sends it
     */
    submit(entry: Write): Promise<WriteResult | undefined> {
      return new Promise((resolve) => {
        awaited.set(keyOf(entry), { entry, resolve });
        void rounds.start();
      });
    },
  };
}

const keyOf = ({ id, at }: Stored<PendingWrite>) => `${id} ${at}`;

/** Calls what belongs to a kind: its exception ends nothing. */
function attempt(handle: () => void): void {
  try {
    handle();
  } catch (error) {
    handleException(error);
  }
}
