import { afterEach, beforeEach, expect, test, vi } from "vitest";

const token = "a-token-of-this-test-with-32-characters";
const env = vi.hoisted(() => ({
  NEWSLETTER_WEBHOOK_TOKEN: undefined as string | undefined,
  SITE_URL: "http://localhost",
}));
vi.mock("#lib/platform/config/env.ts", () => ({ env }));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));
const record = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("#lib/business/newsletters/issues/report-mutations.ts", () => ({ recordDeliveryReport: record }));

const { POST } = await import("#app/api/email-newsletter/bounces/route.ts");

beforeEach(() => {
  env.NEWSLETTER_WEBHOOK_TOKEN = token;
});
afterEach(() => record.mockClear());

const reports = [{ type: "hard-bounce", email: "anna@example.org" }];

function post(authorization: string | null, body: unknown = { reports }): Promise<Response> {
  const headers = { "content-type": "application/json", ...(authorization && { authorization }) };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return POST(new Request("http://localhost/api/email-newsletter/bounces/", init), undefined);
}

test("records the reports of who has the token", async () => {
  const response = await post(`Bearer ${token}`);
  expect([response.status, await response.json()]).toEqual([200, { received: true }]);
  expect(record).toHaveBeenCalledWith(expect.objectContaining({ kind: "hard-bounce", email: "anna@example.org" }));
});

test.each([null, "", "Bearer", `Bearer ${token}x`, `Basic ${token}`, token])("refuses %j", async (authorization) => {
  expect((await post(authorization)).status).toBe(401);
  expect(record).not.toHaveBeenCalled();
});

test("does not exist without a token in the settings", async () => {
  env.NEWSLETTER_WEBHOOK_TOKEN = undefined;
  expect((await post("Bearer undefined")).status).toBe(404);
});

test("refuses a body of another form before it records anything", async () => {
  const mixed = { reports: [...reports, { type: "opened", email: "anna@example.org" }] };
  expect((await post(`Bearer ${token}`, mixed)).status).toBe(422);
  expect(record).not.toHaveBeenCalled();
});
