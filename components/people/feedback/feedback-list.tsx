import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import type { FeedbackMessage } from "#lib/people/feedback/queries.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { toMailLink } from "#lib/platform/text/mail-link.ts";

/** Messages of readers with the page they were on, and the address for an answer. */
export function FeedbackList({ messages }: { messages: FeedbackMessage[] }) {
  const locale = useLocale();
  const t = useTranslations("feedback.desk");
  return (
    <ol className="divide-y divide-line border-line border-y">
      {messages.map(({ id, message, email, path, locale: language, createdAt }) => (
        <li key={id} className="py-4 [overflow-wrap:anywhere]">
          <p lang={language} className="max-w-measure whitespace-pre-line">
            {message}
          </p>
          <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
            <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt, locale)}</time>
            <span>
              {t("page")}{" "}
              {isOwnPath(path) ? (
                <Link href={path} className="underline">
                  {path}
                </Link>
              ) : (
                path
              )}
            </span>
            {email ? (
              <a href={toMailLink(email)} className="underline">
                {email}
              </a>
            ) : (
              t("noEmail")
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** A sender chooses the path: "//" would lead to another site. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
