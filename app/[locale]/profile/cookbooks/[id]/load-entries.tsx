import type { ReactNode } from "react";
import { CardTile } from "#components/content/cards/card.tsx";
import type { EntryView } from "#components/kitchen/cookbooks/entries/entry-item.tsx";
import { RemovedEntry } from "#components/kitchen/cookbooks/entries/removed-entry.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import type { Card } from "#lib/content/cards/card.ts";
import { getCards } from "#lib/content/cards/card-queries.ts";
import type { OwnEntry } from "#lib/kitchen/cookbooks/queries-own.ts";
import { getActiveLocales } from "#lib/platform/i18n/active-locales.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface LoadedEntries {
  entries: EntryView[];
  /** Small pictures to choose a cover from. */
  choices: { id: string; title: string; picture: ReactNode }[];
}

/** The entries with their cards; `gone` is the title of those whose item is no longer public. */
export async function loadEntries(locale: Locale, rows: OwnEntry[], gone: string): Promise<LoadedEntries> {
  const cards = await loadCards(
    locale,
    rows.filter(({ isVisible }) => isVisible).map(({ itemId }) => itemId),
  );
  const entries = rows.map(({ itemId, note }, index): EntryView => {
    const card = cards.get(itemId);
    return {
      id: itemId,
      title: card?.title ?? gone,
      note,
      card: card ? <CardTile card={card} heading={2} priority={index < 2} /> : <RemovedEntry />,
    };
  });
  const choices = [...cards.values()].flatMap(({ id, title, picture }) =>
    picture
      ? [
          {
            id,
            title,
            picture: <Picture picture={{ ...picture, alt: "" }} variant="square-sm" className="aspect-square" />,
          },
        ]
      : [],
  );
  return { entries, choices };
}

/** Cards in this language, and in the other one for items without a text in this one. */
async function loadCards(locale: Locale, ids: string[]): Promise<Map<string, Card>> {
  const cards = new Map<string, Card>();
  for (const language of [locale, ...getActiveLocales().filter((other) => other !== locale)]) {
    const missing = ids.filter((id) => !cards.has(id));
    for (const card of await getCards(language, missing)) cards.set(card.id, card);
  }
  return cards;
}
