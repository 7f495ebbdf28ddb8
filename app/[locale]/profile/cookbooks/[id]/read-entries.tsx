import type { ReactNode } from "react";
import { CardTile } from "#components/cards/card.tsx";
import type { ShownEntry } from "#components/cookbooks/book-entries.tsx";
import { GoneEntry } from "#components/cookbooks/gone-entry.tsx";
import { Picture } from "#components/ui/picture.tsx";
import type { Card } from "#lib/cards/card.ts";
import { readCards } from "#lib/cards/rows.ts";
import type { OwnEntry } from "#lib/cookbooks/own-books.ts";
import { type Locale, locales } from "#lib/i18n/locales.ts";

export interface ReadEntries {
  entries: ShownEntry[];
  /** Small pictures to choose a cover from. */
  choices: { id: string; title: string; picture: ReactNode }[];
}

/** The entries with their cards; `gone` is what those are called that nobody sees any more. */
export async function readEntries(locale: Locale, rows: OwnEntry[], gone: string): Promise<ReadEntries> {
  const cards = await readKnownCards(
    locale,
    rows.filter(({ isSeen }) => isSeen).map(({ itemId }) => itemId),
  );
  const entries = rows.map(({ itemId, note }, index): ShownEntry => {
    const card = cards.get(itemId);
    return {
      id: itemId,
      title: card?.title ?? gone,
      note,
      card: card ? <CardTile card={card} heading={2} priority={index < 2} /> : <GoneEntry />,
    };
  });
  const choices = [...cards.values()].flatMap(({ id, title, picture }) =>
    picture
      ? [
          {
            id,
            title,
            picture: <Picture picture={{ ...picture, alt: "" }} use="square-sm" className="aspect-square" />,
          },
        ]
      : [],
  );
  return { entries, choices };
}

/** Cards in this language, and in the other for what has no text in this one. */
async function readKnownCards(locale: Locale, ids: string[]): Promise<Map<string, Card>> {
  const cards = new Map<string, Card>();
  for (const language of [locale, ...locales.filter((other) => other !== locale)]) {
    const missing = ids.filter((id) => !cards.has(id));
    for (const card of await readCards(language, missing)) cards.set(card.id, card);
  }
  return cards;
}
