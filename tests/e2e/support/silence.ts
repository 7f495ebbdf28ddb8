import { test as base, type ConsoleMessage, expect } from "@playwright/test";

/** Tests in which a page that complains, in its console or by an uncaught error, fails the test. */
export const test = base.extend<{ silence: undefined }>({
  silence: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on("console", (message) => {
        if (isComplaint(message))
          complaints.push(`${message.text()} (${message.location().url} on ${message.page()?.url()})`);
      });
      context.on("weberror", (error) => complaints.push(`${error.error()} (${error.page()?.url()})`));
      await use(undefined);
      expect(complaints, "what the pages complained about").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * The browser itself reports a page with status 404, which is as it should be; anything else missing is not. It also reports pictures of
 * pages that were fetched ahead because a pointer came near their link, and to which nobody went.
 */
function isComplaint(message: ConsoleMessage): boolean {
  if (/was preloaded using link preload but not used/.test(message.text())) return false;
  const isMissingPage = message.text().includes("404") && message.location().url === message.page()?.url();
  return ["error", "warning"].includes(message.type()) && !isMissingPage;
}
