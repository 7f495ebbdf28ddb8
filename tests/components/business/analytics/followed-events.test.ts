import { beforeEach, expect, test, vi } from "vitest";
import type { AnalyticsEvent } from "#lib/platform/browser/analytics.ts";
import { renderConsentCookie } from "#lib/platform/consent/consent-cookie.ts";
import type { Purpose } from "#lib/platform/consent/purposes.ts";

const pageView = (path: string): AnalyticsEvent => ({ event: "page view", path, page_type: "recipes" });
const liking: AnalyticsEvent = { event: "started liking" };

/** Loads the modules anew: each test is a page load. */
async function loadPage() {
  vi.resetModules();
  const [{ followEvents }, { decideConsent }, { track }] = await Promise.all([
    import("#components/business/analytics/followed-events.ts"),
    import("#lib/platform/browser/consent-store.ts"),
    import("#lib/platform/browser/analytics.ts"),
  ]);
  return { followEvents, decideConsent, track };
}

function agree(granted: Purpose[]) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the page does it
  document.cookie = renderConsentCookie({ date: "2026-11-01", granted, refused: [] }, false);
}

beforeEach(() => {
  window.tischlein = [];
  // biome-ignore lint/suspicious/noDocumentCookie: as the page does it
  document.cookie = "consent=; path=/; max-age=0";
});

test("begins with all events where the reader had agreed before the page", async () => {
  agree(["statistics"]);
  const { followEvents, track } = await loadPage();
  track(pageView("/de"));
  track(liking);
  const heard: AnalyticsEvent[] = [];
  followEvents("statistics", (event) => heard.push(event));
  track(pageView("/de/rezepte"));
  expect(heard).toEqual([pageView("/de"), liking, pageView("/de/rezepte")]);
});

test("leaves out what the reader did before agreeing, except the page", async () => {
  const { followEvents, decideConsent, track } = await loadPage();
  track(pageView("/de"));
  track(liking);
  track(pageView("/de/rezepte"));
  decideConsent(["statistics"], ["statistics"]);
  const heard: AnalyticsEvent[] = [];
  followEvents("statistics", (event) => heard.push(event));
  expect(heard).toEqual([pageView("/de/rezepte")]);
});

test("hears nothing of a purpose that is not, or no longer, agreed to", async () => {
  agree(["statistics"]);
  const { followEvents, decideConsent, track } = await loadPage();
  const [statistics, marketing] = [vi.fn(), vi.fn()];
  followEvents("statistics", statistics);
  followEvents("marketing", marketing);
  track(liking);
  decideConsent([], ["statistics", "marketing"]);
  track(liking);
  expect(statistics).toHaveBeenCalledOnce();
  expect(marketing).not.toHaveBeenCalled();
});
