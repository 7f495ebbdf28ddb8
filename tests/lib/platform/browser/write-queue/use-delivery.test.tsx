import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useDelivery } from "#lib/platform/browser/write-queue/use-delivery.ts";

const deliver = vi.fn();
const show = (userId: string | null | undefined) =>
  renderHook((props) => useDelivery(deliver, props.userId), { initialProps: { userId } });

function returnFromCache(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
}

afterEach(() => {
  cleanup();
  deliver.mockReset();
});

test("delivers on every page of a signed-in user", () => {
  show("anna");
  expect(deliver).toHaveBeenCalledTimes(1);
});

test("delivers when the device is online again and when the page returns from the cache", () => {
  show("anna");
  window.dispatchEvent(new Event("online"));
  returnFromCache(false);
  expect(deliver).toHaveBeenCalledTimes(2);
  returnFromCache(true);
  expect(deliver).toHaveBeenCalledTimes(3);
});

test("waits for a user, and stops without one", () => {
  const { rerender } = show(undefined);
  window.dispatchEvent(new Event("online"));
  expect(deliver).not.toHaveBeenCalled();
  rerender({ userId: "anna" });
  expect(deliver).toHaveBeenCalledTimes(1);
  rerender({ userId: null });
  window.dispatchEvent(new Event("online"));
  returnFromCache(true);
  expect(deliver).toHaveBeenCalledTimes(1);
});
