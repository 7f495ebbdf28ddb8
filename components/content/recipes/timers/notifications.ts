import { stepId } from "#lib/content/recipes/recipe.ts";
import type { Timer } from "#lib/content/recipes/timers/timer.ts";
import { readText, storeText } from "#lib/platform/browser/stores/device-storage.ts";
import {
  readTimerNotification,
  type ShowStepMessage,
  type TimerNotificationData,
} from "#lib/platform/browser/timer-notification.ts";

/** Key in localStorage: readers are asked once, also when they close the question. */
const askedKey = "timer-notifications-asked";

/** Asks whether timers may notify; call it only after the reader has started a timer. */
export function askForNotifications(): void {
  if (typeof Notification === "undefined" || Notification.permission !== "default") return;
  // Without storage each page would ask again.
  if (readText(askedKey) || !storeText(askedKey, "1")) return;
  void Notification.requestPermission().catch(() => {});
}

/** Notifies that a timer has ended, if allowed and while the page is not looked at. */
export async function notify(timer: Timer, text: string): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  const data: TimerNotificationData = { href: timer.href, stepId: stepId(timer.step) };
  // Each open tab notifies; the same tag replaces the notification of another tab.
  const options = { body: timer.recipeTitle, tag: `timer-${timer.id}`, requireInteraction: true, data };
  // Chrome on Android allows notifications of service workers only; they also outlive the tab.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration?.active) return registration.showNotification(text, options).catch(() => {});
  try {
    const notification = new Notification(text, options);
    notification.onclick = () => {
      notification.close();
      window.focus();
      showStep(data);
    };
  } catch {
    // Without a worker, Chrome on Android shows no notifications.
  }
}

/** Shows the step of a timer when the service worker says that its notification was tapped. */
export function subscribeToNotificationTaps(): () => void {
  const { serviceWorker } = navigator;
  const handleMessage = ({ data }: MessageEvent<Partial<ShowStepMessage> | null>) => {
    if (data?.type === "show-step") showStep(readTimerNotification(data));
  };
  serviceWorker?.addEventListener("message", handleMessage);
  // Messages that arrived before the page listened wait until this call.
  serviceWorker?.startMessages();
  return () => serviceWorker?.removeEventListener("message", handleMessage);
}

/** On another page the bar of timers leads to the recipe. */
function showStep(data: TimerNotificationData | null): void {
  if (data && window.location.pathname === data.href) document.getElementById(data.stepId)?.scrollIntoView();
}
