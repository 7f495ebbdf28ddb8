import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OfflineWorker } from "#components/platform/offline/offline-worker.tsx";

const device = vi.hoisted(() => ({ startOffline: vi.fn(), unregisterWorker: vi.fn() }));
const session = vi.hoisted(() => ({ user: undefined as { id: string } | null | undefined }));
vi.mock("#lib/platform/offline/device/start-offline.ts", () => ({ startOffline: device.startOffline }));
vi.mock("#lib/platform/offline/device/register-worker.ts", () => ({ unregisterWorker: device.unregisterWorker }));
vi.mock("#lib/platform/browser/use-session-user.ts", () => ({ useSessionUser: () => session.user }));
vi.mock("next/navigation", () => ({ usePathname: () => "/de", useSearchParams: () => new URLSearchParams() }));

let readyState: DocumentReadyState;

beforeEach(() => {
  readyState = "complete";
  session.user = null;
  vi.stubEnv("NODE_ENV", "production");
  vi.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
  vi.stubGlobal("requestIdleCallback", (run: () => void) => void run());
  Object.defineProperty(navigator, "serviceWorker", { value: {}, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("the worker is started only once the page has loaded", async () => {
  readyState = "interactive";
  render(<OfflineWorker isEnabled locale="de" />);
  // What starts it would be loaded by then.
  await import("#lib/platform/offline/device/start-offline.ts");
  expect(device.startOffline).not.toHaveBeenCalled();
  readyState = "complete";
  window.dispatchEvent(new Event("load"));
  await vi.waitFor(() => expect(device.startOffline.mock.calls).toEqual([[null, "de"]]));
});

test("the worker learns who is signed in as soon as that is known", async () => {
  session.user = undefined;
  const { rerender } = render(<OfflineWorker isEnabled locale="en" />);
  await vi.waitFor(() => expect(device.startOffline).toHaveBeenLastCalledWith(undefined, "en"));
  session.user = { id: "anna" };
  rerender(<OfflineWorker isEnabled locale="en" />);
  await vi.waitFor(() => expect(device.startOffline).toHaveBeenLastCalledWith("anna", "en"));
});

test("a site that has switched it off removes it", async () => {
  render(<OfflineWorker isEnabled={false} locale="de" />);
  await vi.waitFor(() => expect(device.unregisterWorker).toHaveBeenCalled());
  expect(device.startOffline).not.toHaveBeenCalled();
});
