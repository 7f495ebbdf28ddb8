import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { Picture } from "#components/ui/media/picture.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Card } from "#lib/content/cards/card.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

interface NewsListProps {
  items: Card[];
  /** Actions below the summary, for example liking. */
  renderActions?: (item: Card) => ReactNode;
}

/** News, newest first: date, headline, summary, picture. */
export function NewsList({ items, renderActions }: NewsListProps) {
  const locale = useLocale();
  return (
    <ol className="max-w-[52rem]">
      {items.map((item) => (
        <li key={item.id} className="border-line border-b first:border-t">
          <article className="group relative flex gap-4 py-6 md:gap-8">
            <div className="min-w-0 flex-1">
              {item.publishedAt && (
                <time dateTime={item.publishedAt} className="overline-text">
                  {formatLongDate(item.publishedAt, locale)}
                </time>
              )}
              <h2 className="mt-1 text-xl">
                <Link
                  href={item.href}
                  className="no-underline decoration-2 decoration-primary after:absolute after:inset-0 group-hover:underline"
                >
                  {hyphenate(item.title, locale)}
                </Link>
              </h2>
              <p className="mt-1 text-ink-2">{item.summary}</p>
              {renderActions && <div className="mt-3 flex text-ink-3 text-sm">{renderActions(item)}</div>}
            </div>
            <span className="photo gingham gingham-pale aspect-square w-(--square-sm) flex-none self-start md:w-(--square-md)">
              {item.picture && <Picture picture={item.picture} variant="square-md" className="card-photo" />}
            </span>
          </article>
        </li>
      ))}
    </ol>
  );
}
