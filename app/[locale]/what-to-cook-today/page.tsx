import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { SentenceQuiz } from "#components/suggestions/sentence-quiz.tsx";
import { addresses } from "#lib/i18n/address.ts";
import { pageMetadata } from "#lib/seo/metadata.ts";
import { firstChoices } from "#lib/suggestions/choices.ts";
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

export default async function WhatToCookTodayPage() {
  return (
    <div data-app-banner="off">
      <SentenceQuiz chosen={firstChoices} heading="h1" />
      <Suggestions locale={await getLocale()} choices={firstChoices} />
    </div>
  );
}
