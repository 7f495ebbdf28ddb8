import { draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { getCachedPage } from "#tests/e2e/support/cached-page.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { germanWide } from "#tests/e2e/support/viewports.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessibleThemes } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";
import { openProfileByForm } from "./open-profile.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

for (const { locale, viewport } of germanWide) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const t = messages[locale].users;
    const { own } = messages[locale].recipeDrafts;

    test("a new profile has a page, and a list of own recipes for its author only", async ({ page, request }) => {
      const account = await createAccount();
      const path = slugAddress(locale, "/users/[slug]", account.slug);

      await test.step("the page is not indexed while it is empty", async () => {
        const answer = await request.get(path);
        expect(answer.status()).toBe(200);
        expect(await answer.text()).toContain('content="noindex, follow"');
      });

      await test.step("who is signed out is asked to sign in, and finds an empty list then", async () => {
        for (const tab of ["/profile", "/profile/recipes", "/profile/settings"] as const) {
          const answer = await request.get(address(locale, tab), { maxRedirects: 0 });
          const next = address(locale, tab);
          expect(answer.status()).toBe(307);
          expect(answer.headers().location).toBe(`${address(locale, "/login")}?next=${encodeURIComponent(next)}`);
        }
        await openProfileByForm(page, locale, "/profile/recipes", account);
        await expect(page.getByRole("heading", { name: own.emptyTitle })).toBeVisible();
      });

      await test.step("the page leads its owner to the settings", async () => {
        await visit(page, path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.name);
        await expect(page.getByRole("heading", { name: t.page.emptyTitle })).toBeVisible();
        await page.getByRole("link", { name: t.profile.edit }).click();
        await expect(page).toHaveURL(address(locale, "/profile/settings"));
      });

      await test.step("a rejected recipe is listed with the reason, on no other page", async () => {
        const content = draftContentSchema.parse({ title: { de: "Saure Spätzle" } });
        await query(
          dataDir,
          `with draft as (
             insert into recipe_drafts (author_id, state, content) values ($1, 'rejected', $2) returning id
           ) insert into recipe_reviews (draft_id, action, reason) select id, 'reject', $3 from draft`,
          [account.id, content, "Ohne Bild geht es nicht."],
        );
        await visit(page, address(locale, "/profile"));
        const tabs = page.getByRole("navigation", { name: t.profile.nav });
        await expect(tabs.locator("[aria-current=page]")).toHaveText(`${t.profile.recipes}1`);
        const tile = page.getByRole("article").filter({ hasText: "Saure Spätzle" });
        await expect(tile.getByText(own.state.rejected)).toBeVisible();
        await expect(page.getByText("Ohne Bild geht es nicht.")).toBeVisible();
        await expect(page.getByText(own.onlyYou)).toBeVisible();
        expect(await (await request.get(path)).text()).not.toContain("Saure");
        await expectAccessibleThemes(page, "one's own recipes");
      });
    });
  });
}

test("who is banned has no page and no session", async ({ request }) => {
  const account = await createAccount();
  const profile = slugAddress("de", "/users/[slug]", account.slug);
  await getCachedPage(request, profile);
  await signIn({ request }, account);
  // Runs the command.
  await query(
    dataDir,
    `with banned as (update users set banned_at = now() where id = $1 returning slug)
     select pg_notify('profile_changes', slug) from banned`,
    [account.id],
  );
  const answer = await request.get("/de/profile/recipes", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([307, expect.stringMatching(/^\/de\/login\?next=/)]);
  await expect.poll(async () => (await request.get(profile)).status()).toBe(404);
});
