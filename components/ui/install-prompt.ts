import { createListeners } from "#lib/platform/browser/stores/listeners.ts";

/**
 * Fired by Chromium browsers when the site can be installed.
 *
 * @see https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent
 */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let available: BeforeInstallPromptEvent | null = null;
const { subscribe, notify } = createListeners();

function setAvailable(next: BeforeInstallPromptEvent | null): void {
  available = next;
  notify();
}

// Browsers fire the event once, after the page has loaded, possibly before React is ready.
if (typeof window !== "undefined") {
  window.addEventListener("beforeinstallprompt", (event) => {
    // The browser's own banner would stand beside that of the site.
    event.preventDefault();
    setAvailable(event as BeforeInstallPromptEvent);
  });
  window.addEventListener("appinstalled", () => setAvailable(null));
}

/** Whether the browser's installation dialog can be opened, for `useSyncExternalStore`. */
export const installPrompt = {
  subscribe,
  isAvailable: () => available !== null,
  isAvailableOnServer: () => false,
};

/**
 * Opens the browser's installation dialog; call it only after a press. A dialog can be opened once.
 *
 * @returns whether the user has agreed
 */
export async function openInstallPrompt(): Promise<boolean> {
  const event = available;
  if (!event) return false;
  try {
    return (await event.prompt()).outcome === "accepted";
  } catch {
    // The browser does not open it now, for example because a dialog of it is open already.
    return false;
  } finally {
    if (available === event) setAvailable(null);
  }
}
