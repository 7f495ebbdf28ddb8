import { useLocale } from "next-intl";
import { Picture } from "#components/ui/media/picture.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { ArchivedIssue } from "#lib/business/newsletters/issues/issue.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

/** Issues of the archive, each a link to its page. */
export function IssueGrid({ issues }: { issues: ArchivedIssue[] }) {
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {issues.map(({ id, title, href, publishedAt, picture }, index) => (
        <li key={id} className="min-w-0">
          <Link href={href} className="group block no-underline">
            <span className="photo gingham gingham-pale mb-3 block aspect-[4/3]">
              {picture && <Picture picture={{ ...picture, alt: "" }} variant="card-md" priority={index === 0} />}
            </span>
            <h2 className="text-xl leading-[1.2] decoration-2 decoration-primary [overflow-wrap:anywhere] group-hover:underline">
              {hyphenate(title, locale)}
            </h2>
          </Link>
          <p className="mt-1 text-ink-3 text-sm">
            <time dateTime={publishedAt.slice(0, 10)}>{formatLongDate(publishedAt, locale)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
