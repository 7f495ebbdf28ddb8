import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ViewerView } from "#lib/auth/viewer-view.ts";

const anna = { id: "a", slug: "anna", name: "Anna", new_type: "community", is_premium: true } as ViewerView;
const ben = { ...anna, id: "b", name: "Ben", is_premium: false } as ViewerView;

let answers: (() => Response)[];
const asked: string[] = [];
const told: unknown[] = [];
const hint = (value: "1" | "") => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it the same way
  document.cookie = `signed-in=${value}; path=/; max-age=${value ? 60 : 0}`;
};
const says = (viewer: ViewerView | null) => () =>
  viewer ? Response.json({ data: viewer }) : Response.json({ error: { code: "unauthorized" } }, { status: 401 });
const users = () => (window.tischlein ?? []).filter(({ event }) => event === "data-updated");

function Leaf({ useViewer }: { useViewer: () => ViewerView | null | undefined }) {
  const viewer = useViewer();
  return <p role="status">{viewer === undefined ? "?" : (viewer?.name ?? "nobody")}</p>;
}

/** Every test is a page load of its own: what is known lives in the modules. */
async function load() {
  vi.resetModules();
  const { useViewer, refreshViewer } = await import("#components/ui/use-viewer.ts");
  const { loadQueries } = await import("#lib/query-client.ts");
  render(
    <>
      <Leaf useViewer={useViewer} />
      <Leaf useViewer={useViewer} />
    </>,
  );
  return { refreshViewer, loadQueries };
}
const shown = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

/** Listeners of the page loads before would answer as well. */
const heard: Parameters<typeof window.removeEventListener>[] = [];
const listen = window.addEventListener.bind(window);

beforeEach(() => {
  vi.spyOn(window, "addEventListener").mockImplementation((...listener: Parameters<typeof listen>) => {
    heard.push(listener);
    listen(...listener);
  });
  answers = [];
  asked.length = 0;
  told.length = 0;
  window.tischlein = [];
  localStorage.clear();
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (init?.method === "PUT") {
      told.push([path, JSON.parse(String(init.body))]);
      return Response.json({ data: null });
    }
    asked.push(path);
    return (answers.shift() ?? says(null))();
  });
});
afterEach(() => {
  cleanup();
  for (const listener of heard.splice(0)) window.removeEventListener(...listener);
  hint("");
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute("data-signed-in");
  delete document.documentElement.dataset.units;
});

test("without the hint nobody is asked for, and nothing is sent", async () => {
  await load();
  await waitFor(() => expect(shown()).toEqual(["nobody", "nobody"]));
  expect(asked).toEqual([]);
  expect(users()).toEqual([]);
});

test("with the hint the API is asked once for all leaves, and analytics learn who it is", async () => {
  hint("1");
  answers = [says(anna)];
  await load();
  await waitFor(() => expect(shown()).toEqual(["Anna", "Anna"]));
  expect(asked).toEqual(["/api/users/me/"]);
  expect(users()).toEqual([
    { event: "data-updated", user_id: "a", user_properties: { is_premium: true, type: "community" } },
  ]);
  expect(document.documentElement.hasAttribute("data-signed-in")).toBe(true);
});

test("a hint that is wrong means nobody, after one question", async () => {
  hint("1");
  document.documentElement.toggleAttribute("data-signed-in", true);
  await load();
  await waitFor(() => expect(shown()).toEqual(["nobody", "nobody"]));
  expect(asked).toEqual(["/api/users/me/"]);
  expect(document.documentElement.hasAttribute("data-signed-in")).toBe(false);
});

test("an API that is away is asked again with growing delay, three times", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  hint("1");
  const away = () => new Response("", { status: 503 });
  answers = [away, away, away, says(anna)];
  await load();
  await vi.advanceTimersByTimeAsync(900);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1100 + 2000 + 4000);
  await waitFor(() => expect(shown()).toEqual(["Anna", "Anna"]));
  expect(asked).toHaveLength(4);
  vi.useRealTimers();
});

test("signing out drops every remembered answer", async () => {
  hint("1");
  answers = [says(anna)];
  const { refreshViewer, loadQueries } = await load();
  await waitFor(() => expect(shown()).toEqual(["Anna", "Anna"]));
  const { client } = await loadQueries();
  client.setQueryData(["likes"], ["secret"]);
  hint("");
  await act(refreshViewer);
  expect(shown()).toEqual(["nobody", "nobody"]);
  expect(client.getQueryData(["likes"])).toBeUndefined();
  expect(asked).toHaveLength(1);
  expect(users().at(-1)).toEqual({ event: "data-updated", user_id: null, user_properties: {} });
});

test("somebody else in another tab is somebody else here", async () => {
  hint("1");
  answers = [says(anna), says(ben)];
  await load();
  await waitFor(() => expect(shown()).toEqual(["Anna", "Anna"]));
  localStorage.setItem("viewerChanged", "later");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "viewerChanged" })));
  await waitFor(() => expect(shown()).toEqual(["Ben", "Ben"]));
  expect(asked).toHaveLength(2);
});

test("an answer nobody got means that the session is over", async () => {
  hint("1");
  answers = [says(anna)];
  await load();
  await waitFor(() => expect(shown()).toEqual(["Anna", "Anna"]));
  const { askApi } = await import("#lib/ask-api.ts");
  await expect(askApi("/api/likes?ids=true")).rejects.toThrow("Status 401");
  await waitFor(() => expect(shown()).toEqual(["nobody", "nobody"]));
});

test.each([
  { account: null, device: "us", worn: "us", learnt: [["/api/users/me/", { units: "us" }]] },
  { account: null, device: undefined, worn: undefined, learnt: [] },
  { account: "metric", device: "us", worn: undefined, learnt: [] },
  { account: "us", device: undefined, worn: "us", learnt: [] },
] as const)(
  "an account with $account on a device that measures in $device",
  async ({ account, device, worn, learnt }) => {
    if (device) document.documentElement.dataset.units = device;
    hint("1");
    answers = [says({ ...anna, units: account })];
    await load();
    await waitFor(() => expect(shown()).toEqual(["Anna", "Anna"]));
    expect(document.documentElement.dataset.units).toBe(worn);
    await waitFor(() => expect(told).toEqual(learnt));
  },
);
