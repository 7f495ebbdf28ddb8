import { useLocale, useTranslations } from "next-intl";
import { HideForm, PublishForm } from "#components/people/comments/desk/decision-forms.tsx";
import { useDecisionMessages } from "#components/people/comments/desk/use-decision-messages.ts";
import { Badge } from "#components/ui/badge.tsx";
import type { RecentDecision } from "#lib/people/comments/desk/history-queries.ts";
import { type HideReason, hideReasons } from "#lib/people/comments/moderation.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";

/** The latest decisions: who decided what and why. The newest one of a comment can be revised. */
export function DecisionHistory({ decisions }: { decisions: RecentDecision[] }) {
  const t = useTranslations("comments.desk");
  const reasons = useTranslations("comments.hideReasons");
  const locale = useLocale();
  const messages = useDecisionMessages();
  const isLatest = (decision: RecentDecision) =>
    decisions.find(({ comment }) => comment.id === decision.comment.id)?.id === decision.id;
  if (decisions.length === 0) return <p className="text-ink-2">{t("noDecisions")}</p>;
  return (
    <ol className="divide-y divide-line border-line border-y">
      {decisions.map((entry) => (
        <li key={entry.id} className="grid gap-1 py-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Badge variant={entry.decision === "hide" ? "error" : "success"}>{t(`decisions.${entry.decision}`)}</Badge>
            {isHideReason(entry.reason) && <span>{reasons(entry.reason)}</span>}
            <span className="text-ink-2">{entry.editor?.name ?? t("former")}</span>
            <time dateTime={entry.createdAt.toISOString()} className="text-ink-3">
              {formatLongDate(entry.createdAt.toISOString(), locale)}
            </time>
          </p>
          <p className="line-clamp-3 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
            {entry.comment.isDeleted ? t("deleted") : entry.comment.text}
          </p>
          {entry.note && (
            <p className="whitespace-pre-line text-ink-3 text-sm [overflow-wrap:anywhere]">{entry.note}</p>
          )}
          {isLatest(entry) && !entry.comment.isDeleted && entry.comment.state === "hidden" && (
            <PublishForm comment={entry.comment} decision="restore" messages={messages} />
          )}
          {isLatest(entry) && !entry.comment.isDeleted && entry.comment.state === "visible" && (
            <HideForm comment={entry.comment} messages={messages} />
          )}
        </li>
      ))}
    </ol>
  );
}

function isHideReason(reason: string | null): reason is HideReason {
  return hideReasons.some((known) => known === reason);
}
