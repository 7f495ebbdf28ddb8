import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import { MoreLink } from "#components/ui/section-heading.tsx";
import type { Card } from "#lib/content/cards/card.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

interface TipPanelProps {
  id: string;
  card: Card;
  /** Actions beside the link to the tip, for example liking. */
  actions?: ReactNode;
}

/** A shopping tip with its picture; sponsored tips are labelled as advertisement. */
export function TipPanel({ id, card, actions }: TipPanelProps) {
  const t = useTranslations("feeds.tip");
  return (
    <section className="wrap section grid items-center gap-6 md:grid-cols-2 md:gap-12" aria-labelledby={id}>
      <div className="photo gingham gingham-pale">
        {card.picture && <Picture picture={card.picture} variant="card-lg" />}
      </div>
      <div className="grid justify-items-start gap-3">
        <p className="overline-text flex items-center gap-3">
          {t("overline")}
          {card.isSponsored && <Badge variant="outline">{t("sponsored")}</Badge>}
        </p>
        <h2 id={id} className="text-2xl">
          {hyphenate(card.title, useLocale())}
        </h2>
        <p className="standfirst">{card.summary}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <MoreLink label={t("cta")} href={card.href} />
          {actions}
        </div>
      </div>
    </section>
  );
}
