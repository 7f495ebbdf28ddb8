import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Profile } from "#lib/people/users/queries.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";
import {
  type AuthorTab,
  type AuthorTabCounts,
  authorTabAddress,
  listFilledTabs,
} from "#lib/platform/routing/author-tabs.ts";

interface AuthorTabsProps {
  author: Pick<Profile, "name" | "slug">;
  counts: AuthorTabCounts;
  current: AuthorTab;
}

/** What an author has published, with counts; each tab is a page. */
export function AuthorTabs({ author: { name, slug }, counts, current }: AuthorTabsProps) {
  const locale = useLocale();
  const t = useTranslations("users.page");
  return (
    <nav
      aria-label={t("tabs", { name })}
      className="mb-8 flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none] max-md:-mx-(--gutter) max-md:px-(--gutter) print:hidden"
    >
      {listFilledTabs(counts).map((tab) => (
        <Link
          key={tab}
          href={authorTabAddress(locale, slug, counts, tab)}
          aria-current={tab === current ? "page" : undefined}
          className="tab max-sm:px-2.5"
        >
          {t("tab", { tab })} <span className="font-text text-ink-3">{formatNumber(counts[tab], locale)}</span>
        </Link>
      ))}
    </nav>
  );
}
