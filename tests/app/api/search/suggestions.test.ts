import { expect, test, vi } from "vitest";

vi.mock("#lib/platform/auth/session-user.ts", () => ({ getRequestUser: async () => null }));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));
vi.useFakeTimers({ toFake: ["performance"] });
const { GET } = await import("#app/api/search/suggestions/route.ts");

const requestFrom = (ip: string) =>
  GET(
    new Request("http://localhost/api/search/suggestions/?search=&locale=de", {
      headers: { "x-forwarded-for": ip },
    }),
    {},
  );

test("allows 120 requests per minute and IP address, then answers 429", async () => {
  for (let n = 0; n < 120; n++) expect((await requestFrom("10.0.0.1")).status).toBe(200);
  const refused = await requestFrom("10.0.0.1");
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ error: { code: "tooMany", message: "tooMany", fields: {} } });
  expect((await requestFrom("10.0.0.2")).status).toBe(200);
  vi.advanceTimersByTime(60_001);
  expect((await requestFrom("10.0.0.1")).status).toBe(200);
});
