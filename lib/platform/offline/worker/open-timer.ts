import { readTimerNotification, type ShowStepMessage } from "#lib/platform/browser/timer-notification.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Handles a tap on a timer's notification: a tab that shows the recipe comes to the front, else any
 * tab of the site, because each has the bar of timers; without one the recipe opens.
 *
 * @see https://developer.mozilla.org/docs/Web/API/ServiceWorkerGlobalScope/notificationclick_event
 */
export async function openTimer(notification: Notification): Promise<void> {
  notification.close();
  const data = readTimerNotification(notification.data);
  if (!data) return;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const isAtRecipe = ({ url }: WindowClient) => new URL(url).pathname === data.href;
  // The browser lists the tab used last first.
  const tab = tabs.find(isAtRecipe) ?? tabs[0];
  if (!tab) {
    await self.clients.openWindow(`${data.href}#${data.stepId}`);
    return;
  }
  const message: ShowStepMessage = { type: "show-step", ...data };
  tab.postMessage(message);
  await tab.focus();
}
