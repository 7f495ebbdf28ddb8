import Link from "next/link";
import { useFormatter, useLocale } from "next-intl";
import { Picture } from "#components/ui/picture.tsx";
import type { Card } from "#lib/cards/card.ts";
import { hyphenate } from "#lib/i18n/hyphenate.ts";

/** News in the order of time, newest first: the date, the headline, a sentence, a small picture. */
export function NewsList({ items }: { items: Card[] }) {
  const locale = useLocale();
  const format = useFormatter();
  return (
    <ol className="max-w-[52rem]">
      {items.map(({ id, href, title, summary, picture, publishedAt }) => (
        <li key={id} className="border-line border-b first:border-t">
          <article className="group relative flex gap-4 py-6 md:gap-8">
            <div className="min-w-0 flex-1">
              {publishedAt && (
                <time dateTime={publishedAt} className="overline-text">
                  {format.dateTime(new Date(publishedAt), { dateStyle: "long" })}
                </time>
              )}
              <h2 className="mt-1 text-xl">
                <Link
                  href={href}
                  prefetch={false}
                  className="no-underline decoration-2 decoration-kobalt after:absolute after:inset-0 group-hover:underline"
                >
                  {hyphenate(title, locale)}
                </Link>
              </h2>
              <p className="mt-1 text-ink-2">{summary}</p>
            </div>
            <span className="photo karo karo-pale aspect-square w-(--square-sm) flex-none self-start md:w-(--square-md)">
              {picture && <Picture picture={picture} use="square-md" className="card-photo" />}
            </span>
          </article>
        </li>
      ))}
    </ol>
  );
}
