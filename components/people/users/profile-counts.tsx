import { useTranslations } from "next-intl";
import type { Profile } from "#lib/people/users/queries.ts";

type Counts = Pick<Profile, "recipeCount" | "storyCount">;

/** For example "17 recipes · 2 stories"; counts of zero are left out. */
export function ProfileCounts({ profile: { recipeCount, storyCount } }: { profile: Counts }) {
  const t = useTranslations("users.summary");
  const counts = [
    recipeCount > 0 && t("recipes", { count: recipeCount }),
    storyCount > 0 && t("stories", { count: storyCount }),
  ];
  return counts.filter(Boolean).join(" · ");
}
