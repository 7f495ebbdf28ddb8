import { useTranslations } from "next-intl";
import type { Profile } from "#lib/users/queries.ts";

type Counts = Pick<Profile, "recipeCount" | "storyCount">;

/** "17 recipes · 2 stories"; what there is none of is not mentioned. */
export function KitchenCounts({ kitchen: { recipeCount, storyCount } }: { kitchen: Counts }) {
  const t = useTranslations("users.kitchen");
  const counts = [
    recipeCount > 0 && t("recipes", { count: recipeCount }),
    storyCount > 0 && t("stories", { count: storyCount }),
  ];
  return counts.filter(Boolean).join(" · ");
}
