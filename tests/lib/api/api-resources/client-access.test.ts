import { expect, test, vi } from "vitest";

async function count(network: string) {
  // Next.js bundles each route with a copy of this module.
  vi.resetModules();
  const { countRequest } = await import("#lib/api/api-resources/client-access.ts");
  return countRequest(new Headers({ "x-forwarded-for": network }), { client: null, userId: null });
}

test("routes count together, and tell when the next request is allowed", async () => {
  const first = await count("203.0.113.1");
  expect(first).toMatchObject({ isAllowed: true, quotaHeaders: { ratelimit: expect.stringMatching(/;r=239;/) } });
  expect(first.retrySeconds).toBeGreaterThan(0);
  expect((await count("203.0.113.1")).quotaHeaders.ratelimit).toMatch(/;r=238;/);
  expect((await count("203.0.113.2")).quotaHeaders.ratelimit).toMatch(/;r=239;/);
});
