export interface Toast {
  kind: "success" | "error";
  text: string;
  /** A way back or on, for as long as the toast is there. */
  action?: { label: string; run: () => void };
  /** Milliseconds it stays; 4,000 for errors and 2,000 for successes unless said otherwise. */
  lasts?: number;
}

export interface ShownToast extends Toast {
  id: number;
  lasts: number;
}

const mostAtOnce = 20;
const lasting = { error: 4000, success: 2000 };
const none: readonly ShownToast[] = [];

let shown = none;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a short message at the foot of the window; the toaster of the layout announces it. The oldest gives way to the twenty-first. */
export function showToast(toast: Toast): number {
  lastId += 1;
  const next = { ...toast, id: lastId, lasts: toast.lasts ?? lasting[toast.kind] };
  change([...shown, next].slice(-mostAtOnce));
  return lastId;
}

/** Takes a message away. */
export function dropToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

function change(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => shown,
  readOnServer: () => none,
};
