import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { mailPort } from "./origin.ts";
import { test as base, expect } from "./silence.ts";

/** Tests that read the site's mails: the server the site delivers to stands in the process of the tests. */
export const test = base.extend<Record<never, never>, { mail: MailServer }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from here
    async ({}, use) => {
      const server = await startMailServer(mailPort);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 30_000 },
  ],
});

export { expect };
