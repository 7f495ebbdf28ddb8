import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { QuizForm } from "#components/people/preferences/quiz-form.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { addresses } from "#lib/platform/routing/address.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";
import { getAnswerPictures } from "./answer-pictures.ts";

export const revalidate = 600;

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t, layout] = await Promise.all([
    getLocale(),
    getTranslations("preferences.meta"),
    getTranslations("layout.meta"),
  ]);
  return pageMetadata({
    locale,
    title: t("title"),
    description: t("description"),
    fallback: layout("description"),
    alternates: addresses("/quiz"),
  });
}

export default async function QuizPage() {
  const pictures = await getAnswerPictures(await getLocale());
  return (
    <div data-app-banner="off">
      <ClientMessages namespaces={["preferences.quiz"]}>
        <QuizForm pictures={pictures} />
      </ClientMessages>
    </div>
  );
}
