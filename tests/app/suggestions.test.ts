import { expect, test, vi } from "vitest";

vi.mock("#lib/auth/viewer.ts", () => ({ identify: async () => null }));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));
// The limiter takes the clock there is when the door is made.
vi.useFakeTimers({ toFake: ["Date"] });
const { GET } = await import("#app/api/search/suggestions/route.ts");

const askFrom = (household: string) =>
  GET(
    new Request("http://localhost/api/search/suggestions/?search=&locale=de", {
      headers: { "x-forwarded-for": household },
    }),
    {},
  );

test("a household is answered 120 times a minute, and then asked to wait in the words of the API", async () => {
  for (let n = 0; n < 120; n++) expect((await askFrom("10.0.0.1")).status).toBe(200);
  const refused = await askFrom("10.0.0.1");
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ error: { code: "tooMany", message: "tooMany", fields: {} } });
  expect((await askFrom("10.0.0.2")).status).toBe(200);
  vi.setSystemTime(Date.now() + 60_001);
  expect((await askFrom("10.0.0.1")).status).toBe(200);
});
