import { afterEach, expect, test } from "vitest";
import { initScripts, renderAdInitScript } from "#lib/platform/browser/first-paint/init-scripts.ts";
import { renderConsentCookie } from "#lib/platform/consent/consent-cookie.ts";

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the browser of the tests lacks the Cookie Store API
  document.cookie = cookie;
}
const { dataset } = document.documentElement;

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/de");
  setCookie("consent=; max-age=0; path=/");
  delete dataset.premium;
  delete dataset.outsideAds;
});

test.each([
  [true, "1"],
  [false, undefined],
])("marks the page before the first paint when is_premium is %s", (isPremium, expected) => {
  localStorage.setItem("account:user", JSON.stringify({ id: "a", is_premium: isPremium, name: "Anna" }));
  new Function(renderAdInitScript(false))();
  expect(dataset.premium).toBe(expected);
});

test.each([
  ["advertising", true, "1"],
  ["advertising", false, undefined],
  ["marketing", true, undefined],
] as const)("places of an outside tool: agreed to %s, configured %s", (purpose, isConfigured, expected) => {
  const decision = { date: "2026-11-26", granted: [purpose], refused: [] };
  setCookie(renderConsentCookie(decision, false));
  new Function(renderAdInitScript(isConfigured))();
  expect(dataset.outsideAds).toBe(expected);
});

test.each([
  ["?page=2", "1"],
  ["?utm_source=letter&utm_medium=mail", "1"],
  ["?search=salz", undefined],
  ["?token=abc", undefined],
])("reserves their places for the query %s: %s", (query, expected) => {
  history.replaceState(null, "", `/de/suche${query}`);
  setCookie(renderConsentCookie({ date: "2026-11-26", granted: ["advertising"], refused: [] }, false));
  new Function(renderAdInitScript(true))();
  expect(dataset.outsideAds).toBe(expected);
});

test.each(initScripts)("ends no script element: %s", (script) => {
  expect(script).not.toMatch(/<\/?(?:script|!--)/i);
});
