import type { Page } from "@playwright/test";
import { locales } from "#lib/i18n/locales.ts";
import { addresses } from "#lib/routing/address.ts";
import { accountRoutes, type StaticRoute } from "#lib/routing/routing.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { createAccount, signIn } from "./support/account.ts";
import { exampleAddresses, pageStates, routes } from "./support/example-pages.ts";

test.use({ javaScriptEnabled: false, extraHTTPHeaders: newClientHeaders() });

const signedOutRoutes = ["/login", "/signup", "/reset-password"] as const;
const personalRoutes = (accountRoutes as readonly string[]).filter(
  (route): route is StaticRoute => route === "/users/likes" || (route.startsWith("/profile") && !route.includes("[")),
);

/**
 * Visible links, buttons and fields that cannot act without script: links without a target, buttons
 * that neither submit a form nor open something by HTML alone, and fields that no form sends.
 */
function findDeadControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    const hasAction = (form: HTMLFormElement | null, button: HTMLButtonElement) =>
      (form !== null &&
        button.type === "submit" &&
        !/^javascript:/.test(button.getAttribute("formaction") ?? form.getAttribute("action") ?? "javascript:")) ||
      form?.getAttribute("method") === "dialog" ||
      form?.querySelector('input[name^="$ACTION"]') != null;
    const acts = (element: Element): boolean => {
      if (element instanceof HTMLAnchorElement) return /^(?!#$|javascript:)./.test(element.getAttribute("href") ?? "");
      if (element instanceof HTMLButtonElement) {
        const opensElement = element.popoverTargetElement !== null || element.hasAttribute("commandfor");
        return opensElement || hasAction(element.form, element);
      }
      // A box that is ticked off needs no form.
      if (element.matches("input[type=checkbox]:not([name])")) return true;
      const { form } = element as HTMLInputElement;
      return form !== null && [...form.querySelectorAll("button")].some((button) => hasAction(form, button));
    };
    const controls = document.querySelectorAll("a, button, input:not([type=hidden]), select, textarea, [role=button]");
    return [...controls]
      .filter((element) => isVisible(element) && !acts(element))
      .map((element) => element.outerHTML.slice(0, 200));
  });
}

for (const locale of locales) {
  for (const width of [390, 1280]) {
    test.describe(`${locale} at ${width}`, () => {
      test.use({ viewport: { width, height: 900 } });

      test("every visible control of the public pages acts", async ({ page }) => {
        test.setTimeout(180_000);
        const examples = await Promise.all(routes.map(exampleAddresses));
        const all = [...examples, ...Object.values(pageStates), ...signedOutRoutes.map((route) => addresses(route))];
        for (const { [locale]: path } of all) {
          await page.goto(path);
          expect(await findDeadControls(page), path).toEqual([]);
        }
      });

      test("every visible control of the personal pages acts", async ({ page }) => {
        await signIn(page, await createAccount(), locale);
        for (const route of personalRoutes) {
          await page.goto(addresses(route)[locale]);
          expect(await findDeadControls(page), route).toEqual([]);
        }
      });
    });
  }
}
