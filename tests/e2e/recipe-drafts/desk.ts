import type { Browser } from "@playwright/test";
import { type Account, signIn } from "../support/account.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { visit } from "../support/visit.ts";

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
