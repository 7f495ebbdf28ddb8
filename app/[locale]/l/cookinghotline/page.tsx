import { getLocale, getTranslations } from "next-intl/server";
import { AnswerList } from "#components/hotline/answer-list.tsx";
import { QuestionPanel } from "#components/hotline/question-panel.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { listAnsweredQuestions } from "#lib/hotline/queries.ts";
import { topics } from "#lib/hotline/schema.ts";
import { address, addresses } from "#lib/routing/address.ts";
import { faqPage } from "#lib/seo/faq-page.ts";
import { pageMetadata } from "#lib/seo/metadata.ts";

export const revalidate = 600;

const route = "/l/cookinghotline";
const form = "ask";

export async function generateMetadata() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("hotline.page")]);
  return pageMetadata({
    locale,
    title: t("title"),
    description: t("intro"),
    fallback: t("intro"),
    alternates: addresses(route),
  });
}

export default async function CookingHotlinePage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("hotline")]);
  const answered = await listAnsweredQuestions(locale);
  const groups = topics.map((topic) => ({ topic, answers: answered.filter((entry) => entry.topic === topic) }));
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: t("page.title"), href: address(locale, route) }]} />
      {answered.length > 0 && <JsonLd data={faqPage(answered)} />}
      <div className="wrap">
        <PageHeading title={t("page.title")} intro={t("page.intro")}>
          <a href={`#${form}`} className={`${buttonClass({ variant: "secondary" })} mt-4 lg:hidden`}>
            {t("page.ask")}
          </a>
        </PageHeading>
        <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid gap-12">
            {groups.map(
              ({ topic, answers }) =>
                answers.length > 0 && (
                  <section key={topic} aria-labelledby={topic}>
                    <h2 id={topic} className="mb-4 text-2xl">
                      {t(`topics.${topic}`)}
                    </h2>
                    <AnswerList answers={answers} />
                  </section>
                ),
            )}
          </div>
          <div className="lg:sticky lg:top-[calc(var(--header-h)+1.5rem)] print:hidden">
            <QuestionPanel id={form} />
          </div>
        </div>
      </div>
    </>
  );
}
