import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { slugAddress } from "#lib/routing/address.ts";
import { openAs } from "../recipe-drafts/desk.ts";
import { createAccount } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";

/** A published story in both languages that no other journey knows. */
async function createStory(authorId: string): Promise<{ id: string; de: string; en: string }> {
  const word = randomUUID().slice(0, 8);
  const slugs = { de: `deutsch-${word}`, en: `english-${word}` };
  const body = (text: string) => JSON.stringify([{ type: "text", text }]);
  const [row] = await query<{ id: string }>(
    dataDir,
    `with item as (
       insert into items (type, state, author_id, published_at, picture_id)
       values ('article', 'live', $1, '2026-01-01', (select picture_id from items where picture_id is not null limit 1))
       returning id
     ), story as (insert into stories (item_id, story_type) select id, 'article' from item),
     texts as (
       insert into item_texts (item_id, locale, slug, title, summary)
       select id, 'de', $2, 'Zwei Sprachen', 'Auf Deutsch.' from item
       union all select id, 'en', $3, 'Two languages', 'In English.' from item
     ), bodies as (
       insert into story_texts (item_id, locale, body, reading_minutes)
       select id, 'de', $4::jsonb, 1 from item union all select id, 'en', $5::jsonb, 1 from item
     ) select id from item`,
    [authorId, slugs.de, slugs.en, body("Guten Tag."), body("Good day.")],
  );
  return { id: row?.id ?? "", ...slugs };
}

const alternatesOf = (page: Page) => page.locator("link[rel=alternate][hreflang]");

test("an editor withdraws German alone, by keyboard, and readers keep the English text", async ({ browser }) => {
  test.setTimeout(180_000);
  const t = messages.en.storyDrafts;
  const editor = await createAccount({ newType: "editor" });
  const { id, de, en } = await createStory(editor.id);
  const [german, english] = [slugAddress("de", "/stories/[slug]", de), slugAddress("en", "/stories/[slug]", en)];
  const reader = await browser.newPage();
  expect((await reader.goto(german))?.status()).toBe(200);
  await reader.goto(english);
  await expect(alternatesOf(reader).and(reader.locator("[hreflang=de]"))).toHaveCount(1);

  const page = await openAs(browser, editor, `/en/desk/stories/${id}`, { width: 390, height: 844 });
  const panel = page.getByRole("region", { name: t.publication.title, exact: true });
  await panel.getByText(t.publication.withdraw, { exact: true }).focus();
  await page.keyboard.press("Enter");
  const withdraw = panel.getByRole("button", { name: t.publication.withdrawLanguage.de });
  await expect(withdraw).toBeVisible();
  await expectAccessible(page, "withdrawing a language, narrow");
  await withdraw.focus();
  await page.keyboard.press("Enter");
  await expect(withdraw).toBeHidden();
  await expect(page.getByRole("link", { name: t.editor.view.de })).toBeHidden();
  await expect(page.getByRole("link", { name: t.editor.view.en })).toBeVisible();

  await expect(async () => {
    expect((await reader.goto(german))?.status()).toBe(404);
    expect((await reader.goto(english))?.status()).toBe(200);
    await expect(alternatesOf(reader).and(reader.locator("[hreflang=de]"))).toHaveCount(0, { timeout: 2000 });
  }).toPass();
});
