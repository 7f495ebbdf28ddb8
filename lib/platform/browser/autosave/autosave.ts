import type { ActionFailure, ActionResult } from "#lib/platform/http/action-result.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { sessionStore, syncSession } from "../session-store.ts";
import { createListeners } from "../stores/listeners.ts";
import type { UnsentStore, UnsentText } from "../unsent-store.ts";
import type { AutosaveState, SaveOutcome, StoredText } from "./autosave-state.ts";
import { delayUntilSave, toFailedStatus } from "./autosave-state.ts";

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

/** Of what was sent in vain, the latest: a device has little space. */
const maxUnanswered = 5;

export type Autosave<Content> = ReturnType<typeof createAutosave<Content>>;

/**
 * Saves a text a short while after each change, one request at a time. What has not arrived stays
 * on the device and is sent again; no answer and no exception ends that.
 */
export function createAutosave<Content>(kind: TextKind<Content>, { userId, text, send }: AutosaveOptions<Content>) {
  const { unsent, isSame, toStorable = (typed) => typed } = kind;
  const { id, content } = text;
  const { subscribe, notify } = createListeners();
  let state: AutosaveState<Content> = { content, ...toBase(text), status: "saved", isKept: true };
  /** What this page has written to the device: another tab may have written there since. */
  let kept: UnsentText<Content> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  function update(change: Partial<AutosaveState<Content>>, isOfWriter = false): void {
    const before = state;
    state = { ...state, ...change };
    const isBasedAnew = state.version !== before.version || state.stored !== before.stored;
    if (state.status === "saved") forget();
    else if (isOfWriter || (isBasedAnew && isKeptHere())) keep();
    clearTimeout(timer);
    const delayMs = delayUntilSave(state);
    if (delayMs !== null) timer = setTimeout(() => void flush(), delayMs);
    notify();
  }

  function keep(): void {
    const { version, content, unanswered } = state;
    const change = { version, content, changedAt: currentTimeMs(), unanswered };
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
    // A conflict is for the writer to decide.
    if (state.status !== "saved" && state.status !== "conflict") running ??= sendAll();
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
    try {
      if (!isSessionOf(userId)) await syncSession();
      if (!isSessionOf(userId)) return fail("unauthorized");
      const { content: typed, confirmed, version, unanswered } = state;
      const content = toStorable(typed, confirmed);
      const others = unanswered.filter((one) => !isSame(one, content));
      update({ status: "saving", unanswered: [...others, content].slice(-maxUnanswered) });
      const result = await send({ id, version, content });
      if (!result.ok) return fail(result.code, result.errors);
      const { data } = result;
      const stored = data.status === "conflict" ? data.stored : { ...data, content };
      // The same: the answer to a former request was lost, or two devices wrote alike.
      if (!state.unanswered.some((one) => isSame(one, stored.content))) return meetConflict(stored);
      const isSaved = state.content === typed && isSame(content, stored.content);
      update({ ...toBase(stored), status: isSaved ? "saved" : "changed" });
    } catch (error) {
      console.error("A text could not be saved:", error);
      fail("unreachable");
    }
  }

  function fail(code: string, errors = {}): void {
    const status = toFailedStatus(code);
    update({ status, errors, failures: status === "offline" ? state.failures + 1 : 0 });
  }

  function meetConflict(stored: StoredText<Content>): void {
    update({ status: "conflict", stored, failures: 0 });
  }

  return {
    id,
    flush,
    getState: () => state,
    subscribe,
    change(content: Content): void {
      const { status } = state;
      const isStopped = status === "conflict" || status === "gone";
      if (content !== state.content) update({ content, status: isStopped ? status : "changed" }, true);
    },
    meetConflict,
    /** Goes on with a content on top of the newer version of a conflict, or with that itself. */
    resolve(content: Content): void {
      const { stored } = state;
      if (!stored) return;
      const status = isSame(content, stored.content) ? "saved" : "changed";
      update({ ...toBase(stored), content, status }, true);
    },
    /** Drops what a user has asked to delete. */
    discard(writerId: string): void {
      if (writerId === userId) update({ content: state.confirmed, stored: null, unanswered: [], status: "saved" });
    },
    /** Something else than typing has stored a version, with this content of the text. */
    accept({ version, savedAt, content }: StoredText<Content>): void {
      update({ version, savedAt, content, unanswered: [] });
    },
    /** Takes up changes from before. An older version leads to a conflict at the server. */
    restore(change: UnsentText<Content>): void {
      kept = change;
      const { version, content, unanswered = [] } = change;
      if (isSame(content, state.confirmed)) forget();
      // The page may have been left while it was being sent.
      else update({ version, content, unanswered: [...unanswered, content], status: "changed" });
    },
  };
}

/** The part of a state that says what the server has, without failures. */
function toBase<Content>({ version, savedAt, content: confirmed }: StoredText<Content>) {
  return { version, savedAt, confirmed, unanswered: [], stored: null, errors: {}, failures: 0 };
}

/** Whether the session is that of this user, or is not known yet. */
function isSessionOf(userId: string): boolean {
  const user = sessionStore.read();
  return user === undefined || user?.id === userId;
}
