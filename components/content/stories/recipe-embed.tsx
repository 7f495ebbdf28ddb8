import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LinkButton } from "#components/ui/button.tsx";
import { Duration } from "#components/ui/duration.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import type { Card } from "#lib/content/cards/card.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

interface RecipeEmbedProps {
  card: Card;
  heading: 2 | 3;
  /** Actions beside the link to the recipe: like, save. */
  actions?: ReactNode;
}

/** A single recipe within a story. */
export function RecipeEmbed({ card, heading, actions }: RecipeEmbedProps) {
  const t = useTranslations("stories.embed");
  const Heading = `h${heading}` as const;
  return (
    <aside
      aria-label={t("label")}
      className="my-10 grid items-center gap-5 border-line border-y py-6 md:grid-cols-[17rem_1fr]"
    >
      {card.picture && (
        <span className="photo gingham gingham-pale">
          <Picture picture={card.picture} variant="card-md" />
        </span>
      )}
      <div>
        <p className="overline-text">{card.isSponsored ? t("sponsored") : t("label")}</p>
        <Heading className="text-xl">{hyphenate(card.title, useLocale())}</Heading>
        <p className="mt-1 flex items-center gap-[0.4rem] text-ink-3 text-sm">
          <Icon name="clock" className="size-[1.05rem]" />
          <Duration minutes={card.minutes} />
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <LinkButton href={card.href} aria-label={`${t("open")}: ${card.title}`}>
            {t("open")}
          </LinkButton>
          {actions}
        </div>
      </div>
    </aside>
  );
}
