import { expect, test, vi } from "vitest";
import { POST } from "#app/api/house-ads/counts/route.ts";
import { findHouseAd } from "#lib/business/ads/desk-queries.ts";
import { createAd } from "#tests/lib/business/ads/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";

vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

setUpDatabase();

function send(body: unknown, client: string, headers: Record<string, string> = {}) {
  return POST(
    new Request("http://localhost:3000/api/house-ads/counts/", {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": client, ...headers },
      body: JSON.stringify(body),
    }),
    {},
  );
}

test("counts views and clicks, and sets no cookie", async () => {
  const id = await createAd();
  const response = await send({ views: [id], clicks: [id] }, "203.0.113.1");
  expect([response.status, response.headers.get("set-cookie")]).toEqual([204, null]);
  expect(await findHouseAd(id)).toMatchObject({ views: 1, clicks: 1 });
});

test("refuses anything else", async () => {
  expect((await send({ views: ["x"], clicks: [] }, "203.0.113.2")).status).toBe(422);
  expect((await send({ views: [], clicks: [], name: "Anna" }, "203.0.113.2")).status).toBe(422);
  expect((await send({ views: [], clicks: [] }, "203.0.113.2", { origin: "https://other.example" })).status).toBe(403);
});

test("one network cannot count without end", async () => {
  const id = await createAd();
  for (let n = 0; n < 240; n++) await send({ views: [], clicks: [] }, "203.0.113.3");
  expect((await send({ views: [id], clicks: [] }, "203.0.113.3")).status).toBe(429);
  expect((await send({ views: [id], clicks: [] }, "203.0.113.4")).status).toBe(204);
  expect(await findHouseAd(id)).toMatchObject({ views: 1 });
});
