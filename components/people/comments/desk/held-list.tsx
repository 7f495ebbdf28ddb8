import { useLocale, useTranslations } from "next-intl";
import { CommentPhotos } from "#components/people/comments/comment-photos.tsx";
import { CommentText } from "#components/people/comments/comment-text.tsx";
import { HideForm, PublishForm } from "#components/people/comments/desk/decision-forms.tsx";
import { useDecisionMessages } from "#components/people/comments/desk/use-decision-messages.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { HeldComment } from "#lib/people/comments/desk-queries.ts";
import { holdReasons } from "#lib/people/comments/hold-rules.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { formatAge } from "#lib/platform/time/relative-time.ts";

/** Comments that wait for an editor, oldest first, with the rules that held them. */
export function HeldList({ comments }: { comments: HeldComment[] }) {
  const messages = useDecisionMessages();
  return (
    <ol className="divide-y divide-line border-line border-y">
      {comments.map((comment) => (
        <li key={comment.id} id={`comment-${comment.id}`} className="grid gap-2 py-5">
          <HeldHead comment={comment} />
          <CommentText text={comment.text} lang={comment.locale} />
          <CommentPhotos photos={comment.photos} name={comment.author?.name ?? ""} />
          <div className="flex flex-wrap items-start gap-3">
            <PublishForm comment={comment} decision="approve" messages={messages} />
            <HideForm comment={comment} messages={messages} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function HeldHead({ comment: { author, item, kind, reasons, createdAt } }: { comment: HeldComment }) {
  const t = useTranslations("comments.desk");
  const words = useTranslations("comments");
  const locale = useLocale();
  const ageSeconds = Math.max(0, (currentTimeMs() - Date.parse(createdAt)) / 1000);
  const shownReasons = holdReasons.filter((reason) => reasons.includes(reason));
  const route = item.type === "recipe" ? "/recipes/[slug]" : "/stories/[slug]";
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-strong">{author?.name ?? t("formerAuthor")}</b>
        {author && (
          <span className="text-ink-3 text-sm">
            {t("account", { date: formatLongDate(author.createdAt.toISOString(), locale) })}
          </span>
        )}
        {kind !== "comment" && <Badge>{words(`comment.${kind}`)}</Badge>}
        <time dateTime={createdAt} className="text-ink-2 text-sm">
          {t("waiting", { age: formatAge(ageSeconds, locale) })}
        </time>
      </p>
      <p className="text-ink-2 text-sm">
        <Link href={slugAddress(locale, route, item.slug)}>{t("on", { title: item.title })}</Link>
      </p>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {t("held")}
        {shownReasons.map((reason) => (
          <Badge key={reason} variant="pending">
            {t(`rules.${reason}`)}
          </Badge>
        ))}
      </p>
    </>
  );
}
