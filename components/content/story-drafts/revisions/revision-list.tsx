import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import type { StoryRevision } from "#lib/content/story-drafts/revision-queries.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";

interface RevisionListProps {
  revisions: readonly StoryRevision[];
  /** The one that is shown. */
  current: string | null;
  getHref: (id: string) => string;
}

/** The publications of a story, newest first, each a link to what it changed. */
export function RevisionList({ revisions, current, getHref }: RevisionListProps) {
  const locale = useLocale();
  const t = useTranslations("storyDrafts.revisions");
  const languages = useTranslations("storyDrafts.languages");
  return (
    <ol className="divide-y divide-line border-line border-y">
      {revisions.map((revision) => (
        <li key={revision.id} className="py-3">
          <Link
            href={getHref(revision.id)}
            aria-current={revision.id === current ? "true" : undefined}
            className="block font-strong aria-[current]:text-primary"
          >
            <time dateTime={revision.createdAt.toISOString()}>{formatDateTime(revision.createdAt, locale)}</time>
          </Link>
          <p className="text-ink-2 text-sm">
            {revision.editor ?? t("before")} · {revision.languages.map((one) => languages(one)).join(", ")}
          </p>
        </li>
      ))}
    </ol>
  );
}
