import type { ActionFailure, ActionResult } from "#lib/http/action-result.ts";
import { currentTimeMs } from "#lib/time/clock.ts";
import type { DraftContent } from "../draft.ts";
import type { SaveOutcome } from "./action-schema.ts";
import { type DeviceDraft, deviceDrafts } from "./device-drafts.ts";
import { isSameContent } from "./differences.ts";
import { toValidContent } from "./valid-content.ts";

/**
 * Where the changes are: "saved" by the server, "changed" and "saving" on the way to it, "offline"
 * and "signedOut" on this device until it can be reached, "conflict" with a newer version, "gone"
 * (deleted, or submitted meanwhile) or "refused" (too many drafts, or a reference).
 */
export type SyncStatus = "saved" | "changed" | "saving" | "offline" | "signedOut" | "conflict" | "gone" | "refused";

export interface SyncState {
  /** As typed. */
  content: DraftContent;
  version: number;
  /** Milliseconds since 1970; null before the first save. */
  savedAt: number | null;
  status: SyncStatus;
  /** Codes by path of what is typed but cannot be stored. */
  errors: Record<string, string>;
  /** Names of fields whose text could not be read: the content has their former value. */
  unread: ReadonlySet<string>;
  /** Of a conflict: what another device has stored. */
  stored: { version: number; content: DraftContent; savedAt: number } | null;
  /** Whether the device has kept the changes; false without storage. */
  isKept: boolean;
}

type SendResult = ActionResult<SaveOutcome> | ActionFailure<string>;

interface SyncOptions {
  userId: string;
  draft: { id: string; version: number; content: DraftContent; savedAt: number | null };
  send: (change: { id: string; version: number; content: DraftContent }) => Promise<SendResult>;
  now?: () => number;
  delayMs?: number;
  retryMs?: number;
}

export type DraftSync = ReturnType<typeof createDraftSync>;

const failures: Record<string, SyncStatus> = {
  unauthorized: "signedOut",
  missing: "gone",
  conflict: "gone",
  forbidden: "gone",
  invalid: "refused",
  limit: "refused",
};

/**
 * Saves a draft a short while after each change, one request at a time. What has not arrived stays
 * on the device and is sent again.
 */
export function createDraftSync({
  userId,
  draft,
  send,
  now = currentTimeMs,
  delayMs = 1500,
  retryMs = 15_000,
}: SyncOptions) {
  const { id } = draft;
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  /** What the server has, for the fields that cannot be stored as they are typed. */
  let confirmed = draft.content;
  let state: SyncState = {
    content: draft.content,
    version: draft.version,
    savedAt: draft.savedAt,
    status: "saved",
    errors: {},
    unread: new Set(),
    stored: null,
    isKept: true,
  };

  function update(change: Partial<SyncState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  function keep(content: DraftContent): boolean {
    return deviceDrafts.store(userId, id, { version: state.version, content, changedAt: now() });
  }

  function change(content: DraftContent): void {
    const isStopped = state.status === "conflict" || state.status === "gone";
    const { errors } = toValidContent(content, confirmed);
    update({ content, errors, isKept: keep(content), ...(!isStopped && { status: "changed" }) });
    if (!isStopped) schedule(delayMs);
  }

  function reportUnread(name: string, isUnread: boolean): void {
    if (state.unread.has(name) === isUnread) return;
    const others = [...state.unread].filter((other) => other !== name);
    update({ unread: new Set(isUnread ? [...others, name] : others) });
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
    const sent = state.content;
    const { content } = toValidContent(sent, confirmed);
    update({ status: "saving" });
    const result = await send({ id, version: state.version, content });
    if (!result.ok) return fail(result.code);
    const { data } = result;
    if (data.status === "conflict") return meetConflict(data.stored, content);
    confirmed = content;
    const isUnchanged = state.content === sent;
    update({ version: data.version, savedAt: toMs(data.savedAt), status: isUnchanged ? "saved" : "changed" });
    if (isUnchanged) deviceDrafts.remove(userId, id);
    else keep(state.content);
  }

  function fail(code: string): void {
    // No usable answer, an older build, an overload or a rate limit: later it may succeed.
    const status = failures[code] ?? "offline";
    update({ status });
    if (status === "offline") schedule(retryMs);
  }

  function meetConflict(stored: { version: number; content: DraftContent; savedAt: Date }, sent: DraftContent): void {
    const taken = { ...stored, savedAt: toMs(stored.savedAt) };
    // The answer to a former request was lost, or both devices wrote the same.
    if (isSameContent(stored.content, sent)) resolve(taken.content, taken);
    else update({ status: "conflict", stored: taken });
  }

  /** Goes on with a content on top of the stored version. */
  function resolve(content: DraftContent, stored = state.stored): void {
    if (!stored) return;
    confirmed = stored.content;
    update({ version: stored.version, savedAt: stored.savedAt, stored: null, content, status: "saved" });
    if (isSameContent(content, stored.content)) deviceDrafts.remove(userId, id);
    else change(content);
  }

  /** Takes up what this device had not sent before the page was loaded. */
  function restore(pending: DeviceDraft): void {
    if (isSameContent(pending.content, confirmed)) {
      deviceDrafts.remove(userId, id);
      return;
    }
    const { errors } = toValidContent(pending.content, confirmed);
    // An older version leads to a conflict, which the server detects.
    update({ content: pending.content, version: pending.version, errors, status: "changed" });
    schedule(0);
  }

  return {
    id,
    change,
    reportUnread,
    flush,
    resolve,
    restore,
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Whether anything typed has not been confirmed. */
    isPending: () => state.status !== "saved",
    stop: () => clearTimeout(timer),
  };
}

const toMs = (date: Date | number) => new Date(date).getTime();
