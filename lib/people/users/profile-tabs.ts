import type { StaticRoute } from "#lib/platform/routing/routing.ts";

export const profileTabs = ["recipes", "likes", "cookbooks", "adaptations", "following", "settings"] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The route of a tab of the user's own profile. */
export function profileRoute(tab: ProfileTab): StaticRoute {
  return `/profile/${tab}`;
}
