"use server";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { z } from "zod";
import { CardGrid } from "#components/content/cards/card-grid.tsx";
import { SaveProvider } from "#components/kitchen/cookbooks/save/save-provider.tsx";
import { LikeTexts } from "#components/people/likes/likes-provider.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import type { Card } from "#lib/content/cards/card.ts";
import { getCards } from "#lib/content/cards/card-queries.ts";
import { listFollowFeed } from "#lib/people/follows/feed-queries.ts";
import { runUserAction } from "#lib/platform/auth/user-action.ts";
import { createAction } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";

/** One row on wide screens, two on phones. */
const size = 4;

/** Renders the newest recipes of the authors the user follows; null when there are none. */
export const loadFollowedRecipesAction = createAction(
  [z.enum(locales)],
  (locale): Promise<ActionResult<ReactNode>> =>
    runUserAction(async ({ id: userId }) => {
      const { ids } = await listFollowFeed({ userId, locale, type: "recipe", size });
      const cards = await getCards(locale, ids);
      if (cards.length === 0) return null;
      // What is loaded after the page is outside of its providers.
      return (
        <LikeTexts>
          <SaveProvider>
            <FollowedRecipes locale={locale} cards={cards} />
          </SaveProvider>
        </LikeTexts>
      );
    }),
);

async function FollowedRecipes({ locale, cards }: { locale: Locale; cards: Card[] }) {
  const t = await getTranslations({ locale, namespace: "follows.start" });
  return (
    <section className="wrap section" aria-labelledby="followed">
      <SectionHeading
        id="followed"
        title={t("title")}
        more={{ label: t("more"), href: address(locale, "/profile/following") }}
      />
      <CardGrid cards={cards} heading={3} />
    </section>
  );
}
