import { createUnsentStore } from "#lib/browser/unsent-store.ts";
import type { ActionFailure, ActionResult } from "#lib/http/action-result.ts";
import { currentTimeMs } from "#lib/time/clock.ts";
import type { StorySaveOutcome } from "../actions.ts";
import type { StoryContent } from "../content.ts";
import type { StoredContent } from "../errors.ts";
import { storyContentSchema } from "../schema.ts";

/**
 * Where the changes are: "saved" by the server, "changed" and "saving" on the way to it, "offline"
 * and "signedOut" on this device until it can be reached, "conflict" with another editor's version,
 * "refused" when the server does not take them.
 */
export type SyncStatus = "saved" | "changed" | "saving" | "offline" | "signedOut" | "conflict" | "refused";

export interface SyncState {
  content: StoryContent;
  version: number;
  /** Milliseconds since 1970; null before the first save. */
  savedAt: number | null;
  status: SyncStatus;
  /** Of a conflict: what another editor has stored. */
  stored: StoredContent | null;
}

type SendResult = ActionResult<StorySaveOutcome> | ActionFailure<string>;

interface SyncOptions {
  userId: string;
  story: { id: string; version: number; content: StoryContent; savedAt: number | null };
  send: (change: { id: string; version: number; content: StoryContent }) => Promise<SendResult>;
  now?: () => number;
  delayMs?: number;
  retryMs?: number;
}

const failures: Record<string, SyncStatus> = {
  unauthorized: "signedOut",
  invalid: "refused",
  missing: "refused",
  forbidden: "refused",
};

/** The changes of stories on this device. */
export const unsentStories = createUnsentStore<StoryContent>("story", () => storyContentSchema);

export type StorySync = ReturnType<typeof createStorySync>;

/**
 * Saves a story a short while after each change, one request at a time. What has not arrived stays
 * on the device and is sent again.
 */
export function createStorySync({
  userId,
  story,
  send,
  now = currentTimeMs,
  delayMs = 1200,
  retryMs = 10_000,
}: SyncOptions) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  const { id, ...initial } = story;
  let state: SyncState = { ...initial, status: "saved", stored: null };

  function update(change: Partial<SyncState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  function keep(version: number, content: StoryContent): void {
    unsentStories.store(userId, id, { version, content, changedAt: now() });
  }

  function change(apply: (content: StoryContent) => StoryContent): void {
    const content = apply(state.content);
    if (content === state.content) return;
    keep(state.version, content);
    const isStopped = state.status === "conflict";
    update({ content, ...(!isStopped && { status: "changed" }) });
    if (!isStopped) schedule(delayMs);
  }

  /** Sends what has changed; resolves when all of it has been answered. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (running) await running;
    if (!["changed", "offline", "signedOut", "refused"].includes(state.status)) return;
    running = sendOnce().finally(() => {
      running = null;
    });
    await running;
    if (state.status === "changed") await flush();
  }

  async function sendOnce(): Promise<void> {
    const { content, version } = state;
    update({ status: "saving" });
    const result = await send({ id, version, content });
    if (!result.ok) return fail(result.code);
    const { data } = result;
    if (data.status === "conflict") return update({ status: "conflict", stored: data.stored });
    const isUnchanged = state.content === content;
    update({ version: data.version, savedAt: data.savedAt, status: isUnchanged ? "saved" : "changed" });
    if (isUnchanged) unsentStories.remove(userId, id);
    else keep(data.version, state.content);
  }

  function fail(code: string): void {
    // No usable answer, an older build, an overload or a rate limit: later it may succeed.
    const status = failures[code] ?? "offline";
    update({ status });
    if (status === "offline") schedule(retryMs);
  }

  /** Goes on with a content on top of what another editor has stored. */
  function resolve(content: StoryContent): void {
    const { stored } = state;
    if (!stored) return;
    const isTheirs = content === stored.content;
    update({ version: stored.version, savedAt: stored.savedAt, stored: null, content, status: "saved" });
    if (isTheirs) unsentStories.remove(userId, id);
    else change((current) => ({ ...current }));
  }

  return {
    id,
    change,
    flush,
    resolve,
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes over what a publication has stored. */
    accept: (accepted: Pick<SyncState, "version" | "savedAt" | "content">) => update({ ...accepted, status: "saved" }),
    /** Another editor has published or saved meanwhile. */
    meetConflict: (stored: StoredContent) => update({ status: "conflict", stored }),
    /** Takes up what this device had not sent before the page was loaded. */
    restore(): void {
      const unsent = unsentStories.read(userId, id, now());
      if (!unsent || JSON.stringify(unsent.content) === JSON.stringify(state.content)) return;
      // An older version leads to a conflict, which the server detects.
      update({ version: unsent.version, content: unsent.content, status: "changed" });
      schedule(0);
    },
    stop: () => clearTimeout(timer),
  };
}
