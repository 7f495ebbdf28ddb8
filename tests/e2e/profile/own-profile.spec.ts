import { draftContentSchema } from "#lib/recipe-drafts/draft.ts";
import { address, slugAddress } from "#lib/routing/address.ts";
import { getCachedPage } from "#tests/e2e/support/cached-page.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { test as base } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { pairwiseViewports } from "#tests/e2e/support/viewports.ts";
import { createAccount } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";
import { openProfile, openProfileByForm } from "./open-profile.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

for (const { locale, viewport } of pairwiseViewports) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const t = messages[locale].users;
    const { own } = messages[locale].recipeDrafts;

    test("gives a new profile a page that is not indexed while empty and links to the settings", async ({
      page,
      request,
    }) => {
      const account = await createAccount();
      const path = slugAddress(locale, "/users/[slug]", account.slug);
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toContain('content="noindex, follow"');
      await visit(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.name);
      await expect(page.getByRole("heading", { name: t.page.emptyTitle })).toBeVisible();
      await expect(page.getByRole("link", { name: t.profile.edit })).toBeHidden();
      await openProfile(page, locale, "/profile/recipes", account);
      await visit(page, path);
      await page.getByRole("link", { name: t.profile.edit }).click();
      await expect(page).toHaveURL(address(locale, "/profile/settings"));
    });

    test("lists own recipes in every state to their author only", async ({ page, request }) => {
      const account = await createAccount();
      const content = draftContentSchema.parse({ title: { de: "Saure Spätzle" } });
      await query(
        dataDir,
        `with draft as (
           insert into recipe_drafts (author_id, state, content) values ($1, 'rejected', $2) returning id
         ) insert into recipe_reviews (draft_id, action, reason) select id, 'reject', $3 from draft`,
        [account.id, content, "Ohne Bild geht es nicht."],
      );
      await openProfile(page, locale, "/profile/recipes", account);
      await visit(page, address(locale, "/profile"));
      const tabs = page.getByRole("navigation", { name: t.profile.nav });
      await expect(tabs.locator("[aria-current=page]")).toHaveText(`${t.profile.recipes}1`);
      const tile = page.getByRole("article").filter({ hasText: "Saure Spätzle" });
      await expect(tile.getByText(own.state.rejected)).toBeVisible();
      await expect(page.getByText("Ohne Bild geht es nicht.")).toBeVisible();
      await expect(page.getByText(own.onlyYou)).toBeVisible();
      expect(await (await request.get(slugAddress(locale, "/users/[slug]", account.slug))).text()).not.toContain(
        "Saure",
      );
      await expectAccessible(page, "one's own recipes");
    });

    test("shows empty lists, and redirects signed-out readers to the login page", async ({ page, request }) => {
      for (const tab of ["/profile", "/profile/recipes", "/profile/settings"] as const) {
        const answer = await request.get(address(locale, tab), { maxRedirects: 0 });
        const next = address(locale, tab);
        expect(answer.status()).toBe(307);
        expect(answer.headers().location).toBe(`${address(locale, "/login")}?next=${encodeURIComponent(next)}`);
      }
      await openProfileByForm(page, locale, "/profile/recipes");
      await expect(page.getByRole("heading", { name: own.emptyTitle })).toBeVisible();
    });
  });
}

// The open page learns that its session has ended, which the console reports.
base("who is banned has no page and no session", async ({ page, request }) => {
  const account = await createAccount();
  await openProfile(page, "de", "/profile/recipes", account);
  const profile = slugAddress("de", "/users/[slug]", account.slug);
  await getCachedPage(request, profile);
  // Runs the command.
  await query(
    dataDir,
    `with banned as (update users set banned_at = now() where id = $1 returning slug)
     select pg_notify('bans', slug) from banned`,
    [account.id],
  );
  await page.goto("/de/profile/recipes");
  await expect(page).toHaveURL(/\/de\/login\?next=/);
  await expect.poll(async () => (await request.get(profile)).status()).toBe(404);
});

test("deletes a user with all content after 14 days", async ({ page }) => {
  test.setTimeout(120_000);
  const account = await openProfile(page, "de", "/profile/recipes");
  await page.goto("about:blank");
  await query(dataDir, "update users set deletion_requested_at = now() - interval '15 days' where id = $1", [
    account.id,
  ]);
  const left = () => query(dataDir, "select 1 from users where id = $1", [account.id]);
  await expect.poll(async () => (await left()).length, { timeout: 75_000 }).toBe(0);
  expect(await query(dataDir, "select 1 from sessions where user_id = $1", [account.id])).toEqual([]);
});
