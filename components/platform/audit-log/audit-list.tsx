import { useLocale } from "next-intl";
import type { AuditEntry } from "#lib/platform/audit-log/queries.ts";
import type { SubjectKey } from "#lib/platform/audit-log/subject-queries.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { AuditDetails } from "./audit-details.tsx";
import { AuditSentence } from "./audit-sentence.tsx";
import { toSubjectAddress } from "./subject-address.ts";

interface AuditListProps {
  entries: AuditEntry[];
  /** What leads to the subjects that still exist, by their ids. */
  keys: Map<string, SubjectKey>;
}

/** Lines of the audit log, newest first. */
export function AuditList({ entries, keys }: AuditListProps) {
  const locale = useLocale();
  return (
    <ol className="divide-y divide-line border-line border-y">
      {entries.map((entry) => {
        const key = entry.subjectId === null ? undefined : keys.get(entry.subjectId);
        const { id, createdAt, details } = entry;
        return (
          <li key={id} className="grid gap-x-8 py-3 md:grid-cols-[13rem_minmax(0,1fr)]">
            <time dateTime={createdAt.toISOString()} className="text-ink-3 text-sm tabular-nums md:pt-0.5">
              {formatDateTime(createdAt, locale)}
            </time>
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p>
                <AuditSentence entry={entry} href={key ? toSubjectAddress(entry.subjectType, key, locale) : null} />
              </p>
              <AuditDetails details={details} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
