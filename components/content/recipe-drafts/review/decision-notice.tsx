import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Draft, HistoryEntry } from "#lib/content/recipe-drafts/draft/queries.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { address } from "#lib/platform/routing/address.ts";

interface DecisionNoticeProps {
  draft: Draft;
  /** What happened last to the draft. */
  latest: HistoryEntry | null;
  /** Another editor was faster than the form that was just sent. */
  isLate: boolean;
  /** Address of the page of the recipe, when readers see it. */
  href: string | null;
}

/** Says what was decided about a draft that waits no more, and by which editor. */
export function DecisionNotice({ draft, latest, isLate, href }: DecisionNoticeProps) {
  const locale = useLocale();
  const t = useTranslations("recipeReviews.decision");
  const values = {
    name: latest?.user?.name ?? t("deletedUser"),
    time: latest ? formatDateTime(latest.createdAt, locale) : "",
  };
  const action = latest?.action === "accept" || latest?.action === "reject" ? latest.action : "other";
  return (
    <div role={isLate ? "alert" : "status"} className="grid gap-2 rounded-2 bg-tint px-5 py-4">
      {isLate && <p className="font-strong">{t("late")}</p>}
      <p>{t(`action.${draft.state === "draft" ? "withdrawn" : action}`, values)}</p>
      <p className="flex flex-wrap gap-x-5">
        {href && (
          <Link href={href} className="inline-flex min-h-8 items-center underline">
            {t("page")}
          </Link>
        )}
        <Link href={address(locale, "/desk")} className="inline-flex min-h-8 items-center underline">
          {t("queue")}
        </Link>
      </p>
    </div>
  );
}
