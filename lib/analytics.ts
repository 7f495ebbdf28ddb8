import type { ViewerView } from "#lib/auth/viewer-view.ts";

/** Something that happened on the page: its name and whatever belongs to it. */
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
    /** The event bus of the page: what has happened so far, oldest first. */
    tischlein?: AnalyticsEvent[];
  }
}

/** Name of the CustomEvent that tells listeners of what has just happened; `detail` is the AnalyticsEvent. */
export const busEvent = "tischlein";

const longestMemory = 200;

/** Puts an event on the bus of the page. Nothing leaves the page from here. */
export function track(entry: AnalyticsEvent): void {
  window.tischlein ??= [];
  window.tischlein.push(entry);
  if (window.tischlein.length > longestMemory) window.tischlein.shift();
  window.dispatchEvent(new CustomEvent(busEvent, { detail: entry }));
}

/** Tells the bus who the reader is from now on, and their user properties; null for nobody. */
export function setUser(viewer: Pick<ViewerView, "id" | "is_premium" | "new_type"> | null): void {
  track({
    event: "data-updated",
    user_id: viewer?.id ?? null,
    user_properties: viewer ? { is_premium: viewer.is_premium, type: viewer.new_type } : {},
  });
}
