import type { Page } from "@playwright/test";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import { addresses } from "#lib/platform/routing/address.ts";
import { type Account, createAccount } from "#tests/e2e/support/account.ts";
import { dataDir, isPublicItem, query } from "#tests/e2e/support/database.ts";
import { pageStates } from "#tests/e2e/support/example-pages.ts";

/** A page whose content is streamed. */
export interface StreamedPage {
  path: Localized;
  /** Selects something of each streamed part, in their order. */
  parts: string[];
}

const state = (name: string) => pageStates[name] ?? { de: "", en: "" };

export const publicStreamedPages: Record<string, StreamedPage> = {
  search: { path: state("search results"), parts: ["article"] },
  "a search without hits": { path: state("no search results"), parts: ["#popular"] },
  "the empty search": { path: addresses("/search"), parts: ["#newest"] },
  "a filtered list": { path: state("a filtered list"), parts: ["article"] },
  "a filtered category": {
    path: { de: "/de/kategorien/desserts?zeit=60", en: "/en/categories/desserts?time=60" },
    parts: [".list-toolbar:not(.skeleton *)", "#stories-title"],
  },
  "pantry matches": { path: state("pantry matches"), parts: ["article"] },
  "quiz recommendations": { path: state("quiz recommendations"), parts: ["article"] },
};

export const personalStreamedPages: Record<string, StreamedPage> = {
  likes: { path: addresses("/profile/likes"), parts: ["article"] },
  "likes on a page of their own": { path: addresses("/users/likes"), parts: ["article"] },
};

/** Creates a user who likes ten recipes, each shown in both languages. */
export async function createReader(): Promise<Account> {
  const anna = await createAccount();
  await query(
    dataDir,
    `insert into likes (user_id, item_id)
     select $1, items.id from items join search_docs on item_id = items.id
     where items.type = 'recipe' and ${isPublicItem} and locales @> array['de', 'en']::text[]
       and picture_id is not null
     order by items.created_at, items.id limit 10`,
    [anna.id],
  );
  return anna;
}

/** What stands in the place of content that has not arrived. */
export const skeletons = (page: Page) => page.locator("main .skeleton");
