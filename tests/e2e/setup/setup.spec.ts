import { address } from "#lib/platform/routing/address.ts";
import { createAccount, signIn } from "../support/account.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { messages } from "../support/messages.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

test("an admin of a site with content reads that its legal texts are complete", async ({ request }) => {
  const { setup } = messages.en;
  await signIn({ request }, await createAccount({ newType: "admin" }), "en");
  expect(await (await request.get(address("en", "/desk"))).text()).toContain(setup.hint.link);
  expect(await (await request.get(address("en", "/desk/setup"))).text()).toContain(setup.items.legal.complete);
});
