import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DietMark } from "#components/content/cards/card-badge.tsx";
import { CardCorner, type CardCornerProps, isUnpublished } from "#components/content/cards/card-corner.tsx";
import { CardTitle, type CardTitleProps } from "#components/content/cards/card-title.tsx";
import { SaveCorner } from "#components/kitchen/cookbooks/save/save-button.tsx";
import { LikeButton } from "#components/people/likes/like-button.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import { ReadingTime } from "#components/ui/reading-time.tsx";
import type { Card } from "#lib/content/cards/card.ts";

type TileSize = "md" | "lg" | "portrait";

export interface CardTileProps extends Omit<CardTitleProps, "className">, Pick<CardCornerProps, "isAmongStories"> {
  size?: TileSize;
  /** Loads the picture with priority. */
  priority?: boolean;
  /** On the page of an author, whose name and role each card would repeat. */
  isOnAuthorPage?: boolean;
}

const titleSizes: Record<TileSize, string> = {
  md: "text-[1.1875rem] max-sm:text-md",
  lg: "text-2xl",
  portrait: "text-[1.1875rem] max-sm:text-md",
};

/** A recipe or story as a card. The link covers the whole card except the buttons. */
export function CardTile({ card, size = "md", priority, isAmongStories, isOnAuthorPage, ...title }: CardTileProps) {
  return (
    <article className="group card">
      <div className="card-media">
        <span className={clsx("photo gingham gingham-pale", size === "portrait" && "aspect-[3/4]")}>
          {card.picture && (
            <Picture picture={card.picture} variant={`card-${size}`} priority={priority} className="card-photo" />
          )}
          {card.hasVideo && <PlayIcon isLarge={size === "lg"} />}
        </span>
      </div>
      <CardCorner card={card} isAmongStories={isAmongStories} hidesGuest={isOnAuthorPage} />
      <CardTitle card={card} {...title} className={clsx("card-title", titleSizes[size])} />
      {size === "lg" && card.summary && <p className="card-summary">{card.summary}</p>}
      {!isOnAuthorPage && <p className="card-author">{card.author.name}</p>}
      {!isUnpublished(card.badge) && <SaveCorner itemId={card.id} title={card.title} />}
      <LikeButton
        id={card.id}
        title={card.title}
        count={card.likeCount}
        className="like-card"
        disabled={isUnpublished(card.badge) || undefined}
      />
    </article>
  );
}

/** A card as a row with a small picture. `note` is another line below the author. */
export function CompactCard({ card, note, ...title }: Omit<CardTitleProps, "className"> & { note?: ReactNode }) {
  return (
    <article className="group relative flex min-w-0 items-center gap-4">
      <span className="photo gingham gingham-pale aspect-square w-(--square-sm) flex-none">
        {card.picture && <Picture picture={card.picture} variant="square-sm" className="card-photo" />}
      </span>
      <div className="min-w-0 flex-1">
        <CardTitle card={card} {...title} className="text-[1.125rem]" />
        <CardMeta card={card} />
        {note}
      </div>
    </article>
  );
}

/** Who wrote a recipe, or how long a story takes to read; `isFull` names its author as well. */
export function CardMeta({ card, isFull }: { card: Card; isFull?: boolean }) {
  const t = useTranslations("cards.card");
  const isStory = card.type === "article";
  return (
    <div className="mt-1 flex items-center justify-between gap-2 text-ink-3 text-sm">
      <p className="flex min-w-0 flex-wrap items-center gap-x-1">
        {card.isSponsored && <span>{t("sponsored")} · </span>}
        {(!isStory || isFull) && <span>{card.author.name}</span>}
        {isStory && isFull && <span aria-hidden="true">·</span>}
        {isStory && <ReadingTime minutes={card.minutes} />}
        {card.diet && <DietMark diet={card.diet} />}
      </p>
      <LikeButton
        id={card.id}
        title={card.title}
        count={card.likeCount}
        theme="tertiary"
        className="like-line"
        disabled={isUnpublished(card.badge) || undefined}
      />
    </div>
  );
}

function PlayIcon({ isLarge }: { isLarge: boolean }) {
  const t = useTranslations("cards.card");
  return (
    <span
      className={clsx(
        "absolute inset-0 m-auto grid place-items-center rounded-2 bg-page text-ink",
        isLarge ? "size-16" : "size-12 @max-[13rem]/card:size-9",
      )}
    >
      <Icon name="play" className="size-[1.3rem] fill-current" />
      <span className="sr-only">{t("video")}</span>
    </span>
  );
}
