import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { QuizForm } from "#components/tastes/quiz-form.tsx";
import { listCategories } from "#lib/categories/queries.ts";
import { addresses } from "#lib/i18n/address.ts";
import { pageMetadata } from "#lib/seo/metadata.ts";
import { cuisines } from "#lib/tastes/choices.ts";

export const revalidate = 600;

/** Categories whose photograph stands for an answer. */
const likenesses: Record<string, string> = {
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
    getTranslations("tastes.meta"),
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
  const pictures = Object.fromEntries(Object.entries(likenesses).map(([answer, key]) => [answer, pictureOf(key)]));
  return (
    <div data-app-banner="off">
      <QuizForm pictures={pictures} />
    </div>
  );
}
