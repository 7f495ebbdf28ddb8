import type { Browser, Page } from "@playwright/test";
import { type Account, signIn } from "../support/account.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { messages } from "../support/messages.ts";
import { visit } from "../support/visit.ts";

const t = messages.de.recipeReviews;

/** Opens a page of another signed-in user. */
export async function openAs(
  browser: Browser,
  account: Account,
  path: string,
  viewport = { width: 1280, height: 800 },
) {
  const context = await browser.newContext({ extraHTTPHeaders: newClientHeaders(), viewport });
  const page = await context.newPage();
  await signIn(page, account);
  await visit(page, path);
  return page;
}

export async function fillAcceptance(page: Page): Promise<void> {
  await page.getByLabel(t.accept.ingredient.replace("{name}", "Zauberwurzel")).fill("Ingwer");
  await page.getByLabel(t.accept.qualities.good, { exact: true }).check();
  await page.getByLabel(t.accept.mainCategory, { exact: true }).selectOption({ index: 1 });
}
