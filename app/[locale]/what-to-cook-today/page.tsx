import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { SentenceQuiz } from "#components/suggestions/sentence-quiz.tsx";
import { addresses } from "#lib/i18n/address.ts";
import { isLocale } from "#lib/i18n/locales.ts";
import { pageMetadata } from "#lib/seo/metadata.ts";
import { firstChoices } from "#lib/suggestions/choices.ts";
import { Suggestions } from "./suggestions.tsx";

export const revalidate = 600;

type Props = PageProps<"/[locale]/what-to-cook-today">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("suggestions.meta");
  const layout = await getTranslations("layout.meta");
  return pageMetadata({
    locale,
    title: t("title"),
    description: t("description"),
    fallback: layout("description"),
    alternates: addresses("/what-to-cook-today"),
  });
}

export default async function Page({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <div data-app-banner="off">
      <SentenceQuiz chosen={firstChoices} heading="h1" />
      <Suggestions locale={locale} choices={firstChoices} />
    </div>
  );
}
