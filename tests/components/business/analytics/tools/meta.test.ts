import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startMeta } from "#components/business/analytics/tools/meta.ts";
import { track } from "#lib/platform/browser/analytics.ts";
import { decideConsent } from "#lib/platform/browser/consent-store.ts";
import { renderConsentCookie } from "#lib/platform/consent/consent-cookie.ts";

const pixels: string[] = [];
const relayed = vi.fn(async (_path: string, _init: RequestInit) => new Response(null, { status: 204 }));

beforeAll(() => startMeta({ pixelId: "1234", pixelUrl: "https://pixel.example/tr/" }));
beforeEach(() => {
  pixels.length = 0;
  relayed.mockClear();
  vi.useFakeTimers();
  vi.spyOn(console, "debug").mockImplementation(() => {});
  vi.stubGlobal("fetch", relayed);
  vi.stubGlobal(
    "Image",
    class {
      set src(address: string) {
        pixels.push(address);
      }
    },
  );
  window.tischlein = [];
  // biome-ignore lint/suspicious/noDocumentCookie: as the page does it
  document.cookie = renderConsentCookie({ date: "2026-11-25", granted: ["marketing"], refused: [] }, false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("sends an event from the browser and 250 ms later to the relay, with the same id and no query", () => {
  history.replaceState(null, "", "/de/suche?search=geheim");
  track({ event: "started liking" });
  expect(pixels).toEqual([]);
  track({ event: "newsletter sign-up started", language: "de", platform: "web", location: "footer" });
  const pixel = new URL(pixels[0] ?? "").searchParams;
  const sourceUrl = `${window.location.origin}/de/suche`;
  expect(Object.fromEntries(pixel)).toMatchObject({ id: "1234", ev: "Lead", dl: sourceUrl });
  vi.advanceTimersByTime(249);
  expect(relayed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(relayed).toHaveBeenCalledOnce();
  const [path, init] = relayed.mock.calls[0] ?? [];
  expect(path).toBe("/api/fb-events");
  expect(JSON.parse(String(init?.body))).toEqual({
    eventName: "Lead",
    eventId: pixel.get("eid"),
    enableStandardPixel: true,
    userAgent: navigator.userAgent,
    sourceUrl,
  });
  // Consent that is withdrawn in between counts.
  track({ event: "page view", path: "/de", page_type: "feed" });
  decideConsent([], ["marketing"]);
  vi.advanceTimersByTime(1000);
  expect(relayed).toHaveBeenCalledOnce();
});

test("sends the price of an order, and nothing of its plan or member", () => {
  const price = { plan: "monthly", value: 5.99, currency: "EUR" } as const;
  track({ event: "trial started" });
  track({ event: "purchase", ...price });
  track({ event: "subscription started", ...price });
  const sent = pixels.map((pixel) => new URL(pixel).searchParams);
  expect(sent.map((pixel) => [pixel.get("ev"), pixel.get("cd[value]"), pixel.get("cd[currency]")])).toEqual([
    ["StartTrial", null, null],
    ["Purchase", "5.99", "EUR"],
    ["Subscribe", "5.99", "EUR"],
  ]);
  vi.advanceTimersByTime(250);
  const bodies = relayed.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  expect(bodies.find(({ eventName }) => eventName === "Purchase")).toMatchObject({ value: 5.99, currency: "EUR" });
  expect(JSON.stringify(bodies)).not.toContain("monthly");
});
