import { useLocale, useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { ReportTarget } from "#lib/people/reports/target-queries.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";

interface ReportedContentProps {
  /** Null when it was deleted, and for a page without content. */
  target: ReportTarget | null;
  /** Address of the report, for a page without content. */
  address: string;
  isPage: boolean;
}

/** The content in question: its text where it is short, and the way to its page. */
export function ReportedContent({ target, address, isPage }: ReportedContentProps) {
  const locale = useLocale();
  const t = useTranslations("reports.desk");
  const type = useTranslations("users.summary");
  if (!target && !isPage) return <p>{t("gone")}</p>;
  const { isVisible = true, text = "", author = null } = target ?? {};
  return (
    <div className="grid gap-3 [overflow-wrap:anywhere]">
      {target && (
        <p className="flex flex-wrap items-center gap-3 text-ink-2">
          <Badge variant={isVisible ? "success" : "error"}>{t(isVisible ? "visible" : "hidden")}</Badge>
          {author && (
            <Link href={slugAddress(locale, "/users/[slug]", author.slug)} className="underline">
              {t("writer", { name: author.name, type: type("type", { type: author.newType }) })}
            </Link>
          )}
          {author?.bannedAt && <Badge variant="error">{t("banned")}</Badge>}
        </p>
      )}
      {text && <blockquote className="whitespace-pre-line rounded-2 bg-tint p-4">{text}</blockquote>}
      {isVisible && (
        <p>
          <Link href={target?.address ?? address} className="inline-flex min-h-8 items-center text-primary underline">
            {t("see")}
          </Link>
        </p>
      )}
    </div>
  );
}
