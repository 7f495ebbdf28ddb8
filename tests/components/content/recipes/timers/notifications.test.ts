import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notify, subscribeToNotificationTaps } from "#components/content/recipes/timers/notifications.ts";
import { timerOf } from "./fixtures.ts";

const data = { href: "/de/rezepte/kuerbissuppe", stepId: "step-1" };
const showNotification = vi.fn(async () => {});
const Constructed = vi.fn();
const getRegistration = vi.fn();
const serviceWorker = Object.assign(new EventTarget(), { getRegistration, startMessages: vi.fn() });

beforeEach(() => {
  vi.stubGlobal("Notification", Object.assign(Constructed, { permission: "granted" }));
  vi.spyOn(document, "hasFocus").mockReturnValue(false);
  getRegistration.mockResolvedValue({ active: {}, showNotification });
  vi.stubGlobal("navigator", { serviceWorker });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/");
});

test("the service worker notifies, with the address and the step", async () => {
  await notify(timerOf(), "Kerne anrösten ist fertig");
  expect(showNotification).toHaveBeenCalledWith("Kerne anrösten ist fertig", expect.objectContaining({ data }));
  expect(Constructed).not.toHaveBeenCalled();
});

test("without a running worker the page notifies itself", async () => {
  getRegistration.mockResolvedValue(undefined);
  await notify(timerOf(), "Kerne anrösten ist fertig");
  expect(Constructed).toHaveBeenCalledWith("Kerne anrösten ist fertig", expect.objectContaining({ data }));
});

test("a tap shows the step on the recipe's page only", () => {
  const step = document.createElement("li");
  step.id = data.stepId;
  step.scrollIntoView = vi.fn();
  document.body.append(step);
  const tap = () => serviceWorker.dispatchEvent(new MessageEvent("message", { data: { type: "show-step", ...data } }));

  const unsubscribe = subscribeToNotificationTaps();
  tap();
  expect(step.scrollIntoView).not.toHaveBeenCalled();
  window.history.replaceState(null, "", data.href);
  tap();
  expect(step.scrollIntoView).toHaveBeenCalledOnce();
  unsubscribe();
  tap();
  expect(step.scrollIntoView).toHaveBeenCalledOnce();
});
