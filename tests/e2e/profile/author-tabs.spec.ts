import { slugAddress } from "#lib/platform/routing/address.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { exampleAddresses } from "#tests/e2e/support/example-pages.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { createAccount } from "../support/account.ts";
import { parseHtml } from "../support/html.ts";
import { sendRequest } from "../support/send-request.ts";
import { englishNarrow } from "../support/viewports.ts";
import { visit } from "../support/visit.ts";

for (const { locale, viewport } of englishNarrow) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("the tabs of an author lead from recipes to stories and back", async ({ page }) => {
      const stories = (await exampleAddresses("/users/[slug]/stories"))[locale];
      const profile = stories.replace(/\/stories$/, "");
      await visit(page, profile);
      const tabs = page
        .getByRole("main")
        .getByRole("navigation")
        .filter({ has: page.locator("a.tab") });
      await expect(tabs.locator("[aria-current=page]")).toHaveAttribute("href", profile);
      const titles = await page.getByRole("article").getByRole("heading").allTextContents();
      await tabs.locator(`a[href="${stories}"]`).click();
      await expect(page).toHaveURL(stories);
      await expect(tabs.locator("[aria-current=page]")).toHaveAttribute("href", stories);
      const links = page.locator("#works ~ *").getByRole("article").getByRole("link");
      for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))) {
        expect(href).toMatch(new RegExp(`^/${locale}/stories/`));
      }
      await tabs.locator(`a[href="${profile}"]`).click();
      await expect(page).toHaveURL(profile);
      await expect(page.getByRole("article").getByRole("heading")).toHaveText(titles);
    });
  });
}

test("each tab is a page with its own title, and names itself as canonical", async () => {
  const stories = await exampleAddresses("/users/[slug]/stories");
  const pages = [stories.de.replace(/\/stories$/, ""), stories.de];
  const heads = await Promise.all(
    pages.map(async (path) => {
      const { document, canonical } = await readHead(path);
      expect(new URL(canonical).pathname).toBe(path);
      expect(document.querySelectorAll("nav a.tab").length).toBeGreaterThan(1);
      return document.title;
    }),
  );
  expect(new Set(heads).size).toBe(2);
});

async function readHead(path: string) {
  const document = parseHtml((await sendRequest(path)).text);
  return { document, canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "" };
}

test("a profile without entries has no tabs, and their addresses lead to it", async () => {
  const account = await createAccount();
  const profile = slugAddress("de", "/users/[slug]", account.slug);
  for (const tab of ["stories", "kochbuecher"]) {
    const answer = await sendRequest(`${profile}/${tab}`);
    expect([answer.status, answer.location]).toEqual([307, profile]);
  }
  const { document } = await readHead(profile);
  const headings = [...document.querySelectorAll("main h2, main h3")].map(({ textContent }) => textContent);
  expect(headings).toContain(messages.de.users.page.emptyTitle);
  expect(document.querySelectorAll("a.tab")).toHaveLength(0);
});
