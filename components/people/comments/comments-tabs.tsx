import { useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import type { CommentCounts } from "#lib/people/comments/queries.ts";

interface CommentsTabsProps {
  counts: CommentCounts;
  current: "comments" | "photos";
  /** Address of the page with all comments. */
  allHref: string;
}

/** Comments and photos of an item, with their numbers. */
export function CommentsTabs({ counts, current, allHref }: CommentsTabsProps) {
  const t = useTranslations("comments.tabs");
  const tabs = [
    { id: "comments", href: `${allHref}?sort=newest#comments`, count: counts.comments },
    { id: "photos", href: `${allHref}?view=photos#comments`, count: counts.photos },
  ] as const;
  return (
    <nav aria-label={t("label")} className="mb-4 flex gap-1 overflow-x-auto border-line border-b">
      {tabs.map(({ id, href, count }) => (
        <Link key={id} href={href} className="tab" aria-current={id === current ? "true" : undefined}>
          {t(id)} <span className="font-normal text-ink-3">{count}</span>
        </Link>
      ))}
    </nav>
  );
}
