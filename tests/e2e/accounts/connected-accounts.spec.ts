import type { APIRequestContext, APIResponse, Page } from "@playwright/test";
import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { englishNarrow } from "#tests/e2e/support/viewports.ts";
import { type OpenIdProvider, startOpenIdProvider } from "#tests/support/openid-provider.ts";
import { type Account, createAccount, dropCookies, signIn } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { sendForm, textsOf } from "../support/send-form.ts";
import { openIdPort, origin } from "../support/site.ts";
import { visit } from "../support/visit.ts";
import {
  answerConsent,
  type Claims,
  getSessionUserName,
  insertConnection,
  newClaims,
  providerForm,
  signInByRequest,
  signInFrom,
  startConnection,
  submitClaims,
  usersOf,
} from "./oauth-steps.ts";

let google: OpenIdProvider;
test.beforeAll(async () => {
  google = await startOpenIdProvider(openIdPort, origin);
});
test.afterAll(() => google.stop());

test.use({ extraHTTPHeaders: newClientHeaders() });

for (const { locale, viewport } of englishNarrow) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const { connectNamed, disconnectNamed } = messages[locale].accounts.connections;
    const { flash } = messages[locale].ui;
    const button = (page: Page, label: string) =>
      page.getByRole("button", { name: label.replace("{name}", "Google"), exact: true });

    test("connects an account, signs in with it and disconnects it", async ({ page }) => {
      const account = await createAccount();
      const settings = address(locale, "/profile/settings");
      await signIn(page, account, locale);
      // The address at the provider does not matter, even if it has an account here.
      const claims = newClaims({ email: (await createAccount()).email });
      await visit(page, settings);
      await startConnection(page, "google", account, locale);
      await submitClaims(page, claims);
      await expect(page).toHaveURL(settings);
      await expect(page.getByText(flash.accountConnected)).toBeVisible();
      await expect(button(page, disconnectNamed)).toBeVisible();
      expect(await usersOf("google", claims)).toMatchObject([{ id: account.id, email: account.email }]);

      await dropCookies(page);
      await signInFrom(page, "google", claims, { locale, query: `?next=${settings}` });
      await expect(page).toHaveURL(settings);
      expect(await getSessionUserName(page)).toBe(account.name);

      await visit(page, settings);
      await button(page, disconnectNamed).click();
      await expect(page.getByText(flash.accountDisconnected)).toBeVisible();
      await expect(page.getByLabel(connectNamed.replace("{name}", "Google"))).toBeVisible();
      expect(await usersOf("google", claims)).toEqual([]);
    });
  });
}

test.describe("without script", () => {
  const settings = address("de", "/profile/settings");
  const { connections, errors, external } = messages.de.accounts;
  const alertsOf = (answer: APIResponse) => textsOf(answer, "main [role=alert]");

  const connectForm = ({ password }: Pick<Account, "password">) => ({
    form: providerForm("google"),
    fields: { password },
  });

  async function connect(request: APIRequestContext, account: Account, claims: Claims | null): Promise<APIResponse> {
    await signIn({ request }, account);
    const consent = await sendForm(request, settings, connectForm(account));
    return answerConsent(request, consent, claims);
  }

  test("rejects an account that another user has connected", async ({ request }) => {
    const [first, second] = [await createAccount(), await createAccount()];
    const claims = newClaims();
    await insertConnection("google", claims, first);
    const answer = await connect(request, second, claims);
    expect(new URL(answer.url()).pathname).toBe(settings);
    expect(await alertsOf(answer)).toEqual([errors.connectedElsewhere]);
    expect(await usersOf("google", claims)).toMatchObject([{ id: first.id }]);
    expect(await getSessionUserName({ request })).toBe(second.name);
  });

  test("asks for the password", async ({ request }) => {
    await signIn({ request }, await createAccount());
    const answer = await sendForm(request, settings, connectForm({ password: "Apfelkompott 1893" }));
    expect((await alertsOf(answer)).join("\n")).toContain(connections.wrong);
  });

  test("returns to the settings after a cancelled sign-in", async ({ request }) => {
    const account = await createAccount();
    const answer = await connect(request, account, null);
    expect(new URL(answer.url()).pathname).toBe(settings);
    expect(await alertsOf(answer)).toEqual([errors.denied]);
    expect(await getSessionUserName({ request })).toBe(account.name);
  });

  test("keeps the only way to sign in", async ({ request }) => {
    const claims = newClaims();
    await signInByRequest(request, "google", claims);
    const answer = await sendForm(request, settings, { form: providerForm("google") });
    expect(await alertsOf(answer)).toEqual([external.lastWayIn]);
    expect(await usersOf("google", claims)).toHaveLength(1);
  });

  test("does not connect after sign-out", async ({ request }) => {
    const account = await createAccount();
    await signIn({ request }, account);
    const consent = await sendForm(request, settings, connectForm(account));
    await query(dataDir, "delete from sessions where user_id = $1", [account.id]);
    const claims = newClaims();
    expect(await alertsOf(await answerConsent(request, consent, claims))).toEqual([errors.failed]);
    expect(await usersOf("google", claims)).toEqual([]);
    expect(await getSessionUserName({ request })).toBeNull();
  });
});
