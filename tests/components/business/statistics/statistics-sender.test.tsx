import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StatisticsSender } from "#components/business/statistics/statistics-sender.tsx";
import { track } from "#lib/platform/browser/analytics.ts";

const id = "7d1f6a0e-52f0-4c61-af92-654b50ece0fe";
const send = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response(null)));
const listSent = () => send.mock.calls.map(([, { body }]) => JSON.parse(String(body)));

beforeEach(() => {
  window.tischlein = [];
  send.mockClear();
  vi.stubGlobal("fetch", send);
  // The browser of the tests says that it is automated.
  Object.defineProperty(navigator, "webdriver", { value: false, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const name of ["webdriver", "globalPrivacyControl", "doNotTrack"]) Reflect.deleteProperty(navigator, name);
});

test("sends what was tracked before and since, without cookies", () => {
  track({ event: "item read", id });
  render(<StatisticsSender />);
  track({ event: "cooking started", id });
  track({ event: "cooking stopped", id, step: 3 });
  track({ event: "cooking finished", id });
  track({ event: "page view", path: "/de", page_type: "feed" });
  expect(listSent()).toEqual([
    { event: "read", id },
    { event: "cook_start", id },
    { event: "cook_stop", id, step: 3 },
    { event: "cook_finish", id },
  ]);
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe("/api/statistics/");
  expect(init).toMatchObject({ method: "POST", credentials: "omit", keepalive: true });
});

test("a request that fails goes unnoticed", async () => {
  send.mockImplementationOnce(() => Promise.reject(new TypeError("offline")));
  render(<StatisticsSender />);
  track({ event: "item read", id });
  await Promise.resolve();
  expect(send).toHaveBeenCalledOnce();
});

test.each([
  ["webdriver", true],
  ["globalPrivacyControl", true],
  ["doNotTrack", "1"],
])("sends nothing with %s", (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  render(<StatisticsSender />);
  track({ event: "item read", id });
  expect(send).not.toHaveBeenCalled();
});
