import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CardNotch, isUnpublished } from "#components/cards/card-notch.tsx";
import { CardTitle, type CardTitleProps } from "#components/cards/card-title.tsx";
import { SaveNotch } from "#components/cookbooks/save-button.tsx";
import { LikeButton } from "#components/likes/like-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Picture } from "#components/ui/picture.tsx";
import type { Card } from "#lib/cards/card.ts";

type TileSize = "md" | "lg" | "portrait";

export interface CardTileProps extends Omit<CardTitleProps, "className"> {
  size?: TileSize;
  /** For a card that is seen first: its picture comes at once. */
  priority?: boolean;
}

const titleSizes: Record<TileSize, string> = {
  md: "text-[1.1875rem] max-sm:text-md",
  lg: "text-2xl",
  portrait: "text-[1.1875rem] max-sm:text-md",
};

/** The card: a photo with notches cut into its lower edge, a title, an author. One link, whose area is the whole card but for the heart above it. */
export function CardTile({ card, size = "md", priority, ...title }: CardTileProps) {
  return (
    <article className="group relative flex min-w-0 flex-col gap-[0.7rem]">
      <div className="@container/media relative">
        <span className={clsx("photo karo karo-pale", size === "portrait" && "aspect-[3/4]")}>
          {card.picture && (
            <Picture picture={card.picture} use={`card-${size}`} priority={priority} className="card-photo" />
          )}
          {card.hasVideo && <PlaySign isLarge={size === "lg"} />}
        </span>
        <CardNotch card={card} />
        {!isUnpublished(card.badge) && <SaveNotch itemId={card.id} title={card.title} />}
        <LikeButton
          id={card.id}
          title={card.title}
          count={card.likeCount}
          className="like-card"
          disabled={isUnpublished(card.badge) || undefined}
        />
      </div>
      <CardTitle card={card} {...title} className={titleSizes[size]} />
      {size === "lg" && card.summary && <p className="-mt-1 max-w-[34rem] text-ink-2 text-sm">{card.summary}</p>}
      <p className="-mt-[0.45rem] text-ink-3 text-sm">{card.author.name}</p>
    </article>
  );
}

/** In a row with a small square: lists beside something larger. `note` is one line more about it. */
export function CardLine({ card, note, ...title }: Omit<CardTitleProps, "className"> & { note?: ReactNode }) {
  return (
    <article className="group relative flex min-w-0 items-center gap-4">
      <span className="photo karo karo-pale aspect-square w-(--square-sm) flex-none">
        {card.picture && <Picture picture={card.picture} use="square-sm" className="card-photo" />}
      </span>
      <div className="min-w-0">
        <CardTitle card={card} {...title} className="text-[1.125rem]" />
        <CardFacts card={card} />
        {note}
      </div>
    </article>
  );
}

function CardFacts({ card }: { card: Card }) {
  const locale = useLocale();
  const t = useTranslations("cards.card");
  const minutes = card.minutes.toLocaleString(locale);
  return (
    <p className="mt-1 text-ink-3 text-sm">
      {card.isSponsored && <span>{t("sponsored")} · </span>}
      {card.type === "article" ? t("readingTime", { minutes }) : card.author.name}
    </p>
  );
}

function PlaySign({ isLarge }: { isLarge: boolean }) {
  const t = useTranslations("cards.card");
  return (
    <span
      className={clsx(
        "absolute inset-0 m-auto grid place-items-center rounded-2 bg-page text-ink",
        isLarge ? "size-16" : "size-12",
      )}
    >
      <Icon name="play" className="size-[1.3rem] fill-current" />
      <span className="sr-only">{t("video")}</span>
    </span>
  );
}
