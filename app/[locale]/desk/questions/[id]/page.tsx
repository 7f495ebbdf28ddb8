import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { requireEntry } from "#app/[locale]/desk/require-entry.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { AnswerForm } from "#components/content/hotline/desk/answer-form.tsx";
import { RejectForm } from "#components/content/hotline/desk/reject-form.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { findQuestion, type HotlineQuestion, stateOf } from "#lib/content/hotline/desk-queries.ts";
import type { AnswerField } from "#lib/content/hotline/desk-schema.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { address, routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

const route = "/desk/questions/[id]";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("hotline.desk")]);
  return noindexMetadata(t("question"), routeAddresses(route, { id }));
}

/** Answers a question of a reader, changes what is published, or rejects it. */
export default async function QuestionPage({ params }: Props) {
  const [{ id }, locale, t] = await Promise.all([params, getLocale(), getTranslations("hotline.desk")]);
  await requireDeskEditor(routeAddress(locale, route, { id }));
  const question = await requireEntry(id, findQuestion);
  const state = stateOf(question);
  const isPublished = state === "answered";
  const { version, email, createdAt, locale: language } = question;
  return (
    <>
      <p>
        <Link
          href={address(locale, "/desk/questions")}
          className="inline-flex min-h-8 items-center gap-1 text-sm underline"
        >
          {t("back")}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl leading-tight">{t("question")}</h1>
      <p className="mt-2 mb-6 flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
        <span>{t(`states.${state}`)}</span>
        <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt, locale)}</time>
        <span>{t("language", { language })}</span>
        {email && <span>{t("mailHint")}</span>}
      </p>
      <AnswerForm question={{ id, version, values: toValues(question) }} isPublished={isPublished} />
      {state !== "rejected" && (
        <section aria-labelledby="reject" className="section pb-(--section)">
          <SectionHeading id="reject" title={t(isPublished ? "withdrawTitle" : "rejectTitle")} />
          <RejectForm id={id} version={version} isPublished={isPublished} />
        </section>
      )}
    </>
  );
}

function toValues({ topic, question, answer }: HotlineQuestion): Record<AnswerField, string> {
  return {
    topic,
    questionDe: question.de ?? "",
    answerDe: answer.de ?? "",
    questionEn: question.en ?? "",
    answerEn: answer.en ?? "",
  };
}
