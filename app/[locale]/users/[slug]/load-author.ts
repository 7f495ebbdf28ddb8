import { getAuthorTabCounts } from "#lib/content/cards/author-tab-queries.ts";
import { getUser, type Profile } from "#lib/people/users/queries.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import {
  type AuthorTab,
  type AuthorTabCounts,
  authorTabAddress,
  firstAuthorTab,
} from "#lib/platform/routing/author-tabs.ts";

export interface Author {
  profile: Profile;
  counts: AuthorTabCounts;
  tab: AuthorTab;
  /** Address of the tab in each language it has entries in, and in that of the page. */
  alternates: Partial<Localized>;
}

/** Loads a profile and what its tabs contain; without a tab the first one is shown. */
export async function loadAuthor(locale: Locale, slug: string, wanted?: AuthorTab): Promise<Author | null> {
  const profile = await getUser(locale, slug);
  if (!profile) return null;
  const all = await Promise.all(
    locales.map(async (language) => [language, await getAuthorTabCounts(language, profile.id)] as const),
  );
  const countsOf = Object.fromEntries(all) as Record<Locale, AuthorTabCounts>;
  const counts = countsOf[locale];
  const tab = wanted ?? firstAuthorTab(counts);
  const shown = all.filter(([language, { [tab]: count }]) => language === locale || count > 0 || counts[tab] === 0);
  const alternates = Object.fromEntries(
    shown.map(([language, inLanguage]) => [language, authorTabAddress(language, slug, inLanguage, tab)]),
  );
  return { profile, counts, tab, alternates };
}
