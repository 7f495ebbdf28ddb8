import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { SentenceQuiz } from "#components/suggestions/sentence-quiz.tsx";
import { QuizTeaser } from "#components/tastes/quiz-teaser.tsx";
import { quizAddresses } from "#lib/i18n/quiz-address.ts";
import { quizQuestions } from "#lib/i18n/quiz-words.ts";
import { pageMetadata } from "#lib/seo/metadata.ts";
import { type Choices, parseChoices } from "#lib/suggestions/choices.ts";
import { findDishes } from "../../../find-dishes.ts";
import { Suggestions } from "../../../suggestions.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

type Props = PageProps<"/[locale]/what-to-cook-today/[diet]/[meal]/[other]">;

async function choicesOf({ params }: Props): Promise<Choices> {
  return parseChoices(await params) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [choices, locale, t, layout] = await Promise.all([
    choicesOf(props),
    getLocale(),
    getTranslations("suggestions"),
    getTranslations("layout.meta"),
  ]);
  const words = Object.fromEntries(
    quizQuestions.map((question) => [question, t(`choices.${question}.${choices[question]}` as "choices.diet.all")]),
  ) as Choices;
  const keys = quizQuestions.map((question) => choices[question]);
  return pageMetadata({
    locale,
    title: t("meta.combination", words),
    description: t("meta.combinationDescription", words),
    fallback: layout("description"),
    alternates: quizAddresses(keys),
  });
}

export default async function CombinationPage(props: Props) {
  const [choices, locale] = await Promise.all([choicesOf(props), getLocale()]);
  const found = await findDishes(locale, choices, new Date());
  return (
    <div data-app-banner="off">
      <SentenceQuiz chosen={choices} heading="h1" shown={found?.groups[0]?.dishes[0]?.id} />
      <Suggestions locale={locale} choices={choices} found={found} />
      <QuizTeaser id="quiz" />
    </div>
  );
}
