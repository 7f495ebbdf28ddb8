import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { Duration } from "#components/ui/duration.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Picture } from "#components/ui/picture.tsx";
import type { Card } from "#lib/cards/card.ts";
import { hyphenate } from "#lib/i18n/hyphenate.ts";

/** The one recipe a passage is about, between two lines. */
export function RecipeEmbed({ card, heading }: { card: Card; heading: 2 | 3 }) {
  const t = useTranslations("stories.embed");
  const Heading = `h${heading}` as const;
  return (
    <aside
      aria-label={t("label")}
      className="my-10 grid items-center gap-5 border-line border-y py-6 md:grid-cols-[17rem_1fr]"
    >
      {card.picture && (
        <span className="photo karo karo-pale">
          <Picture picture={card.picture} use="card-md" />
        </span>
      )}
      <div>
        <p className="overline-text">{card.isSponsored ? t("sponsored") : t("label")}</p>
        <Heading className="text-xl">{hyphenate(card.title, useLocale())}</Heading>
        <p className="mt-1 flex items-center gap-[0.4rem] text-ink-3 text-sm">
          <Icon name="clock" className="size-[1.05rem]" />
          <Duration minutes={card.minutes} />
        </p>
        <LinkButton href={card.href} prefetch={false} className="mt-4" aria-label={`${t("open")}: ${card.title}`}>
          {t("open")}
        </LinkButton>
      </div>
    </aside>
  );
}
