import { expect, test } from "vitest";
import { deviceOf } from "#lib/accounts/device.ts";
import { listPlaces } from "#lib/accounts/queries.ts";
import { findBySessionId, openApiSession, openWebSession } from "#lib/auth/sessions.ts";
import { newMember } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";

ownDatabase();

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

test.each([
  [firefox, "Firefox", "Windows"],
  [iphone, "Safari", "iOS"],
  ["Tischlein/3.2 (iPhone; iOS 18.1)", "Tischlein", "iOS"],
  ["curl/8.1", null, null],
  ["", null, null],
  ["x".repeat(400), null, null],
])("%s", (userAgent, program, system) => {
  expect(deviceOf(userAgent)).toEqual({ program, system });
});

test("somebody sees where they are signed in, here first, and nothing of anybody else", async () => {
  const [me, you] = [await newMember(), await newMember()];
  await openWebSession(you.id, firefox);
  const here = await openWebSession(me.id, firefox);
  await openApiSession(me.id, iphone);
  const viewer = await findBySessionId(here);
  if (!viewer) throw new Error("nobody");
  expect(await listPlaces(viewer)).toMatchObject([
    { id: here, kind: "web", program: "Firefox", system: "Windows", isHere: true },
    { kind: "api", program: "Safari", system: "iOS", isHere: false },
  ]);
});
