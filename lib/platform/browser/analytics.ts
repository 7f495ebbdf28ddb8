import type { SessionUserView } from "#lib/people/users/session-user-view.ts";
import type { PlusPlan } from "#lib/platform/config/plus-offer.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { PageType } from "./page-types.ts";

/**
 * The events of a page with their details. They hold nothing secret or personal: no query of an
 * address (tokens, search words), no id of a user, nothing that a reader has typed.
 */
export type AnalyticsEvent =
  | {
      event: "page view";
      /** Without query and fragment. */
      path: string;
      page_type: PageType;
    }
  | {
      event: "data-updated";
      /** Empty when signed out. */
      user_properties: { is_premium?: boolean; type?: SessionUserView["new_type"] };
    }
  | { event: "started liking" }
  | { event: "started following" }
  | { event: "started rating" }
  | { event: "rated recipe"; id: string; stars: number }
  /** `id` is that of a recipe or story. */
  | { event: "item read" | "cooking started" | "cooking finished"; id: string }
  | {
      event: "cooking stopped";
      id: string;
      /** From 1 on. */
      step: number;
    }
  | { event: "newsletter sign-up started"; language: Locale; platform: "web"; location: "footer" | "home" }
  | { event: "app-store clicked"; store: "apple" | "google"; language: Locale }
  | { event: "trial started" }
  | ({ event: "purchase" } & PlusOrder)
  /** A purchase whose plan continues until it is cancelled. */
  | ({ event: "subscription started" } & PlusOrder);

/** A paid order of Plus; `value` is the price with VAT. */
interface PlusOrder {
  plan: PlusPlan;
  value: number;
  currency: "EUR";
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

/** Records a change of the user, with the properties analytics needs; null when signed out. */
export function trackUser(user: Pick<SessionUserView, "is_premium" | "new_type"> | null): void {
  track({
    event: "data-updated",
    user_properties: user ? { is_premium: user.is_premium, type: user.new_type } : {},
  });
}
