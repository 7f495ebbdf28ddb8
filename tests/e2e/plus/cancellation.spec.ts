import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { englishNarrow, germanWide } from "#tests/e2e/support/viewports.ts";
import { expect, test } from "../support/console-guard.ts";
import { newEmail } from "../support/email.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

for (const { locale, viewport } of englishNarrow) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const { plus, layout, mail: mails } = messages[locale];
    const { cancellation } = plus;

    test("the footer leads to the cancellation, which keeps what was typed", async ({ page, mail }) => {
      const email = newEmail();
      await visit(page, address(locale, "/about-us"));
      await page.getByRole("contentinfo").getByRole("link", { name: layout.footer.cancelContract }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(cancellation.title);
      const main = page.getByRole("main");
      await main.getByLabel(cancellation.name, { exact: true }).fill("Anna Schmidt");
      await main.getByLabel(cancellation.email, { exact: true }).fill(email);
      await main.getByRole("radio", { name: cancellation.extraordinary }).check();
      await main.getByRole("button", { name: cancellation.submit }).click();
      await expect(main.getByText(cancellation.noReason)).toBeVisible();
      await expect(main.getByLabel(cancellation.name, { exact: true })).toHaveValue("Anna Schmidt");
      await expect(main.getByRole("radio", { name: cancellation.extraordinary })).toBeChecked();
      await main.getByLabel(cancellation.reason, { exact: true }).fill("Die Seite war nicht erreichbar.");
      await main.getByRole("button", { name: cancellation.submit }).click();
      await expect(main.getByRole("heading", { name: cancellation.sentTitle })).toBeFocused();
      await expect(main.getByRole("status")).toContainText(email);
      await expect(main.getByRole("listitem").filter({ hasText: "Die Seite war nicht erreichbar." })).toBeVisible();
      const received = await mail.waitForMail(email);
      expect(received.subject).toMatch(
        new RegExp(mails.plus.cancellationReceived.subject.replace("{reference}", "K-")),
      );
      expect(received.text).toContain(cancellation.extraordinary);
      // No account has confirmed the address, which may be that of a stranger.
      expect(received.text).not.toContain("Die Seite war nicht erreichbar.");
    });
  });
}

for (const { locale, viewport } of germanWide) {
  test.describe(`${locale}, ${viewport.width} pixels, without script`, () => {
    test.use({ viewport, javaScriptEnabled: false });
    const { cancellation } = messages[locale].plus;

    test("a cancellation is confirmed on the page and by email", async ({ page, mail }) => {
      const email = newEmail();
      await page.goto(address(locale, "/cancel-contract"));
      const main = page.getByRole("main");
      await main.getByLabel(cancellation.name, { exact: true }).fill("Anna Schmidt");
      await main.getByLabel(cancellation.email, { exact: true }).fill(email);
      await main.getByRole("button", { name: cancellation.submit }).click();
      await expect(main.getByRole("heading", { name: cancellation.sentTitle })).toBeVisible();
      await expect(main.getByRole("status")).toContainText(email);
      await expect(main.getByRole("listitem").filter({ hasText: "Anna Schmidt" })).toBeVisible();
      expect((await mail.waitForMail(email)).text).toContain(cancellation.ordinary);
    });
  });
}
