import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { POST } from "#app/api/fb-events/route.ts";
import { hashEmail } from "#lib/business/analytics/meta-event.ts";
import { env } from "#lib/platform/config/env.ts";
import { renderConsentCookie } from "#lib/platform/consent/consent-cookie.ts";
import { type EventCollector, startEventCollector } from "#tests/support/servers/event-collector.ts";

vi.mock("#lib/platform/config/env.ts", async (original) => {
  const { readEnv } = await original<typeof import("#lib/platform/config/env.ts")>();
  return { env: readEnv({ SITE_URL: "https://tischlein.example" }), readEnv };
});
vi.mock("#lib/platform/auth/session-user.ts", () => import("#tests/support/api/request-user.ts"));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

let collector: EventCollector;

beforeAll(async () => {
  collector = await startEventCollector();
});
afterAll(() => collector.close());
beforeEach(() => {
  collector.requests.length = 0;
  collector.status = 200;
  Object.assign(env, { META_PIXEL_ID: "1234", META_ACCESS_TOKEN: "the-token", META_API_URL: `${collector.url}/v24.0` });
});

const [agreed] = renderConsentCookie({ date: "2026-11-25", granted: ["marketing"], refused: [] }, true).split(";");
const [refused] = renderConsentCookie(
  { date: "2026-11-25", granted: ["statistics"], refused: ["marketing"] },
  true,
).split(";");
const createEvent = (changes: object = {}) => ({
  eventName: "Lead",
  eventId: randomUUID(),
  emails: ["Anna@Example.org"],
  userAgent: "Mozilla/5.0",
  sourceUrl: "https://tischlein.example/de?token=secret",
  ...changes,
});

async function send(event: unknown, headers: Record<string, string> = {}) {
  const request = new Request("https://tischlein.example/api/fb-events", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: agreed ?? "",
      origin: "https://tischlein.example",
      "x-forwarded-for": `203.0.113.${Math.floor(Math.random() * 250)}`,
      ...headers,
    },
    body: JSON.stringify(event),
  });
  return POST(request, {});
}

test("relays an event with its hashes to the pixel, and answers with a status only", async () => {
  const event = createEvent({ testEventCode: "TEST123" });
  const response = await send(event, { "x-forwarded-for": "203.0.113.7" });
  expect(response.status).toBe(204);
  expect(await response.text()).toBe("");
  const [received] = collector.requests;
  expect(received).toMatchObject({ method: "POST", target: "/v24.0/1234/events" });
  const body = JSON.parse(received?.body ?? "");
  expect(body).toMatchObject({ access_token: "the-token", test_event_code: "TEST123" });
  expect(body.data).toMatchObject([
    {
      event_name: "Lead",
      event_id: event.eventId,
      event_source_url: "https://tischlein.example/de",
      user_data: { em: [hashEmail("anna@example.org")], client_ip_address: "203.0.113.7" },
    },
  ]);
  expect(received?.body).not.toMatch(/anna|secret/i);
});

test("does nothing without settings", async () => {
  Object.assign(env, { META_PIXEL_ID: undefined, META_ACCESS_TOKEN: undefined });
  expect((await send(createEvent())).status).toBe(204);
  expect(collector.requests).toEqual([]);
});

test.each([
  ["no decision", ""],
  ["a refusal", refused ?? ""],
  ["a decision of another version", "consent=version=0&date=2026-11-25&marketing=yes"],
])("refuses events of readers with %s", async (_, cookie) => {
  expect((await send(createEvent(), { cookie })).status).toBe(403);
  expect(collector.requests).toEqual([]);
});

test("refuses pages of other sites, and other sites as the source", async () => {
  expect((await send(createEvent(), { origin: "https://evil.example" })).status).toBe(403);
  const foreign = await send(createEvent({ sourceUrl: "https://evil.example/" }));
  expect([foreign.status, (await foreign.json()).error.fields]).toEqual([422, { sourceUrl: "origin" }]);
  expect(collector.requests).toEqual([]);
});

test("refuses unknown events as problem details where version 3 is asked for", async () => {
  const response = await send(createEvent({ eventName: "Everything" }), {
    accept: "application/vnd.tischlein.v3+json",
  });
  expect(response.status).toBe(422);
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  expect(collector.requests).toEqual([]);
});

test("sends an event once, however often it comes", async () => {
  const event = createEvent();
  const statuses = await Promise.all([send(event), send(event), send(event)]);
  expect(statuses.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(collector.requests).toHaveLength(1);
});

test("says when an event did not arrive, and takes it again", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const event = createEvent();
  collector.status = 500;
  expect((await send(event)).status).toBe(503);
  collector.status = 200;
  expect((await send(event)).status).toBe(204);
  expect(collector.requests).toHaveLength(2);
  expect(JSON.stringify(logged.mock.calls)).not.toMatch(/anna|the-token/i);
  logged.mockRestore();
});

test("limits the events of a network", async () => {
  const from = { "x-forwarded-for": "198.51.100.9" };
  const statuses: number[] = [];
  for (let n = 0; n < 121; n++) statuses.push((await send({}, from)).status);
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set([422]));
  expect(statuses[120]).toBe(429);
});
