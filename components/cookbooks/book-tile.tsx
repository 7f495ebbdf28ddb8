import clsx from "clsx";
import Link from "next/link";
import { useLocale } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { hyphenate } from "#lib/i18n/hyphenate.ts";
import type { PictureView } from "#lib/media/picture.ts";

interface BookTileProps {
  title: string;
  href: string;
  cover: PictureView | null;
  /** Level of the title. */
  heading: 2 | 3;
  facts: string;
  /** Beside a lock, e.g. that it is private. */
  mark?: string;
  /** Room for a menu in the lower right. */
  hasMenu?: boolean;
}

/** A cookbook as a book: a cover, a spine of gingham, a label. */
export function BookTile({ title, href, cover, heading, facts, mark, hasMenu = false }: BookTileProps) {
  const Heading = `h${heading}` as const;
  return (
    <Link
      href={href}
      prefetch={false}
      className="group relative grid aspect-[3/4] grid-rows-[minmax(0,1fr)_auto] overflow-hidden rounded-1 rounded-r-2 bg-tint no-underline shadow-1"
    >
      <BookFace cover={cover} />
      <div className="bg-surface py-3 pr-3 pl-[calc(14px+0.8rem)]">
        <Heading className="line-clamp-3 text-[1.125rem] leading-[1.2] decoration-2 decoration-kobalt [hyphens:auto] [overflow-wrap:anywhere] group-hover:underline">
          {hyphenate(title, useLocale())}
        </Heading>
        <p className={clsx("mt-1 text-ink-3 text-sm", hasMenu && "pr-8")}>
          {facts}
          {mark && (
            <>
              <span className="max-sm:hidden"> · </span>
              <span className="whitespace-nowrap max-sm:block">
                <Icon name="lock" className="!size-[0.95rem]" /> {mark}
              </span>
            </>
          )}
        </p>
      </div>
    </Link>
  );
}

/** The picture on the cover and the spine beside it. */
export function BookFace({ cover }: { cover: PictureView | null }) {
  return (
    <>
      <span className="photo karo karo-pale aspect-auto h-full rounded-none">
        {cover && (
          <Picture
            picture={{ ...cover, alt: "" }}
            use="card-portrait"
            className="card-photo !absolute inset-0 h-full"
          />
        )}
      </span>
      <span
        aria-hidden="true"
        className="karo absolute inset-y-0 left-0 w-3.5 [--k:3.5px] [--karo-ground:var(--page)]"
      />
    </>
  );
}
