import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { HeroFacts } from "#components/content/feeds/hero-facts.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import type { Card } from "#lib/content/cards/card.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

interface HeroProps {
  id: string;
  card: Card;
  overline: string;
  heading: "h1" | "h2";
  /** Actions beside the link to the recipe, for example liking. */
  actions?: ReactNode;
}

/** The recipe of the day: its picture overlaps a gingham background. */
export function Hero({ id, card, overline, heading: Heading, actions }: HeroProps) {
  const t = useTranslations("feeds.hero");
  const locale = useLocale();
  return (
    <section className={clsx("relative overflow-hidden", Heading === "h2" && "max-lg:mt-8")} aria-labelledby={id}>
      <div className="wrap grid gap-x-12 lg:grid-cols-[minmax(0,0.72fr)_minmax(0,1fr)] lg:pt-10">
        <div className="-mx-(--gutter) lg:order-2 lg:mx-0 lg:mb-10 lg:self-end">
          <div className="photo relative z-raised rounded-none lg:rounded-1 lg:shadow-3">
            {card.picture && <Picture picture={card.picture} variant="hero" priority />}
          </div>
        </div>
        <div className="flex flex-col items-start gap-4 pt-6 pb-8 lg:pt-7 lg:pb-[10rem]">
          <p className="overline-text">{overline}</p>
          <Heading id={id} className={clsx("leading-tight", Heading === "h1" ? "text-4xl" : "text-3xl")}>
            {hyphenate(card.title, locale)}
          </Heading>
          <p className="standfirst">{card.summary}</p>
          <HeroFacts card={card} />
          <div className="mt-2 flex flex-wrap items-center gap-3">
            <LinkButton href={card.href} size="lg">
              {t("cta")}
            </LinkButton>
            {actions}
          </div>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="gingham h-12 [--cell:23px] lg:absolute lg:inset-x-0 lg:bottom-0 lg:-z-[1] lg:h-[7.1875rem]"
      />
    </section>
  );
}
