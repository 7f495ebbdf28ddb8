import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionEndedEvent } from "#lib/platform/browser/api-client.ts";
import { useUserEvents } from "#lib/platform/browser/use-user-events.ts";
import type { UserEventTopic } from "#lib/platform/user-events/user-event.ts";

/** Stands in for the EventSource of browsers; tests say what the server sends. */
class FakeEventSource extends EventTarget {
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    sources.push(this);
  }
  close() {
    this.isClosed = true;
  }
  send(name: string, data?: object) {
    this.dispatchEvent(data ? new MessageEvent(name, { data: JSON.stringify(data) }) : new Event(name));
  }
}

let sources: FakeEventSource[] = [];
const openSources = () => sources.filter(({ isClosed }) => !isClosed);
const listener = vi.fn();

beforeEach(() => {
  sources = [];
  listener.mockReset();
  vi.stubGlobal("EventSource", FakeEventSource);
});

afterEach(() => {
  cleanup();
  setVisibility("visible");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setVisibility(state: "visible" | "hidden") {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

async function subscribe(topic: UserEventTopic = "likes", userId: string | null = "anna") {
  const hook = renderHook(({ id }) => useUserEvents(topic, id, listener), { initialProps: { id: userId } });
  if (userId) await waitFor(() => expect(openSources()).toHaveLength(1));
  return hook;
}

test("a page has one connection, as long as a signed-in user subscribes", async () => {
  await subscribe("likes", null);
  expect(sources).toEqual([]);
  const first = await subscribe("likes");
  const second = await subscribe("cookbooks");
  await vi.dynamicImportSettled();
  expect(sources.map(({ url }) => url)).toEqual(["/api/users/me/events/"]);
  first.unmount();
  expect(openSources()).toHaveLength(1);
  second.rerender({ id: null });
  expect(openSources()).toEqual([]);
});

test("listeners hear of their own topic, and whether this browser made the change", async () => {
  await subscribe("likes");
  sources[0]?.send("open");
  sources[0]?.send("shopping-list", { own: false });
  expect(listener).not.toHaveBeenCalled();
  sources[0]?.send("likes", { own: false });
  sources[0]?.send("likes", { own: true });
  expect(listener.mock.calls).toEqual([[{ isOwn: false }], [{ isOwn: true }]]);
});

test("without a connection changes may have been missed; the server repeats the latest to a new page", async () => {
  await subscribe();
  sources[0]?.send("open");
  expect(listener).not.toHaveBeenCalled();
  sources[0]?.send("gap", {});
  expect(listener).toHaveBeenCalledTimes(1);

  setVisibility("hidden");
  expect(openSources()).toEqual([]);
  setVisibility("visible");
  expect(openSources()).toHaveLength(1);
  expect(listener).toHaveBeenCalledTimes(1);
  sources[1]?.send("open");
  expect(listener).toHaveBeenCalledTimes(2);
});

test("a page opened in the background reads again when it is shown for the first time", async () => {
  setVisibility("hidden");
  renderHook(() => useUserEvents("likes", "anna", listener));
  await vi.dynamicImportSettled();
  expect(sources).toEqual([]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  setVisibility("visible");
  sources[0]?.send("open");
  expect(listener).toHaveBeenCalledWith({ isOwn: false });
});

test("a failed connection is opened again, later each time, and at once when the device is online", async () => {
  await subscribe();
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  for (const delay of [1000, 2000, 4000]) {
    const count = sources.length;
    sources.at(-1)?.send("error");
    expect(openSources()).toEqual([]);
    vi.advanceTimersByTime(delay - 1);
    expect(sources).toHaveLength(count);
    vi.advanceTimersByTime(1);
    expect(openSources()).toHaveLength(1);
  }
  sources.at(-1)?.send("error");
  window.dispatchEvent(new Event("online"));
  expect(openSources()).toHaveLength(1);
});

test("leaving the page closes the connection, for the back/forward cache", async () => {
  await subscribe();
  window.dispatchEvent(new Event("pagehide"));
  expect(openSources()).toEqual([]);
  window.dispatchEvent(new Event("pageshow"));
  expect(openSources()).toHaveLength(1);
});

test("the end of the session is announced, and the connection not opened again", async () => {
  const onSessionEnded = vi.fn();
  window.addEventListener(sessionEndedEvent, onSessionEnded, { once: true });
  await subscribe();
  sources[0]?.send("session-ended", {});
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
  expect(openSources()).toEqual([]);
});
