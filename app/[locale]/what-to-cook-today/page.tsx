import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { WhatToCookForm } from "#components/kitchen/what-to-cook/what-to-cook-form.tsx";
import { QuizTeaser } from "#components/people/preferences/quiz-teaser.tsx";
import { defaultChoicesAt, mealStartHours } from "#lib/kitchen/what-to-cook/meals.ts";
import { cacheUntil } from "#lib/platform/cache/cache.ts";
import { addresses } from "#lib/platform/routing/address.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { nextHourAt, toLocalTime } from "#lib/platform/time/time-zone.ts";
import { findDishes } from "./find-dishes.ts";
import { Results } from "./results.tsx";

export const revalidate = 600;

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t, layout] = await Promise.all([
    getLocale(),
    getTranslations("whatToCook.meta"),
    getTranslations("layout.meta"),
  ]);
  return pageMetadata({
    locale,
    title: t("title"),
    description: t("description"),
    fallback: layout("description"),
    alternates: addresses("/what-to-cook-today"),
  });
}

/** Starts with the next meal of the day, so the page is rendered anew when that changes. */
export default async function WhatToCookTodayPage() {
  const now = currentTime();
  await cacheUntil(nextHourAt(now, mealStartHours));
  const [locale, choices] = [await getLocale(), defaultChoicesAt(toLocalTime(now))];
  const found = await findDishes(locale, choices, now);
  return (
    <div data-app-banner="off">
      <WhatToCookForm choices={choices} heading="h1" shownId={found?.groups[0]?.dishes[0]?.id} />
      <Results locale={locale} choices={choices} found={found} />
      <QuizTeaser id="quiz" />
    </div>
  );
}
