import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { moved, useOrder } from "#components/cookbooks/use-order.ts";

afterEach(cleanup);

function order(ids = ["a", "b", "c", "d"], save = vi.fn(async () => {})) {
  const hook = renderHook(({ given }) => useOrder({ ids: given, save }), { initialProps: { given: ids } });
  return { save, ...hook };
}

test("moving puts one elsewhere and keeps the others in order", () => {
  expect(moved(["a", "b", "c"], "a", 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], "b", 1)).toEqual(["a", "b", "c"]);
});

test("is kept when it is put down, not before", async () => {
  const { result, save } = order();
  act(() => result.current.grab("a", "key"));
  act(() => void result.current.place("a", 1));
  act(() => void result.current.place("a", 2));
  expect(result.current.order).toEqual(["b", "c", "a", "d"]);
  expect(save).not.toHaveBeenCalled();
  await act(() => result.current.drop());
  expect(save).toHaveBeenCalledExactlyOnceWith(["b", "c", "a", "d"]);
  expect(result.current.hold).toBeUndefined();
});

test("is not kept when nothing has moved, and is as before when given up", async () => {
  const { result, save } = order();
  act(() => result.current.grab("b", "pointer"));
  await act(() => result.current.drop());
  act(() => result.current.grab("b", "pointer"));
  act(() => void result.current.place("b", 3));
  act(() => result.current.cancel());
  expect(result.current.order).toEqual(["a", "b", "c", "d"]);
  expect(save).not.toHaveBeenCalled();
});

test("nothing goes beyond the ends", async () => {
  const { result } = order();
  await act(async () => expect(await result.current.step("a", -1)).toBe(0));
  await act(async () => expect(await result.current.step("d", 1)).toBe(3));
  expect(result.current.order).toEqual(["a", "b", "c", "d"]);
});

test("what could not be kept is as before", async () => {
  const { result } = order(["a", "b"], vi.fn().mockRejectedValue(new Error("away")));
  await act(async () => void (await result.current.step("a", 1)));
  expect(result.current.order).toEqual(["a", "b"]);
});

test("what the server knows anew is taken over", () => {
  const { result, rerender } = order();
  rerender({ given: ["a", "c", "d"] });
  expect(result.current.order).toEqual(["a", "c", "d"]);
});

test("a late answer to an earlier change does not undo what is being done", async () => {
  const { result, rerender } = order();
  await act(async () => void (await result.current.step("a", 1)));
  act(() => result.current.grab("b", "key"));
  act(() => void result.current.place("b", 3));
  rerender({ given: ["b", "a", "c", "d"] });
  expect(result.current.order).toEqual(["a", "c", "d", "b"]);
});
