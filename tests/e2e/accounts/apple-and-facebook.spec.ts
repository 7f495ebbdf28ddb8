import { type FacebookStandIn, startFacebook } from "#tests/support/facebook-stand-in.ts";
import { type OpenIdProvider, startOpenIdProvider } from "#tests/support/openid-provider.ts";
import { newAccount, signIn } from "../support/account.ts";
import { expect, test } from "../support/mail.ts";
import { facebookPort, openIdPort, origin } from "../support/origin.ts";
import { visit } from "../support/visit.ts";
import { words } from "../support/words.ts";
import { answerAs, comeFrom, newClaims, usersOf, whoAmI } from "./elsewhere.ts";

let apple: OpenIdProvider;
let facebook: FacebookStandIn;
test.beforeAll(async () => {
  [apple, facebook] = await Promise.all([startOpenIdProvider(openIdPort, origin), startFacebook(facebookPort)]);
});
test.afterAll(() => Promise.all([apple.stop(), facebook.stop()]));

test.describe("Apple, whose page posts the answer", () => {
  test("opens an account, and leads on", async ({ page }) => {
    const claims = newClaims();
    await comeFrom(page, "apple", claims, { locale: "en", query: "?next=/en/contact" });
    await expect(page).toHaveURL("/en/contact");
    expect(await whoAmI(page)).toBe(claims.name);
    expect(await usersOf("apple", claims)).toMatchObject([{ email: claims.email, isConfirmed: true }]);
  });

  test("is connected in the settings", async ({ page }) => {
    const account = await newAccount();
    await signIn(page, account);
    await visit(page, "/de/profile/einstellungen");
    const { connectNamed, disconnectNamed } = words.de.accounts.connections;
    await page.getByRole("button", { name: connectNamed.replace("{name}", "Apple") }).click();
    const claims = newClaims({ email: "berta@privaterelay.example" });
    await answerAs(page, claims);
    await expect(page).toHaveURL("/de/profile/einstellungen");
    await expect(page.getByRole("button", { name: disconnectNamed.replace("{name}", "Apple") })).toBeVisible();
    expect(await whoAmI(page)).toBe(account.name);
    expect(await usersOf("apple", claims)).toMatchObject([{ id: account.id }]);
  });

  test("may be refused", async ({ page }) => {
    await comeFrom(page, "apple", null, { query: "?next=/de/kontakt" });
    await expect(page.locator("main").getByRole("alert")).toHaveText(words.de.accounts.errors.denied);
    await expect(page).toHaveURL((url) => url.searchParams.get("next") === "/de/kontakt");
  });
});

test.describe("Facebook, which vouches for no address", () => {
  test("opens an account once the address is proved, and signs in from then on", async ({ page, mail, browser }) => {
    const claims = newClaims();
    await comeFrom(page, "facebook", claims, { query: "?next=/de/kontakt" });
    await expect(page.locator("main").getByRole("status")).toHaveText(words.de.accounts.errors.checkMail);
    expect(await whoAmI(page)).toBeNull();
    const letter = await mail.waitForMail(claims.email ?? "");
    await page.goto(/https?:\/\/\S+token=\S+/.exec(letter.text ?? "")?.[0] ?? "");
    await page.locator("main").getByRole("button", { name: words.de.accounts.confirm.submit }).click();
    await expect(page).toHaveURL("/de/kontakt");
    expect(await whoAmI(page)).toBe(claims.name);

    const elsewhere = await browser.newContext();
    const again = await elsewhere.newPage();
    await comeFrom(again, "facebook", claims, { query: "?next=/de/kontakt" });
    await expect(again).toHaveURL("/de/kontakt");
    expect(await whoAmI(again)).toBe(claims.name);
    await elsewhere.close();
  });

  test("may be refused", async ({ page }) => {
    await comeFrom(page, "facebook", null);
    await expect(page.locator("main").getByRole("alert")).toHaveText(words.de.accounts.errors.denied);
  });
});
