import { getLocale, getTranslations } from "next-intl/server";
import { SenderPrefill } from "#components/business/contact/sender-prefill.tsx";
import { AnswerList } from "#components/content/hotline/answer-list.tsx";
import { QuestionPanel } from "#components/content/hotline/question-panel.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { listAnsweredQuestions } from "#lib/content/hotline/queries.ts";
import { topics } from "#lib/content/hotline/schema.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { faqPage } from "#lib/platform/seo/faq-page.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";

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
            <QuestionPanel id={form} prefill={<SenderPrefill />} />
          </div>
        </div>
      </div>
    </>
  );
}
