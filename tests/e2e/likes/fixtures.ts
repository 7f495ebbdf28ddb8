import type { Page } from "@playwright/test";
import { type Account, createAccount } from "../support/account.ts";
import { dataDir, isSampleItem, query } from "../support/database.ts";
import { toPlainText } from "../support/visit.ts";

/**
 * Creates a user who likes this many recipes and stories; the last one of the list is liked first.
 */
export async function userWithLikes(count: number): Promise<Account> {
  const anna = await createAccount();
  await query(
    dataDir,
    `insert into likes (user_id, item_id, created_at)
     select $1, id, timestamp '2026-01-01' + row_number() over (order by slug) * interval '1 hour'
     from (select items.id, slug from items left join stories on stories.item_id = items.id
           join item_texts on item_texts.item_id = items.id and item_texts.locale = 'de'
           where ${isSampleItem} and story_type is distinct from 'static_page'
           order by slug limit $2) chosen`,
    [anna.id, count],
  );
  return anna;
}

export const cards = (page: Page) => page.getByRole("article");
export const titlesIn = async (page: Page) =>
  (await cards(page).getByRole("heading").allTextContents()).map(toPlainText);

/** The number of likes in the database. */
export async function countLikes({ id }: Account): Promise<number> {
  return (await query(dataDir, "select 1 from likes where user_id = $1", [id])).length;
}
