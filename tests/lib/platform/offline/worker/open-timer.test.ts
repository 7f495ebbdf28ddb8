import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTimer } from "#lib/platform/offline/worker/open-timer.ts";

const data = { href: "/de/rezepte/suppe", stepId: "step-3" };

function createTab(path: string) {
  return { url: `https://site.test${path}`, focus: vi.fn(async () => {}), postMessage: vi.fn() };
}

function createNotification(content: unknown) {
  return { data: content, close: vi.fn() } as unknown as Notification;
}

const matchAll = vi.fn();
const openWindow = vi.fn(async () => {});

beforeEach(() => {
  vi.stubGlobal("self", { clients: { matchAll, openWindow } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("brings the tab with the recipe to the front and shows the step", async () => {
  const tabs = [createTab("/de/rezepte"), createTab("/de/rezepte/suppe?portionen=6")];
  matchAll.mockResolvedValue(tabs);
  const notification = createNotification(data);
  await openTimer(notification);
  expect(notification.close).toHaveBeenCalled();
  expect(tabs[1]?.focus).toHaveBeenCalledOnce();
  expect(tabs[1]?.postMessage).toHaveBeenCalledWith({ type: "show-step", ...data });
  expect(tabs[0]?.focus).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test("brings another tab of the site to the front without leaving its page", async () => {
  const tab = createTab("/de/einkaufsliste");
  matchAll.mockResolvedValue([tab]);
  await openTimer(createNotification(data));
  expect(tab.focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
  expect(matchAll).toHaveBeenCalledWith({ type: "window", includeUncontrolled: true });
});

test("opens the recipe at the step when no tab is open", async () => {
  matchAll.mockResolvedValue([]);
  await openTimer(createNotification(data));
  expect(openWindow).toHaveBeenCalledWith("/de/rezepte/suppe#step-3");
});

test.each([
  undefined,
  null,
  "text",
  { href: "https://other.test/", stepId: "x" },
  { href: "//other.test", stepId: "x" },
])("opens nothing for the data %j", async (content) => {
  matchAll.mockResolvedValue([]);
  await openTimer(createNotification(content));
  expect(openWindow).not.toHaveBeenCalled();
});
