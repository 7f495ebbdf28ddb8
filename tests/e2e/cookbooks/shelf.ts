import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { address, fill } from "#lib/i18n/address.ts";
import { fillIn } from "#lib/i18n/fill-in.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type Account, newAccount, signIn } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";

export interface Dish {
  id: string;
  title: string;
  slug: string;
}

/** Public recipes with the titles they have in this language. */
export function dishes(locale: Locale, count: number): Promise<Dish[]> {
  return query<Dish>(
    dataDir,
    `select items.id, title, slug from items join item_texts on item_id = items.id and locale = $1
     where type = 'recipe' and state = 'live' and published_at < now() and picture_id is not null
     order by published_at desc, items.id limit $2`,
    [locale, count],
  );
}

/** Puts a private cookbook straight onto somebody's shelf, with these in it. */
export async function shelve(owner: Account, locale: Locale, title: string, items: Dish[] = []): Promise<string> {
  const id = randomUUID();
  await query(dataDir, "insert into cookbooks (id, slug, user_id, titles) values ($1::uuid, $1::uuid::text, $2, $3)", [
    id,
    owner.id,
    JSON.stringify({ [locale]: title }),
  ]);
  for (const [position, item] of items.entries()) {
    await query(dataDir, "insert into cookbook_items (cookbook_id, item_id, position) values ($1, $2, $3)", [
      id,
      item.id,
      position,
    ]);
  }
  return id;
}

/** What is in a cookbook, in order. */
export async function contentsOf(cookbookId: string): Promise<{ id: string; note: string }[]> {
  return query(
    dataDir,
    `select item_id as id, note from cookbook_items where cookbook_id = $1 and removed_at is null
     order by position, item_id`,
    [cookbookId],
  );
}

/** Somebody who has signed in. */
export async function newReader(page: Page, locale: Locale): Promise<Account> {
  const account = await newAccount();
  await signIn(page, account, locale);
  return account;
}

export const visitShelf = (page: Page, locale: Locale) => visit(page, address(locale, "/profile/cookbooks"));
export const bookPath = (locale: Locale, id: string) => fill(locale, "/profile/cookbooks/[id]", { id });

export const toast = (page: Page, text: string) => page.locator(".toaster").getByText(text);
export const filled = fillIn;
/** A title as tests find it: without the soft hyphens of the page. */
export const shy = (title: string) =>
  new RegExp([...title].map((c) => c.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("\u00ad?"));
