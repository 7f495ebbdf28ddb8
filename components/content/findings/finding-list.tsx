import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FindingMessage, useFindingPlace } from "#components/content/findings/finding-message.tsx";
import { Badge, type BadgeVariant } from "#components/ui/badge.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Finding, Severity } from "#lib/content/findings/finding.ts";
import { findingAddress, type ItemFinding } from "#lib/content/findings/report.ts";
import { pickLocale } from "#lib/platform/i18n/locales.ts";

const variants: Record<Severity, BadgeVariant> = { error: "error", warning: "pending", hint: "plain" };

/** Findings of several recipes and stories, each a link to its place. */
export function ReportList({ findings }: { findings: ItemFinding[] }) {
  const locale = useLocale();
  const t = useTranslations("findings.list");
  const place = useFindingPlace();
  return (
    <ul className="divide-y divide-line border-line border-y">
      {findings.map((finding, index) => {
        const title = pickLocale(finding.item.titles, locale) ?? "";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once
          <li key={index} className="grid gap-1 py-4 [overflow-wrap:anywhere]">
            <FindingHead severity={finding.severity}>
              <Link href={findingAddress(finding, locale)} className="underline">
                {t("place", { title, place: place(finding.place) })}
              </Link>
            </FindingHead>
            <FindingMessage finding={finding} />
          </li>
        );
      })}
    </ul>
  );
}

interface FindingListProps {
  findings: Finding[];
  /** Address of the place of a finding; null without one. */
  getHref: (finding: Finding) => string | null;
  /** Authors are not told how grave a finding is. */
  hasSeverity?: boolean;
}

/** Findings of one recipe, each with its place. */
export function FindingList({ findings, getHref, hasSeverity = true }: FindingListProps) {
  const t = useTranslations("findings.list");
  const place = useFindingPlace();
  if (findings.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <ul className="grid gap-4">
      {findings.map((finding, index) => {
        const href = getHref(finding);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once
          <li key={index} className="grid gap-1 [overflow-wrap:anywhere]">
            <FindingHead severity={hasSeverity ? finding.severity : null}>
              {href ? (
                <Link href={href} className="underline">
                  {place(finding.place)}
                </Link>
              ) : (
                place(finding.place)
              )}
            </FindingHead>
            <FindingMessage finding={finding} />
          </li>
        );
      })}
    </ul>
  );
}

function FindingHead({ severity, children }: { severity: Severity | null; children: ReactNode }) {
  const t = useTranslations("findings.severity");
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-strong">
      {severity && <Badge variant={variants[severity]}>{t(severity)}</Badge>}
      <span className="min-w-0">{children}</span>
    </p>
  );
}
