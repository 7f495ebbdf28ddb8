import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SponsoredBadge } from "#components/content/stories/sponsored-badge.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Avatar } from "#components/ui/media/avatar.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { ReadingTime } from "#components/ui/reading-time.tsx";
import type { Story } from "#lib/content/stories/story.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

const badgeVariants = { article: "story", news: "primary", shopping_tip: "plain" } as const;

interface StoryHeaderProps {
  story: Story;
  /** Buttons: like, save. */
  actions?: ReactNode;
}

/** Title, summary, author and large picture of a story. */
export function StoryHeader({ story, actions }: StoryHeaderProps) {
  const locale = useLocale();
  const t = useTranslations("stories");
  const kind = story.storyType === "static_page" ? "article" : story.storyType;
  return (
    <header className="wrap mt-4">
      <div className="mx-auto grid max-w-[64rem] gap-6">
        <div>
          <p className="overline-text flex flex-wrap items-center gap-2">
            <Badge variant={badgeVariants[kind]}>{t(`badge.${kind}`)}</Badge>
            {story.isSponsored && <SponsoredBadge />}
            <ReadingTime minutes={story.readingMinutes} />
          </p>
          <h1 className="mt-3 mb-4 max-w-[18ch] text-4xl leading-[1.04]">{hyphenate(story.title, locale)}</h1>
          <p className="standfirst max-w-[40rem] text-[1.375rem]">{story.summary}</p>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
            <Byline story={story} />
            {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
          </div>
        </div>
        {story.picture && (
          <span
            className={clsx(
              "photo gingham gingham-pale",
              story.picture.crops?.portrait ? "sm:aspect-video" : "aspect-video",
            )}
          >
            <Picture picture={story.picture} variant="header" priority />
          </span>
        )}
      </div>
    </header>
  );
}

function Byline({ story: { author, publishedAt } }: { story: Story }) {
  const locale = useLocale();
  const href = slugAddress(locale, "/users/[slug]", author.slug);
  return (
    <div className="flex items-center gap-3 leading-[1.3]">
      <Avatar name={author.name} picture={author.picture} />
      <p>
        <Link href={href} className="font-strong no-underline hover:underline">
          {author.name}
        </Link>
        <br />
        <time dateTime={publishedAt.slice(0, 10)} className="text-ink-3 text-sm">
          {formatLongDate(publishedAt, locale)}
        </time>
      </p>
    </div>
  );
}
