import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { arrayMove, useReorder } from "#components/kitchen/cookbooks/entries/use-reorder.ts";

afterEach(cleanup);

function renderReorder(initialIds = ["a", "b", "c", "d"], save = vi.fn(async () => true)) {
  const hook = renderHook(({ ids }) => useReorder({ ids, save }), { initialProps: { ids: initialIds } });
  return { save, ...hook };
}

test("moves one id and keeps the order of the others", () => {
  expect(arrayMove(["a", "b", "c"], "a", 2)).toEqual(["b", "c", "a"]);
  expect(arrayMove(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
  expect(arrayMove(["a", "b", "c"], "b", 1)).toEqual(["a", "b", "c"]);
});

test("saves when an item is dropped, not before", async () => {
  const { result, save } = renderReorder();
  act(() => result.current.grab("a", "key"));
  act(() => void result.current.moveTo("a", 1));
  act(() => void result.current.moveTo("a", 2));
  expect(result.current.ids).toEqual(["b", "c", "a", "d"]);
  expect(save).not.toHaveBeenCalled();
  await act(() => result.current.drop());
  expect(save).toHaveBeenCalledExactlyOnceWith(["b", "c", "a", "d"]);
  expect(result.current.held).toBeUndefined();
});

test("does not save without a move and restores the order when cancelled", async () => {
  const { result, save } = renderReorder();
  act(() => result.current.grab("b", "pointer"));
  await act(() => result.current.drop());
  act(() => result.current.grab("b", "pointer"));
  act(() => void result.current.moveTo("b", 3));
  act(() => result.current.cancel());
  expect(result.current.ids).toEqual(["a", "b", "c", "d"]);
  expect(save).not.toHaveBeenCalled();
});

test("does not move beyond the ends", async () => {
  const { result } = renderReorder();
  await act(async () => expect(await result.current.step("a", -1)).toBe(0));
  await act(async () => expect(await result.current.step("d", 1)).toBe(3));
  expect(result.current.ids).toEqual(["a", "b", "c", "d"]);
});

test("reverts a move that could not be saved", async () => {
  const { result } = renderReorder(["a", "b"], vi.fn().mockResolvedValue(false));
  await act(async () => void (await result.current.step("a", 1)));
  expect(result.current.ids).toEqual(["a", "b"]);
});

test("adopts a new list of the server", () => {
  const { result, rerender } = renderReorder();
  rerender({ ids: ["a", "c", "d"] });
  expect(result.current.ids).toEqual(["a", "c", "d"]);
});

test("ignores a late answer to an earlier move", async () => {
  const { result, rerender } = renderReorder();
  await act(async () => void (await result.current.step("a", 1)));
  act(() => result.current.grab("b", "key"));
  act(() => void result.current.moveTo("b", 3));
  rerender({ ids: ["b", "a", "c", "d"] });
  expect(result.current.ids).toEqual(["a", "c", "d", "b"]);
});
