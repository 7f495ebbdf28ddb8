import { getTranslations } from "next-intl/server";
import { KitchenRail } from "#components/feeds/kitchen-rail.tsx";
import { PartnerTiles } from "#components/feeds/partner-tiles.tsx";
import { PlayerPanel } from "#components/feeds/player-panel.tsx";
import { SentenceQuiz } from "#components/suggestions/sentence-quiz.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { berlinTime } from "#lib/berlin.ts";
import { listCardsById } from "#lib/cards/queries.ts";
import { address } from "#lib/i18n/address.ts";
import { findVideos } from "#lib/media/queries.ts";
import { choicesAt } from "#lib/suggestions/meals.ts";
import { listPartners, listUsersById } from "#lib/users/queries.ts";
import type { ModuleProps } from "./feed.tsx";

export async function AuthorModule({ id, locale, data }: ModuleProps<"author_carousel">) {
  const t = await getTranslations("feeds.more");
  const kitchens = await listUsersById(locale, data.userIds);
  if (kitchens.length === 0) return null;
  const heading = data.heading[locale];
  return (
    <section className="wrap section" aria-labelledby={id}>
      <SectionHeading id={id} title={heading} more={{ label: t("users"), href: address(locale, "/users") }} />
      <KitchenRail kitchens={kitchens} label={heading} />
    </section>
  );
}

export async function PlayerModule({ id, locale, data }: ModuleProps<"player">) {
  const [videos, [card]] = await Promise.all([
    findVideos(locale, [data.videoId]),
    listCardsById(locale, [data.itemId]),
  ]);
  const video = videos.get(data.videoId);
  return (
    video && (
      <PlayerPanel id={id} video={video} heading={data.heading[locale]} text={data.text[locale]} href={card?.href} />
    )
  );
}

export async function PartnersModule({ id, locale, data }: ModuleProps<"partners">) {
  const [t, partners] = await Promise.all([getTranslations("feeds.more"), listPartners(locale)]);
  if (partners.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={data.heading[locale]}
        more={{ label: t("partners"), href: address(locale, "/partners") }}
      />
      <PartnerTiles partners={partners} />
    </section>
  );
}

export function QuizModule({ now }: { now: Date }) {
  return (
    <div className="section">
      <SentenceQuiz chosen={choicesAt(berlinTime(now))} heading="h2" />
    </div>
  );
}
