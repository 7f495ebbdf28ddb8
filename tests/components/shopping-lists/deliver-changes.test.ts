import { afterEach, expect, test, vi } from "vitest";
import { deliverChange, deliverChanges } from "#components/shopping-lists/deliver-changes.ts";
import { addPendingChange } from "#components/shopping-lists/pending-changes.ts";
import { sendChange } from "#components/shopping-lists/send-change.ts";
import { claimAccountStorage } from "#lib/browser/account-storage.ts";
import { refreshSession } from "#lib/browser/use-session-user.ts";
import { deviceStore } from "#lib/shopping-lists/device-store.ts";
import { shoppingItem } from "#tests/lib/shopping-lists/fixtures.ts";

const changeListAction = vi.hoisted(() => vi.fn());
vi.mock("#lib/shopping-lists/actions.ts", () => ({ changeListAction }));

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("after many changes without network, a failed first attempt with it is repeated soon", async () => {
  vi.useFakeTimers();
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  for (const text of ["Brot", "Milch", "Salz", "Mehl", "Hefe", "Reis"]) {
    await sendChange({ type: "add", items: [shoppingItem({ text })] });
  }
  expect(changeListAction).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  changeListAction.mockResolvedValue({ ok: true, data: undefined }).mockRejectedValueOnce(new Error("no network yet"));
  await deliverChanges();
  expect(changeListAction).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(changeListAction).toHaveBeenCalledTimes(7);
});

test("an item is on the device when its session turns out to have ended while it is sent", async () => {
  changeListAction.mockImplementation(async () => {
    // The session has answered first, and what is stored for the account is gone.
    claimAccountStorage(null);
    return { ok: false, code: "unauthorized" };
  });
  const outcome = await sendChange({ type: "add", items: [shoppingItem({ text: "Brot" })] });
  expect(outcome).toBe("onDevice");
  expect(deviceStore.read()).toMatchObject([{ text: "Brot" }]);
});

test("an item is on the device when its session turns out to have ended before it is sent", async () => {
  changeListAction.mockClear();
  const entry = addPendingChange({ type: "add", items: [shoppingItem({ text: "Milch" })] });
  await refreshSession();
  expect(await deliverChange(entry)).toBe("onDevice");
  expect(deviceStore.read()).toMatchObject([{ text: "Milch" }]);
  expect(changeListAction).not.toHaveBeenCalled();
});
