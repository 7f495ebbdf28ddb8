import { randomBytes } from "node:crypto";
import { linksIn } from "#tests/support/mail-server.ts";
import { looks } from "../support/looks.ts";
import { expect, test } from "../support/mail.ts";
import { newHousehold } from "../support/reader.ts";
import { takenOver } from "../support/visit.ts";
import { words } from "../support/words.ts";
import { enter } from "./enter.ts";

test.use({ extraHTTPHeaders: newHousehold() });

for (const { locale, viewport } of looks) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${locale}, ${viewport.width} pixels, ${javaScriptEnabled ? "with" : "without"} script`, () => {
      test.use({ viewport, javaScriptEnabled });
      const { users: t, mail: letters } = words[locale];

      test("another address counts once it has proved itself", async ({ page, mail }) => {
        const account = await enter(page, locale, "/profile/settings");
        if (javaScriptEnabled) await takenOver(page);
        const wanted = `neu-${randomBytes(6).toString("hex")}@example.org`;
        const part = page.getByRole("region", { name: t.move.title, exact: true });
        const [email, password] = [t.move.email, t.move.password].map((label) =>
          part.getByLabel(label, { exact: true }),
        );
        if (!email || !password) throw new Error("a field is missing");
        await email.fill(wanted);
        await password.fill("falsch");
        await part.getByRole("button", { name: t.move.submit }).click();
        await expect(part.getByText(t.move.wrong).last()).toBeVisible();
        await expect(email).toHaveValue(wanted);
        await password.fill(account.password);
        await part.getByRole("button", { name: t.move.submit }).click();
        await expect(part.getByText(t.move.sent)).toBeVisible();

        const letter = await mail.waitForMail(wanted);
        expect(letter.subject).toBe(letters.emailChange.subject);
        const link = linksIn(letter).find((href) => href.includes("token=")) ?? "";
        await page.goto(link);
        await page.getByRole("button", { name: t.arrive.submit }).click();
        await expect(page.getByText(t.move.current.replace("{email}", wanted))).toBeVisible();
        await expect(part.getByText(t.move.changed)).toBeVisible();
        expect((await mail.waitForMail(account.email)).subject).toBe(words.de.mail.emailChanged.subject);
        await page.goto(link);
        await expect(page.getByRole("heading", { name: t.arrive.deadTitle })).toBeVisible();
      });
    });
  }
}
