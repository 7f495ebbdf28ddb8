import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startBraze } from "#components/business/analytics/tools/braze.ts";
import type { SessionUserView } from "#lib/people/users/session-user-view.ts";
import { trackUser } from "#lib/platform/browser/analytics.ts";
import { sessionStore } from "#lib/platform/browser/session-store.ts";
import { renderConsentCookie } from "#lib/platform/consent/consent-cookie.ts";

vi.mock("#lib/platform/browser/outside-scripts/load-script.ts", () => ({ loadScript: async () => {} }));
vi.mock("#lib/platform/browser/session-store.ts", () => ({ sessionStore: { read: vi.fn(), subscribe: vi.fn() } }));

const anna = { id: "a", is_premium: true, new_type: "community" } as SessionUserView;
const setCustomUserAttribute = vi.fn();
const braze = {
  initialize: vi.fn(() => true),
  openSession: vi.fn(),
  changeUser: vi.fn(),
  getUser: () => ({ setCustomUserAttribute }),
  wipeData: vi.fn(),
};
const config = { apiKey: "key", endpoint: "https://sdk.braze.example", url: "https://js.braze.example/braze.js" };

beforeEach(() => {
  vi.clearAllMocks();
  window.tischlein = [];
  window.braze = braze;
  // biome-ignore lint/suspicious/noDocumentCookie: as the page does it
  document.cookie = renderConsentCookie({ date: "2026-11-25", granted: ["marketing"], refused: [] }, false);
});

afterEach(() => localStorage.clear());

function setUser(user: SessionUserView | null) {
  vi.mocked(sessionStore.read).mockReturnValue(user);
  trackUser(user);
}

test("follows users who sign in and out, with their id, whether they have Plus, and their type", async () => {
  vi.mocked(sessionStore.read).mockReturnValue(null);
  await startBraze(config);
  expect(braze.initialize).toHaveBeenCalledWith("key", { baseUrl: "https://sdk.braze.example" });
  expect(braze.openSession).toHaveBeenCalledOnce();
  expect(braze.changeUser).not.toHaveBeenCalled();
  expect(braze.wipeData).not.toHaveBeenCalled();
  setUser(anna);
  expect(braze.changeUser).toHaveBeenCalledWith("a");
  expect(setCustomUserAttribute.mock.calls).toEqual([
    ["is_premium", true],
    ["type", "community"],
  ]);
  setUser(null);
  expect(braze.wipeData).toHaveBeenCalledOnce();
});

test("what a former page has stored of a user is wiped before a signed-out page is recorded, once", async () => {
  vi.mocked(sessionStore.read).mockReturnValue(anna);
  await startBraze(config);
  expect(braze.wipeData).not.toHaveBeenCalled();

  // The session has ended on a page without the tool, or on another device.
  vi.mocked(sessionStore.read).mockReturnValue(null);
  await startBraze(config);
  expect(braze.wipeData).toHaveBeenCalledOnce();
  expect(braze.wipeData.mock.invocationCallOrder[0]).toBeLessThan(braze.openSession.mock.invocationCallOrder[1] ?? 0);
  await startBraze(config);
  expect(braze.wipeData).toHaveBeenCalledOnce();
  expect(localStorage).toHaveLength(0);
});

test("nothing is recorded before it is known who is signed in", async () => {
  vi.mocked(sessionStore.read).mockReturnValue(undefined);
  const starting = startBraze(config);
  await vi.waitFor(() => expect(sessionStore.subscribe).toHaveBeenCalled());
  expect(braze.openSession).not.toHaveBeenCalled();
  vi.mocked(sessionStore.read).mockReturnValue(null);
  for (const [listener] of vi.mocked(sessionStore.subscribe).mock.calls) listener();
  await starting;
  expect(braze.openSession).toHaveBeenCalledOnce();
});
