import type { Browser, Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { type Account, createAccount, signInByForm, signOut } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { origin } from "../support/site.ts";
import { visit } from "../support/visit.ts";
import { getSessionUserName } from "./oauth-steps.ts";

const isSession = ({ name }: { name: string }) => name.endsWith("authjs.session-token");

async function sessionCookie(page: Page) {
  const cookie = (await page.context().cookies()).find(isSession);
  if (!cookie) throw new Error("no session cookie");
  return cookie;
}

/** Status of a request with a stolen cookie. */
async function statusWith(browser: Browser, value: string): Promise<number> {
  const thief = await browser.newContext();
  await thief.addCookies([{ name: "authjs.session-token", value, url: origin }]);
  const answer = await thief.request.get(`${origin}/api/users/me/`);
  await thief.close();
  return answer.status();
}

/** A new browser in which this account is signed in. */
async function another(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  await signInByForm(page, account);
  return page;
}

test("keeps the session in an HttpOnly cookie beside a plain flag", async ({ page }) => {
  const account = await createAccount();
  await signInByForm(page, account);
  expect(await sessionCookie(page)).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(await page.evaluate(() => document.cookie)).toBe("signed-in=1");
});

test("replaces and ends the former session on sign-in", async ({ page, browser }) => {
  const [anna, berta] = [await createAccount(), await createAccount()];
  await page.context().addCookies([{ name: "authjs.session-token", value: "planted", url: origin }]);
  await signInByForm(page, anna);
  const first = (await sessionCookie(page)).value;
  expect(first).not.toBe("planted");
  expect(await statusWith(browser, first)).toBe(200);
  // A page that was open before the sign-in still shows its form.
  const stale = await page.context().newPage();
  // The requests of the first page would fail without its cookie.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await visit(stale, "/de/login");
  await page.context().addCookies([{ name: "authjs.session-token", value: first, url: origin }]);
  const form = stale.locator("main form").filter({ has: stale.locator('input[name="password"]') });
  await form.locator('input[name="email"]').fill(berta.email);
  await form.locator('input[name="password"]').fill(berta.password);
  await form.locator('input[name="password"]').press("Enter");
  await expect(stale).toHaveURL("/de");
  expect(await getSessionUserName(page)).toBe(berta.name);
  expect(await statusWith(browser, first)).toBe(401);
});

test("accepts a token of the API until it is revoked", async ({ page }) => {
  const { email, password, name } = await createAccount();
  const opened = await page.request.post("/api/authenticate/credentials/", { data: { email, password } });
  const headers = { "x-user-token": (await opened.json()).data.user_token };
  expect(opened.headersArray().filter((header) => header.name.toLowerCase() === "set-cookie")).toEqual([]);
  expect((await (await page.request.get("/api/users/me/", { headers })).json()).data.name).toBe(name);
  expect(await getSessionUserName(page)).toBeNull();
  expect((await page.request.delete("/api/authenticate/", { headers })).status()).toBe(204);
  expect((await page.request.get("/api/users/me/", { headers })).status()).toBe(401);
});

test("rejects a cookie after signing out, a ban and a deletion", async ({ page, browser }) => {
  const account = await createAccount();
  await signInByForm(page, account);
  const { value } = await sessionCookie(page);
  await signOut(page);
  expect(await statusWith(browser, value)).toBe(401);

  await signInByForm(page, account);
  const later = (await sessionCookie(page)).value;
  expect(await statusWith(browser, later)).toBe(200);
  // Requests of the page would fail meanwhile, which the console reports.
  await page.goto("about:blank");
  await query(dataDir, "update users set banned_at = now() where id = $1", [account.id]);
  expect(await statusWith(browser, later)).toBe(401);
  await query(dataDir, "update users set banned_at = null, deletion_requested_at = now() where id = $1", [account.id]);
  expect(await statusWith(browser, later)).toBe(401);
  await query(dataDir, "delete from users where id = $1", [account.id]);
  expect(await statusWith(browser, later)).toBe(401);
});

test("ignores a manipulated cookie", async ({ page, browser }) => {
  await signInByForm(page, await createAccount());
  const { value } = await sessionCookie(page);
  for (const forged of [`${value.slice(0, -4)}AAAA`, value.slice(0, 40), "x", `${value}.${value}`, "a.b.c.d.e"]) {
    expect(await statusWith(browser, forged)).toBe(401);
  }
});

test("lists the sessions and ends one, then all", async ({ page, browser }) => {
  const { sessions } = messages.de.accounts;
  const account = await createAccount();
  await signInByForm(page, account);
  const [second, third] = [await another(browser, account), await another(browser, account)];
  await visit(page, "/de/profile/einstellungen");
  const list = page.locator("#places li");
  await expect(list).toHaveCount(3);
  await expect(list.first()).toContainText(sessions.here);
  await expect(list.first()).toContainText("Chrome");
  await list.last().getByRole("button", { name: sessions.end }).click();
  await expect(page.getByText(messages.de.ui.flash.sessionEnded)).toBeVisible();
  await expect(list).toHaveCount(2);
  expect([await getSessionUserName(second), await getSessionUserName(third)].filter(Boolean)).toHaveLength(1);
  await page.locator("#places").getByRole("button", { name: sessions.endAll }).click();
  await expect(page).toHaveURL("/de");
  expect([await getSessionUserName(page), await getSessionUserName(second), await getSessionUserName(third)]).toEqual([
    null,
    null,
    null,
  ]);
  const { signIn: label } = messages.de.layout.userMenu;
  await expect(page.getByRole("banner").getByRole("link", { name: label })).toBeVisible();
  for (const other of [second, third]) await other.context().close();
});

test("sets no cookie on public pages", async ({ request }) => {
  for (const path of ["/de", "/en/recipes", "/de/login"]) {
    const answer = await request.get(path);
    expect(answer.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie")).toEqual([]);
  }
});
