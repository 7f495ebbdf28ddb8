import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { Results } from "#app/[locale]/what-to-cook-today/results.tsx";
import { WhatToCookForm } from "#components/kitchen/what-to-cook/what-to-cook-form.tsx";
import { QuizTeaser } from "#components/people/preferences/quiz-teaser.tsx";
import { type Choices, parseChoices } from "#lib/kitchen/what-to-cook/choices.ts";
import { whatToCookAddresses } from "#lib/platform/routing/what-to-cook-address.ts";
import { choiceKinds } from "#lib/platform/routing/what-to-cook-words.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { findDishes } from "../../../find-dishes.ts";

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
    getTranslations("whatToCook"),
    getTranslations("layout.meta"),
  ]);
  const messages = Object.fromEntries(
    choiceKinds.map((kind) => [kind, t(`choices.${kind}.${choices[kind]}` as "choices.diet.all")]),
  ) as Choices;
  const keys = choiceKinds.map((kind) => choices[kind]);
  return pageMetadata({
    locale,
    title: t("meta.combination", messages),
    description: t("meta.combinationDescription", messages),
    fallback: layout("description"),
    alternates: whatToCookAddresses(keys),
  });
}

export default async function CombinationPage(props: Props) {
  const [choices, locale] = await Promise.all([choicesOf(props), getLocale()]);
  const found = await findDishes(locale, choices, currentTime());
  return (
    <div data-app-banner="off">
      <WhatToCookForm choices={choices} heading="h1" shownId={found?.groups[0]?.dishes[0]?.id} />
      <Results locale={locale} choices={choices} found={found} />
      <QuizTeaser id="quiz" />
    </div>
  );
}
