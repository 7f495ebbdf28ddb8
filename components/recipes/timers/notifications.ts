import { stepId } from "#lib/recipes/recipe.ts";
import type { Timer } from "#lib/recipes/timers/timer.ts";

/** Key in localStorage: readers are asked once, also when they close the question. */
const askedKey = "timer-notifications-asked";

/** Asks whether timers may notify; call it only after the reader has started a timer. */
export function askForNotifications(): void {
  if (typeof Notification === "undefined" || Notification.permission !== "default") return;
  try {
    if (localStorage.getItem(askedKey)) return;
    localStorage.setItem(askedKey, "1");
  } catch {
    // Without storage each page would ask again.
    return;
  }
  void Notification.requestPermission().catch(() => {});
}

/** Notifies that a timer has ended, if allowed and while the page is not looked at. */
export async function notify(timer: Timer, text: string): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  // Each open tab notifies; the same tag replaces the notification of another tab.
  const options = { body: timer.recipeTitle, tag: `timer-${timer.id}`, requireInteraction: true };
  try {
    const notification = new Notification(text, options);
    notification.onclick = () => {
      notification.close();
      window.focus();
      document.getElementById(stepId(timer.step))?.scrollIntoView();
    };
  } catch {
    // Chrome on Android allows notifications of service workers only.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(text, options);
  }
}
