import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setDigest } from "#lib/people/follows/digest-mutations.ts";
import { getDigestStatus } from "#lib/people/follows/digest-queries.ts";
import { createDigestUnsubscribeLinks } from "#lib/people/follows/unsubscribe-link.ts";
import { db } from "#lib/platform/db/client.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

const { GET, POST } = await import("#app/api/follows/digest/unsubscribe/route.ts");

setUpDatabase();

let userId: string;
let link: string;

beforeAll(() => {
  process.env.AUTH_SECRET = "a secret of this test, long enough for anything";
});
beforeEach(async () => {
  await db.delete(users);
  userId = (await createMember()).id;
  await setDigest({ userId, wanted: true, locale: "en" });
  link = `http://localhost:3000${createDigestUnsubscribeLinks(userId, "en").oneClickLink}`;
});

const post = (url: string) =>
  POST(
    new Request(url, {
      method: "POST",
      headers: { origin: "https://mail.example", "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    }),
    undefined,
  );

test("ends the digest with one click, from any origin and as often as it is sent", async () => {
  expect((await post(link)).status).toBe(204);
  expect(await getDigestStatus(userId)).toBe("off");
  expect((await post(link)).status).toBe(204);
});

test("refuses the signature of another user and malformed links", async () => {
  const foreign = new URL(link);
  foreign.searchParams.set("id", (await createMember()).id);
  expect((await post(foreign.href)).status).toBe(404);
  expect((await post(`${link}x`)).status).toBe(422);
  expect((await post(link.split("?")[0] ?? "")).status).toBe(422);
  expect(await getDigestStatus(userId)).toBe("on");
});

test("only asks when it is opened as a link", async () => {
  const response = await GET(new Request(link, { headers: { "accept-language": "de" } }), undefined);
  expect(response.status).toBe(303);
  const target = new URL(response.headers.get("location") ?? "", "http://localhost");
  expect(target.pathname).toBe("/de/newsletter/abbestellen");
  const { list, id, key } = Object.fromEntries(target.searchParams);
  expect({ list, id, key }).toEqual({ list: "follows", ...Object.fromEntries(new URL(link).searchParams) });
  expect(await getDigestStatus(userId)).toBe("on");
});
