import { useLocale, useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { MoreLink } from "#components/ui/section-heading.tsx";
import type { Card } from "#lib/cards/card.ts";
import { hyphenate } from "#lib/i18n/hyphenate.ts";

/** A shopping tip between picture and text; "Anzeige" where somebody paid for it. */
export function TipPanel({ id, card }: { id: string; card: Card }) {
  const t = useTranslations("feeds.tip");
  return (
    <section className="wrap section grid items-center gap-6 md:grid-cols-2 md:gap-12" aria-labelledby={id}>
      <div className="photo karo karo-pale">{card.picture && <Picture picture={card.picture} use="card-lg" />}</div>
      <div className="grid justify-items-start gap-3">
        <p className="overline-text flex items-center gap-3">
          {t("overline")}
          {card.isSponsored && <Badge look="outline">{t("sponsored")}</Badge>}
        </p>
        <h2 id={id} className="text-2xl">
          {hyphenate(card.title, useLocale())}
        </h2>
        <p className="standfirst">{card.summary}</p>
        <MoreLink label={t("cta")} href={card.href} />
      </div>
    </section>
  );
}
