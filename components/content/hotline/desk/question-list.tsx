import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

interface QuestionListProps {
  questions: {
    id: string;
    locale: Locale;
    topic: string;
    question: Partial<Localized>;
    answer: Partial<Localized>;
    email: string | null;
    createdAt: Date;
  }[];
  /** Titles of topics. */
  topicLabels: Record<string, string>;
}

/** Questions of readers; each leads to its answer. */
export function QuestionList({ questions, topicLabels }: QuestionListProps) {
  const locale = useLocale();
  const t = useTranslations("hotline.desk");
  return (
    <ol className="divide-y divide-line border-line border-y">
      {questions.map(({ id, locale: language, topic, question, answer, email, createdAt }) => {
        const shown = [locale, language, ...locales].find((one) => question[one]) ?? language;
        const answered = locales.filter((one) => answer[one]);
        return (
          <li key={id} className="grid gap-1 py-4">
            <h2 className="text-lg leading-snug [overflow-wrap:anywhere]">
              <Link href={routeAddress(locale, "/desk/questions/[id]", { id })} lang={shown}>
                {question[shown]}
              </Link>
            </h2>
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
              <span>{topicLabels[topic]}</span>
              <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt, locale)}</time>
              <span>{t("language", { language })}</span>
              {answered.length > 0 && <span>{t("answeredIn", { languages: answered.join(", ").toUpperCase() })}</span>}
              {email && <span>{t("hasEmail")}</span>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
