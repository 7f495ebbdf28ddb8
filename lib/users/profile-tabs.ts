import type { PlainRoute } from "#lib/i18n/routing.ts";

export const profileTabs = ["recipes", "likes", "cookbooks", "settings"] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The page of a tab of the reader's own profile. */
export function profileRoute(tab: ProfileTab): PlainRoute {
  return `/profile/${tab}`;
}
