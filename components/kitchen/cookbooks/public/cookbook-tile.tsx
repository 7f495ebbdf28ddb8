import clsx from "clsx";
import { useLocale } from "next-intl";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

interface CookbookTileProps {
  title: string;
  href: string;
  cover: PictureView | null;
  /** Level of the heading. */
  heading: 2 | 3;
  facts: string;
  /** Who can read it, where that is not everyone. */
  badge?: { text: string; icon: "lock" | "link" };
  /** Leaves space for a menu in the lower right. */
  hasMenu?: boolean;
}

/** A cookbook drawn as a book, with cover, gingham spine and title. */
export function CookbookTile({ title, href, cover, heading, facts, badge, hasMenu = false }: CookbookTileProps) {
  const Heading = `h${heading}` as const;
  return (
    <Link
      href={href}
      className="group relative grid aspect-[3/4] grid-rows-[minmax(0,1fr)_auto] overflow-hidden rounded-1 rounded-r-2 bg-tint no-underline shadow-1"
    >
      <Cover cover={cover} variant="card-portrait" />
      <div className="bg-surface py-3 pr-3 pl-[calc(14px+0.8rem)]">
        <Heading className="line-clamp-3 text-[1.125rem] leading-[1.2] decoration-2 decoration-primary [hyphens:auto] [overflow-wrap:anywhere] group-hover:underline">
          {hyphenate(title, useLocale())}
        </Heading>
        <p className={clsx("mt-1 text-ink-3 text-sm", hasMenu && "pr-8")}>
          {facts}
          {badge && (
            <>
              <span className="max-sm:hidden"> · </span>
              <span className="whitespace-nowrap max-sm:block">
                <Icon name={badge.icon} className="!size-[0.95rem]" /> {badge.text}
              </span>
            </>
          )}
        </p>
      </div>
    </Link>
  );
}

/** The closed book at the head of its page. */
export function CookbookCover({ cover, priority }: Omit<CoverProps, "variant">) {
  return (
    <span
      aria-hidden="true"
      className="relative grid aspect-[3/4] w-[clamp(6.5rem,18vw,13rem)] grid-rows-[minmax(0,1fr)] overflow-hidden rounded-1 rounded-r-2 bg-tint shadow-1"
    >
      <Cover cover={cover} variant="cover" priority={priority} />
    </span>
  );
}

interface CoverProps {
  cover: PictureView | null;
  variant: "cover" | "card-portrait";
  /** Whether it is among the first pictures of the page. */
  priority?: boolean;
}

function Cover({ cover, variant, priority }: CoverProps) {
  return (
    <>
      <span className="photo gingham gingham-pale aspect-auto h-full rounded-none">
        {cover && (
          <Picture
            picture={{ ...cover, alt: "" }}
            variant={variant}
            priority={priority}
            className="card-photo absolute inset-0 h-full"
          />
        )}
      </span>
      <span
        aria-hidden="true"
        className="gingham absolute inset-y-0 left-0 w-3.5 [--cell:3.5px] [--gingham-ground:var(--page)]"
      />
    </>
  );
}
