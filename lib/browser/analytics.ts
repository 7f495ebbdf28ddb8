import type { SessionUserView } from "#lib/users/session-user-view.ts";

/** An event of the page with its details. */
export interface AnalyticsEvent {
  event:
    | "page view"
    | "data-updated"
    | "started liking"
    | "started rating"
    | "rated recipe"
    | "newsletter sign-up started"
    | "app-store clicked"
    | (string & {});
  [detail: string]: unknown;
}

declare global {
  interface Window {
    /** Events of the page, oldest first. */
    tischlein?: AnalyticsEvent[];
  }
}

/** Name of the CustomEvent that announces an event; `detail` is the AnalyticsEvent. */
export const analyticsEventName = "tischlein";

const maxEvents = 200;

/** Records an event on the page. Nothing is sent to a server from here. */
export function track(entry: AnalyticsEvent): void {
  window.tischlein ??= [];
  window.tischlein.push(entry);
  if (window.tischlein.length > maxEvents) window.tischlein.shift();
  window.dispatchEvent(new CustomEvent(analyticsEventName, { detail: entry }));
}

/** Records who is signed in, with the properties analytics needs; null when signed out. */
export function trackUser(user: Pick<SessionUserView, "id" | "is_premium" | "new_type"> | null): void {
  track({
    event: "data-updated",
    user_id: user?.id ?? null,
    user_properties: user ? { is_premium: user.is_premium, type: user.new_type } : {},
  });
}
