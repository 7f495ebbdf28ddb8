import { CardGrid } from "#components/cards/card-grid.tsx";
import { AllLiked } from "#components/likes/all-liked.tsx";
import { UnlikeForm } from "#components/likes/unlike-form.tsx";
import { readCards } from "#lib/cards/rows.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface LikedGridProps {
  locale: Locale;
  /** Of items whose publicity has been asked for. */
  ids: string[];
  eager?: number;
}

/** Cards with counts of this moment: the cached ones may not know yet what the reader has just done. */
export async function LikedGrid({ locale, ids, eager }: LikedGridProps) {
  const cards = await readCards(locale, ids);
  return (
    <AllLiked ids={ids}>
      <CardGrid
        cards={cards}
        heading={2}
        eager={eager}
        below={({ id, title }) => <UnlikeForm id={id} title={title} />}
      />
    </AllLiked>
  );
}
