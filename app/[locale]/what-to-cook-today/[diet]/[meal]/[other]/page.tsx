import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { SentenceQuiz } from "#components/suggestions/sentence-quiz.tsx";
import { isLocale, type Locale, locales } from "#lib/i18n/locales.ts";
import { quizQuestions } from "#lib/i18n/quiz-words.ts";
import { quizAddress } from "#lib/i18n/resolve.ts";
import { pageMetadata } from "#lib/seo/metadata.ts";
import { type Choices, parseChoices } from "#lib/suggestions/choices.ts";
import { Suggestions } from "../../../suggestions.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

type Props = PageProps<"/[locale]/what-to-cook-today/[diet]/[meal]/[other]">;

async function choicesOf(props: Props): Promise<{ locale: Locale; choices: Choices }> {
  const { locale, ...words } = await props.params;
  const choices = parseChoices(words);
  if (!choices || !isLocale(locale)) notFound();
  return { locale, choices };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, choices } = await choicesOf(props);
  const t = await getTranslations("suggestions");
  const layout = await getTranslations("layout.meta");
  const words = Object.fromEntries(
    quizQuestions.map((question) => [question, t(`choices.${question}.${choices[question]}` as "choices.diet.all")]),
  ) as Choices;
  const keys = quizQuestions.map((question) => choices[question]);
  return pageMetadata({
    locale,
    title: t("meta.combination", words),
    description: t("meta.combinationDescription", words),
    fallback: layout("description"),
    alternates: Object.fromEntries(locales.map((other) => [other, quizAddress(other, keys)])),
  });
}

export default async function Page(props: Props) {
  const { locale, choices } = await choicesOf(props);
  return (
    <div data-app-banner="off">
      <SentenceQuiz chosen={choices} heading="h1" />
      <Suggestions locale={locale} choices={choices} />
    </div>
  );
}
