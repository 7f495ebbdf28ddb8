import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { test as base, expect } from "./console-guard.ts";
import { mailPort } from "./site.ts";

/** Tests that read mails of the site; the mail server runs in the test process. */
export const test = base.extend<Record<never, never>, { mail: MailServer }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use) => {
      const server = await startMailServer(mailPort);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 30_000 },
  ],
});

export { expect };
