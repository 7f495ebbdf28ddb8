import { afterEach, expect, test, vi } from "vitest";
import { deliverChanges } from "#components/shopping-lists/deliver-changes.ts";
import { sendChange } from "#components/shopping-lists/send-change.ts";
import { shoppingItem } from "#tests/lib/shopping-lists/fixtures.ts";

const changeListAction = vi.hoisted(() => vi.fn());
vi.mock("#lib/shopping-lists/actions.ts", () => ({ changeListAction }));

afterEach(() => {
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
