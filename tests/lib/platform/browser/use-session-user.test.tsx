import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { SessionUserView } from "#lib/people/users/session-user-view.ts";

const anna = { id: "a", slug: "anna", name: "Anna", new_type: "community", is_premium: true } as SessionUserView;
const ben = { ...anna, id: "b", name: "Ben", is_premium: false } as SessionUserView;

let responses: (() => Response)[];
const requests: string[] = [];
const setSignedInCookie = (value: "1" | "") => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it the same way
  document.cookie = `signed-in=${value}; path=/; max-age=${value ? 60 : 0}`;
};
const respondWith = (user: SessionUserView | null) => () =>
  user ? Response.json({ data: user }) : Response.json({ error: { code: "unauthorized" } }, { status: 401 });
const users = () => (window.tischlein ?? []).filter(({ event }) => event === "data-updated");

function Leaf({ useSessionUser }: { useSessionUser: () => SessionUserView | null | undefined }) {
  const user = useSessionUser();
  return <p role="status">{user === undefined ? "?" : (user?.name ?? "signed out")}</p>;
}

/** Loads the modules anew: each test is a page load. */
async function loadPage() {
  vi.resetModules();
  const { useSessionUser, refreshSession } = await import("#lib/platform/browser/use-session-user.ts");
  const { loadQueryEngine } = await import("#lib/platform/browser/query-client.ts");
  render(
    <>
      <Leaf useSessionUser={useSessionUser} />
      <Leaf useSessionUser={useSessionUser} />
    </>,
  );
  return { refreshSession, loadQueries: loadQueryEngine };
}
const renderedNames = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

/** Removed after each test: listeners of earlier page loads would answer as well. */
const windowListeners: Parameters<typeof window.removeEventListener>[] = [];
const listen = window.addEventListener.bind(window);

beforeEach(() => {
  vi.spyOn(window, "addEventListener").mockImplementation((...listener: Parameters<typeof listen>) => {
    windowListeners.push(listener);
    listen(...listener);
  });
  responses = [];
  requests.length = 0;
  window.tischlein = [];
  localStorage.clear();
  vi.stubGlobal("fetch", async (path: string) => {
    requests.push(path);
    return (responses.shift() ?? respondWith(null))();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  for (const listener of windowListeners.splice(0)) window.removeEventListener(...listener);
  setSignedInCookie("");
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute("data-signed-in");
  document.documentElement.removeAttribute("data-premium");
  delete document.documentElement.dataset.units;
});

test("is signed out without a request when the cookie is not set", async () => {
  await loadPage();
  await waitFor(() => expect(renderedNames()).toEqual(["signed out", "signed out"]));
  expect(requests).toEqual([]);
  expect(users()).toEqual([]);
});

test("requests the user once for all components and reports them to analytics", async () => {
  setSignedInCookie("1");
  responses = [respondWith(anna)];
  await loadPage();
  await waitFor(() => expect(renderedNames()).toEqual(["Anna", "Anna"]));
  expect(requests).toEqual(["/api/users/me/"]);
  expect(users()).toEqual([{ event: "data-updated", user_properties: { is_premium: true, type: "community" } }]);
  expect(document.documentElement.hasAttribute("data-signed-in")).toBe(true);
  // Hides advertisements.
  expect(document.documentElement.hasAttribute("data-premium")).toBe(true);
});

test("is signed out after one request when the cookie is outdated", async () => {
  setSignedInCookie("1");
  document.documentElement.toggleAttribute("data-signed-in", true);
  await loadPage();
  await waitFor(() => expect(renderedNames()).toEqual(["signed out", "signed out"]));
  expect(requests).toEqual(["/api/users/me/"]);
  expect(document.documentElement.hasAttribute("data-signed-in")).toBe(false);
});

test("retries a failing API three times with growing delay", async () => {
  vi.useFakeTimers();
  setSignedInCookie("1");
  const away = () => new Response("", { status: 503 });
  responses = [away, away, away, respondWith(anna)];
  await loadPage();
  // The first page of a file waits for the code that requests.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(900);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1100 + 2000 + 4000);
  vi.useRealTimers();
  await waitFor(() => expect(renderedNames()).toEqual(["Anna", "Anna"]));
  expect(requests).toHaveLength(4);
});

test("tells that the session cannot be read when no try succeeds, until one does", async () => {
  vi.useFakeTimers();
  setSignedInCookie("1");
  const away = () => new Response("", { status: 503 });
  responses = [away, away, away, away, respondWith(anna)];
  const { refreshSession } = await loadPage();
  const { sessionFailure } = await import("#lib/platform/browser/session-store.ts");
  const told: boolean[] = [];
  sessionFailure.subscribe(() => told.push(sessionFailure.read()));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(900 + 1100 + 2000 + 4000);
  await vi.waitFor(() => expect(told).toEqual([true]));
  vi.useRealTimers();
  await act(refreshSession);
  expect(told).toEqual([true, false]);
  expect(renderedNames()).toEqual(["Anna", "Anna"]);
});

test("drops all cached responses on sign-out", async () => {
  setSignedInCookie("1");
  responses = [respondWith(anna)];
  const { refreshSession, loadQueries } = await loadPage();
  await waitFor(() => expect(renderedNames()).toEqual(["Anna", "Anna"]));
  const { client } = await loadQueries();
  client.setQueryData(["likes"], ["secret"]);
  setSignedInCookie("");
  await act(refreshSession);
  expect(renderedNames()).toEqual(["signed out", "signed out"]);
  expect(client.getQueryData(["likes"])).toBeUndefined();
  expect(requests).toHaveLength(1);
  expect(users().at(-1)).toEqual({ event: "data-updated", user_properties: {} });
});

test("follows a change of user in another tab", async () => {
  setSignedInCookie("1");
  responses = [respondWith(anna), respondWith(ben)];
  await loadPage();
  await waitFor(() => expect(renderedNames()).toEqual(["Anna", "Anna"]));
  localStorage.setItem("viewerChanged", "later");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "viewerChanged" })));
  await waitFor(() => expect(renderedNames()).toEqual(["Ben", "Ben"]));
  expect(requests).toHaveLength(2);
});

test("reloads the session after a 401 response", async () => {
  setSignedInCookie("1");
  responses = [respondWith(anna)];
  await loadPage();
  await waitFor(() => expect(renderedNames()).toEqual(["Anna", "Anna"]));
  const { callApi } = await import("#lib/platform/browser/api-client.ts");
  await expect(callApi("GET /likes", { query: { ids: "true" } })).rejects.toThrow("Status 401");
  await waitFor(() => expect(renderedNames()).toEqual(["signed out", "signed out"]));
});

test.each([
  { account: null, device: "us", applied: "us" },
  { account: null, device: undefined, applied: undefined },
  { account: "metric", device: "us", applied: undefined },
  { account: "us", device: undefined, applied: "us" },
] as const)(
  "applies the units of an account with $account on a device with $device",
  async ({ account, device, applied }) => {
    if (device) document.documentElement.dataset.units = device;
    setSignedInCookie("1");
    responses = [respondWith({ ...anna, units: account })];
    await loadPage();
    await waitFor(() => expect(renderedNames()).toEqual(["Anna", "Anna"]));
    expect(document.documentElement.dataset.units).toBe(applied);
  },
);

test("knows the user of the last visit without network, until the session has ended", async () => {
  setSignedInCookie("1");
  responses = [respondWith(anna)];
  await loadPage();
  await waitFor(() => expect(renderedNames()).toEqual(["Anna", "Anna"]));
  cleanup();

  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await loadPage();
  await waitFor(() => expect(renderedNames()).toEqual(["Anna", "Anna"]));
  cleanup();

  isOnline.mockRestore();
  vi.stubGlobal("fetch", async () => respondWith(null)());
  await loadPage();
  await waitFor(() => expect(renderedNames()).toEqual(["signed out", "signed out"]));
  expect(Object.keys(localStorage).filter((key) => key.startsWith("account:"))).toEqual([]);
});

test("a session that cannot be read, for its code does not arrive, is read with the next connection", async () => {
  setSignedInCookie("1");
  onTestFinished(() => vi.doUnmock("#lib/platform/browser/query-engine.ts"));
  vi.doMock("#lib/platform/browser/query-engine.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const { refreshSession } = await loadPage();
  await expect(act(refreshSession)).resolves.toBeUndefined();
  expect(requests).toEqual([]);
  vi.doUnmock("#lib/platform/browser/query-engine.ts");
  responses = [respondWith(anna)];
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(renderedNames()).toEqual(["Anna", "Anna"]));
});

test("a session that the server has ended is left without asking again", async () => {
  setSignedInCookie("1");
  responses = [respondWith(anna)];
  await loadPage();
  await waitFor(() => expect(renderedNames()).toEqual(["Anna", "Anna"]));
  await act(async () => window.dispatchEvent(new Event("session-ended")));
  expect(renderedNames()).toEqual(["signed out", "signed out"]);
  expect(requests).toHaveLength(1);
});
