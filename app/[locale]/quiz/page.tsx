import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { QuizForm } from "#components/preferences/quiz-form.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { listCategories } from "#lib/categories/queries.ts";
import { cuisines } from "#lib/preferences/preferences.ts";
import { addresses } from "#lib/routing/address.ts";
import { pageMetadata } from "#lib/seo/metadata.ts";

export const revalidate = 600;

/** Key of the category whose picture illustrates an answer. */
const answerPictures: Record<string, string> = {
  quick: "egg",
  healthy: "salad",
  family: "kids",
  baking: "bread",
  guests: "party",
  budget: "soups-and-stews",
  ...Object.fromEntries(cuisines.map((key) => [key, key])),
};

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
  const categories = await listCategories(await getLocale());
  const pictureOf = (key: string) => categories.find((category) => category.key === key)?.picture ?? null;
  const pictures = Object.fromEntries(Object.entries(answerPictures).map(([answer, key]) => [answer, pictureOf(key)]));
  return (
    <div data-app-banner="off">
      <ClientMessages namespaces={["preferences.quiz"]}>
        <QuizForm pictures={pictures} />
      </ClientMessages>
    </div>
  );
}
