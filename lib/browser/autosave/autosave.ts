import type { ActionFailure, ActionResult } from "#lib/http/action-result.ts";
import { currentTimeMs } from "#lib/time/clock.ts";
import { sessionStore, syncSession } from "../session-store.ts";
import type { UnsentStore, UnsentText } from "../unsent-store.ts";
import type { AutosaveState, SaveOutcome, StoredText } from "./autosave-state.ts";
import { delayUntilSave, isSendable, stateOf, transitionsOf } from "./autosave-state.ts";

/** What the texts of one kind share. */
export interface TextKind<Content> {
  /** Those that the server does not have. */
  unsent: UnsentStore<Content>;
  /** Whether the server would store the same. */
  isSame: (a: Content, b: Content) => boolean;
  /** What can be stored of a text that is being written; without it, all of it. */
  toStorable?: (typed: Content, confirmed: Content) => Content;
  /** Those that this page has edited, by user and id. */
  edited: Map<string, Autosave<Content>>;
}

/** A text with the version that it is based on. */
export type TextChange<Content> = { id: string; version: number; content: Content };

export interface AutosaveOptions<Content> {
  userId: string;
  text: StoredText<Content> & { id: string };
  send: (change: TextChange<Content>) => Promise<ActionResult<SaveOutcome<Content>> | ActionFailure<string>>;
}

export type Autosave<Content> = ReturnType<typeof createAutosave<Content>>;

/**
 * Saves a text a short while after each change, one request at a time. What has not arrived stays
 * on the device and is sent again; no answer and no exception ends that.
 */
export function createAutosave<Content>(kind: TextKind<Content>, { userId, text, send }: AutosaveOptions<Content>) {
  const { unsent, isSame, toStorable = (typed) => typed } = kind;
  const { id, ...initial } = text;
  const listeners = new Set<() => void>();
  let state = stateOf(initial);
  /** What this page has written to the device: another tab may have written there since. */
  let kept: UnsentText<Content> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  function update(next: AutosaveState<Content>, isOfWriter = false): void {
    const isBasedAnew = next.version !== state.version || next.stored !== state.stored;
    state = next;
    if (state.status === "saved") forget();
    else if (isOfWriter || (isBasedAnew && isKeptHere())) keep();
    clearTimeout(timer);
    const delayMs = delayUntilSave(state);
    if (delayMs !== null) timer = setTimeout(() => void flush(), delayMs);
    for (const listener of listeners) listener();
  }

  function keep(): void {
    const change = { version: state.version, content: state.content, changedAt: currentTimeMs() };
    const isKept = unsent.store(userId, id, change);
    if (isKept) kept = change;
    state = { ...state, isKept };
  }

  /** Whether the device has nothing, or what this page has kept: nothing later of another tab. */
  function isKeptHere(): boolean {
    const change = unsent.read(userId, id, currentTimeMs());
    return !change || JSON.stringify(change) === JSON.stringify(kept);
  }

  function forget(): void {
    if (kept) unsent.remove(userId, id, kept);
    kept = undefined;
    state = { ...state, isKept: true };
  }

  /** Sends what has changed; resolves when all of it has been answered. */
  async function flush(): Promise<void> {
    if (!running && isSendable(state)) running = sendAll();
    await running;
  }

  async function sendAll(): Promise<void> {
    try {
      do await sendOnce();
      while (state.status === "changed");
    } finally {
      running = undefined;
    }
  }

  async function sendOnce(): Promise<void> {
    const { content: typed, confirmed, version } = state;
    update(transitionsOf(state).sending());
    try {
      const content = toStorable(typed, confirmed);
      if (!isSessionOf(userId)) await syncSession();
      if (!isSessionOf(userId)) return update(transitionsOf(state).failed("unauthorized"));
      const result = await send({ id, version, content });
      const to = transitionsOf(state);
      if (!result.ok) return update(to.failed(result.code, result.errors));
      const { data } = result;
      const stored = data.status === "conflict" ? data.stored : { ...data, content };
      // The same: the answer to a former request was lost, or two devices wrote alike.
      const isStored = data.status === "saved" || isSame(stored.content, content);
      update(isStored ? to.saved(stored, typed) : to.conflicted(stored));
    } catch (error) {
      console.error("A text could not be saved:", error);
      update(transitionsOf(state).failed("unreachable"));
    }
  }

  return {
    id,
    flush,
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (content: Content) => content !== state.content && update(transitionsOf(state).edited(content), true),
    /** Goes on with a content on top of the newer version of a conflict. */
    resolve(content: Content): void {
      const { stored } = state;
      if (stored) update(transitionsOf(state).resolved(stored, content, isSame(content, stored.content)), true);
    },
    /** Drops what a user has asked to delete. */
    discard: (writerId: string) => writerId === userId && update(transitionsOf(state).discarded()),
    accept: (stored: StoredText<Content>) => update(transitionsOf(state).accepted(stored)),
    meetConflict: (stored: StoredText<Content>) => update(transitionsOf(state).conflicted(stored)),
    restore(change: UnsentText<Content>): void {
      kept = change;
      if (isSame(change.content, state.confirmed)) forget();
      else update(transitionsOf(state).restored(change.content, change.version));
    },
  };
}

/** Whether the session is that of this user, or is not known yet. */
function isSessionOf(userId: string): boolean {
  const user = sessionStore.read();
  return user === undefined || user?.id === userId;
}
