import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { SentenceQuiz } from "#components/suggestions/sentence-quiz.tsx";
import { QuizTeaser } from "#components/tastes/quiz-teaser.tsx";
import { berlinTime, nextStroke } from "#lib/berlin.ts";
import { keepUntil } from "#lib/cache.ts";
import { addresses } from "#lib/i18n/address.ts";
import { pageMetadata } from "#lib/seo/metadata.ts";
import { choicesAt, mealHours } from "#lib/suggestions/meals.ts";
import { findDishes } from "./find-dishes.ts";
import { Suggestions } from "./suggestions.tsx";

export const revalidate = 600;

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t, layout] = await Promise.all([
    getLocale(),
    getTranslations("suggestions.meta"),
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

/** Asks for the next meal of the day: in the morning another one than in the evening. */
export default async function WhatToCookTodayPage() {
  const now = new Date();
  await keepUntil(nextStroke(now, mealHours));
  const [locale, choices] = [await getLocale(), choicesAt(berlinTime(now))];
  const found = await findDishes(locale, choices, now);
  return (
    <div data-app-banner="off">
      <SentenceQuiz chosen={choices} heading="h1" shown={found?.groups[0]?.dishes[0]?.id} />
      <Suggestions locale={locale} choices={choices} found={found} />
      <QuizTeaser id="quiz" />
    </div>
  );
}
