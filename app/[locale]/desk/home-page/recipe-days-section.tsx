import { getLocale } from "next-intl/server";
import { pickRecipe } from "#app/[locale]/feed/card-modules.tsx";
import { RecipeDays } from "#components/content/feeds/desk/recipe-days.tsx";
import { findFixedId, listDays } from "#lib/content/feeds/daily-rotation.ts";
import { isShownAt, listDatedRecipes } from "#lib/content/feeds/desk/recipe-day-queries.ts";
import type { FeedName, ModuleData } from "#lib/platform/db/tables/feeds.ts";
import { formatWeekday } from "#lib/platform/i18n/date.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";

interface RecipeDaysSectionProps {
  feed: FeedName;
  version: number;
  id: string;
  data: Extract<ModuleData, { type: "recipe" }>;
}

const shownDays = 14;

/** Which recipe a module shows on the next days, with those that are published until then. */
export async function RecipeDaysSection({ feed, version, id, data }: RecipeDaysSectionProps) {
  const locale = await getLocale();
  const now = currentTime();
  const fixedIds = (data.fixed ?? []).map(({ itemId }) => itemId);
  const recipes = await listDatedRecipes(locale, [...new Set([...data.itemIds, ...fixedIds])]);
  const choices = recipes.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
  if (choices.length === 0) return null;
  const days = await Promise.all(
    listDays(now, shownDays).map(async (day) => {
      const fixedId = findFixedId(data.fixed, day) ?? "";
      const shown = recipes.filter((recipe) => isShownAt(recipe, day));
      const rotating = shown.filter(({ id: one }) => data.itemIds.includes(one));
      const fixed = shown.find(({ id: one }) => one === fixedId);
      const recipe = fixed ?? (rotating.length > 0 ? await pickRecipe(rotating, day) : null);
      return { date: toLocalTime(day).date, label: formatWeekday(day, locale), title: recipe?.title ?? "", fixedId };
    }),
  );
  return (
    <RecipeDays
      days={days}
      recipes={choices.map((recipe) => ({ value: recipe.id, label: recipe.title }))}
      hidden={{ feed, version: String(version), id }}
    />
  );
}
