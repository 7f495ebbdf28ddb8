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

/** News as rows, newest first: date, headline, summary, picture. */
export function NewsList({ items, renderActions }: NewsListProps) {
  const locale = useLocale();
  return (
    <ol>
      {items.map((item) => (
        <li key={item.id} className="border-line border-b first:border-t">
          <article className="group relative grid grid-cols-[minmax(0,1fr)_var(--square-sm)] gap-x-4 py-6 max-lg:grid-rows-[auto_1fr] md:grid-cols-[minmax(0,1fr)_27%] md:gap-x-8 lg:grid-cols-[9rem_minmax(0,1fr)_18rem] lg:py-8">
            <p className="overline-text lg:pt-1">
              {item.publishedAt && <time dateTime={item.publishedAt}>{formatLongDate(item.publishedAt, locale)}</time>}
            </p>
            <div className="min-w-0 max-lg:col-start-1">
              <h2 className="mt-1 text-xl lg:mt-0 lg:text-2xl">
                <Link
                  href={item.href}
                  className="no-underline decoration-2 decoration-primary after:absolute after:inset-0 group-hover:underline"
                >
                  {hyphenate(item.title, locale)}
                </Link>
              </h2>
              <p className="mt-1 max-w-measure text-ink-2 lg:mt-2">{item.summary}</p>
              {renderActions && <div className="mt-3 flex text-ink-3 text-sm">{renderActions(item)}</div>}
            </div>
            <span className="photo gingham gingham-pale self-start max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-1 max-md:aspect-square">
              {item.picture && <Picture picture={item.picture} variant="card-md" className="card-photo" />}
            </span>
          </article>
        </li>
      ))}
    </ol>
  );
}
