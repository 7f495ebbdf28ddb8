import { useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import type { FeedLink } from "#lib/content/feeds/feed-link.ts";

/** Links as rows with the number of recipes behind them. */
export function LinkRows({ links }: { links: FeedLink[] }) {
  const t = useTranslations("feeds.profile");
  return (
    <ul>
      {links.map(({ title, href, count }) => (
        <li key={href} className="border-line border-b">
          <Link href={href} className="group flex min-h-13 items-center justify-between gap-4 no-underline">
            <span className="font-serif font-title text-[1.1875rem] group-hover:underline">{title}</span>
            {count !== undefined && <span className="text-ink-3 text-sm">{t("recipes", { count })}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
