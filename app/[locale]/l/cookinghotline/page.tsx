import { getLocale, getTranslations } from "next-intl/server";
import { Trail } from "#components/layout/trail.tsx";
import { AnswerList } from "#components/questions/answer-list.tsx";
import { QuestionPanel } from "#components/questions/question-panel.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { address, addresses } from "#lib/i18n/address.ts";
import { listAnsweredQuestions } from "#lib/questions/queries.ts";
import { topics } from "#lib/questions/schema.ts";
import { faqPage } from "#lib/seo/faq-page.ts";
import { pageMetadata } from "#lib/seo/metadata.ts";

export const revalidate = 600;

const route = "/l/cookinghotline";
const form = "ask";

export async function generateMetadata() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("questions.page")]);
  return pageMetadata({
    locale,
    title: t("title"),
    description: t("intro"),
    fallback: t("intro"),
    alternates: addresses(route),
  });
}

export default async function CookingHotlinePage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("questions")]);
  const answered = await listAnsweredQuestions(locale);
  const groups = topics.map((topic) => ({ topic, answers: answered.filter((entry) => entry.topic === topic) }));
  return (
    <>
      <Trail crumbs={[{ title: t("page.title"), href: address(locale, route) }]} />
      {answered.length > 0 && <JsonLd data={faqPage(answered)} />}
      <div className="wrap">
        <PageHeading title={t("page.title")} intro={t("page.intro")}>
          <a href={`#${form}`} className={`${buttonClass({ look: "secondary" })} mt-4 lg:hidden`}>
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
