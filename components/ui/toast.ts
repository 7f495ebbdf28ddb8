import { createListeners } from "#lib/platform/browser/stores/listeners.ts";

export interface Toast {
  kind: "success" | "error";
  text: string;
  /** A button, e.g. to undo or retry, as long as the toast shows. */
  action?: { label: string; run: () => void };
  /** By default 4,000 for errors and 2,000 for successes. */
  durationMs?: number;
}

export interface ShownToast extends Toast {
  id: number;
  durationMs: number;
}

const maxToasts = 20;
const defaultDurationsMs = { error: 4000, success: 2000 };
const noToasts: readonly ShownToast[] = [];

let shown = noToasts;
let lastId = 0;
const { subscribe, notify } = createListeners();

/**
 * Shows a short message at the bottom of the page, which the toaster of the layout announces. Above
 * 20 messages the oldest is removed.
 *
 * @returns the id for `dismissToast`
 */
export function showToast(toast: Toast): number {
  lastId += 1;
  const next = { ...toast, id: lastId, durationMs: toast.durationMs ?? defaultDurationsMs[toast.kind] };
  update([...shown, next].slice(-maxToasts));
  return lastId;
}

export function dismissToast(id: number): void {
  update(shown.filter((toast) => toast.id !== id));
}

function update(next: readonly ShownToast[]) {
  shown = next;
  notify();
}

export const toastStore = {
  subscribe,
  read: () => shown,
  readOnServer: () => noToasts,
};
