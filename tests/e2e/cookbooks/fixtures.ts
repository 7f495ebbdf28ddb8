import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { address, routeAddress } from "#lib/platform/routing/address.ts";

export { interpolate } from "#lib/platform/i18n/interpolate.ts";

import type { Locale } from "#lib/platform/i18n/locales.ts";
import { type Account, createAccount, signIn } from "../support/account.ts";
import { dataDir, isSampleItem, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";

export interface RecipeRow {
  id: string;
  title: string;
  slug: string;
}

/** Sample recipes with a picture, newest first, with their titles in this language. */
export function listRecipes(locale: Locale, count: number): Promise<RecipeRow[]> {
  return query<RecipeRow>(
    dataDir,
    `select items.id, title, slug from items join item_texts on item_id = items.id and locale = $1
     where type = 'recipe' and ${isSampleItem} and picture_id is not null
     order by published_at desc, items.id limit $2`,
    [locale, count],
  );
}

/** Inserts a private cookbook of a user with these items. */
export async function insertCookbook(
  owner: Account,
  locale: Locale,
  title: string,
  items: RecipeRow[] = [],
): Promise<string> {
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

/** The entries of a cookbook in order. */
export async function contentsOf(cookbookId: string): Promise<{ id: string; note: string }[]> {
  return query(
    dataDir,
    `select item_id as id, note from cookbook_items where cookbook_id = $1 and removed_at is null
     order by position, item_id`,
    [cookbookId],
  );
}

/** Creates an account and signs in. */
export async function signInNewUser(page: Page, locale: Locale): Promise<Account> {
  const account = await createAccount();
  await signIn(page, account, locale);
  return account;
}

export const visitOwnCookbooks = (page: Page, locale: Locale) => visit(page, address(locale, "/profile/cookbooks"));
export const cookbookPath = (locale: Locale, id: string) => routeAddress(locale, "/profile/cookbooks/[id]", { id });

export const toast = (page: Page, text: string) => page.locator(".toaster").getByText(text);
/** Matches a title with the soft hyphens that the page inserts. */
export const withSoftHyphens = (title: string) =>
  new RegExp([...title].map((c) => c.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("\u00ad?"));

/** Titles of a user's cookbooks. */
export async function titlesOf(owner: Account): Promise<string[]> {
  const rows = await query<{ titles: Record<string, string> }>(
    dataDir,
    "select titles from cookbooks where user_id = $1 and deleted_at is null",
    [owner.id],
  );
  return rows.flatMap(({ titles }) => Object.values(titles));
}
