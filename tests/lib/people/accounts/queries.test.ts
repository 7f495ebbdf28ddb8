import { expect, test } from "vitest";
import { listUserSessions } from "#lib/people/accounts/queries.ts";
import { createApiSession, createWebSession, findUserBySessionId } from "#lib/platform/auth/sessions.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

test("lists the sessions of the user, the current one first", async () => {
  const [me, you] = [await createMember(), await createMember()];
  await createWebSession(you.id, firefox);
  const webSessionId = await createWebSession(me.id, firefox);
  await createApiSession(me.id, iphone);
  const user = await findUserBySessionId(webSessionId);
  if (!user) throw new Error("no user");
  expect(await listUserSessions(user)).toMatchObject([
    { id: webSessionId, kind: "web", program: "Firefox", system: "Windows", isCurrent: true },
    { kind: "api", program: "Safari", system: "iOS", isCurrent: false },
  ]);
});
