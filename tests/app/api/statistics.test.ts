import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { POST } from "#app/api/statistics/route.ts";
import { takeCounts } from "#lib/business/statistics/counts.ts";

vi.mock("#lib/platform/config/env.ts", async (original) => {
  const { readEnv } = await original<typeof import("#lib/platform/config/env.ts")>();
  return { env: readEnv({ SITE_URL: "https://tischlein.example" }), readEnv };
});
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

let client = 0;
beforeEach(() => {
  takeCounts();
  client++;
});

function send(event: unknown, headers: Record<string, string> = {}) {
  const sent: Record<string, string> = {
    "content-type": "application/json",
    origin: "https://tischlein.example",
    "user-agent": "Firefox/140.0",
    "x-forwarded-for": `203.0.113.${client}`,
    ...headers,
  };
  if (sent.origin === "") delete sent.origin;
  const body = JSON.stringify(event);
  return POST(new Request("https://tischlein.example/api/statistics/", { method: "POST", headers: sent, body }), {});
}
const listCounted = () =>
  [...takeCounts().items.values()].map(({ itemId, measure, step, count }) => [itemId, measure, step, count]);

test("counts events of pages, answers without content and sets no cookie", async () => {
  const id = randomUUID();
  const response = await send({ event: "read", id });
  await send({ event: "read", id });
  await send({ event: "cook_stop", id, step: 3 });
  expect(response.status).toBe(204);
  expect([...response.headers.keys()]).toEqual(["cache-control"]);
  expect(listCounted()).toEqual([
    [id, "read", 0, 2],
    [id, "cook_stop", 3, 1],
  ]);
});

test("counts a search that found nothing from the third network on", async () => {
  const event = { event: "search_failed", locale: "de", search: "qxvzqxvz", closestCount: 2 };
  for (const address of ["1", "2", "3"]) {
    expect((await send(event, { "x-forwarded-for": `198.51.100.${address}` })).status).toBe(204);
  }
  const counted = { locale: "de", query: "qxvzqxvz", closestCount: 2, count: 3 };
  expect([...takeCounts().searches.values()]).toMatchObject([counted]);
});

test.each([
  { event: "search_failed", locale: "fr", search: "a", closestCount: 0 },
  { event: "search_failed", locale: "de", search: "a".repeat(500), closestCount: 0 },
  { event: "search_failed", locale: "de", search: "a", closestCount: -1 },
  { event: "like", id: randomUUID() },
  { event: "read", id: "1" },
  { event: "read", id: randomUUID(), step: 1 },
  { event: "cook_stop", id: randomUUID() },
  { event: "cook_stop", id: randomUUID(), step: 0 },
  { event: "cook_stop", id: randomUUID(), step: 201 },
  { event: "cook_stop", id: randomUUID(), step: 1.5 },
  [],
])("refuses %j", async (event) => {
  expect((await send(event)).status).toBe(422);
  expect(listCounted()).toEqual([]);
});

test("pages of other sites are refused, programs and readers who ask for less tracking do not count", async () => {
  const event = { event: "read", id: randomUUID() };
  expect((await send(event, { origin: "https://other.example" })).status).toBe(403);
  expect((await send(event, { origin: "" })).status).toBe(204);
  expect((await send(event, { "user-agent": "Googlebot/2.1" })).status).toBe(204);
  expect((await send(event, { "sec-gpc": "1" })).status).toBe(204);
  expect(listCounted()).toEqual([]);
});

test("a network counts no more than 120 events in a minute", async () => {
  const id = randomUUID();
  for (let i = 0; i < 125; i++) expect((await send({ event: "read", id })).status).toBe(204);
  expect(listCounted()).toEqual([[id, "read", 0, 120]]);
});
