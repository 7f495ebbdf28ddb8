import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useQuery } from "#components/ui/use-query.ts";
import { RefusedError } from "#lib/ask-api.ts";
import { amend, forgetAnswers, invalidate } from "#lib/query-client.ts";

const load = vi.fn<() => Promise<string[]>>();
const ask = (isWanted = true) => renderHook(() => useQuery({ key: ["likes", "ids"], load, isWanted }));

beforeEach(() => {
  load.mockReset();
  load.mockResolvedValue(["soup"]);
});
afterEach(async () => {
  cleanup();
  await forgetAnswers();
  vi.useRealTimers();
});

test("a question is asked once however many want to know", async () => {
  const [one, two] = [ask(), ask()];
  await waitFor(() => expect(one.result.current.data).toEqual(["soup"]));
  expect(two.result.current.data).toEqual(["soup"]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a question that is not wanted is not asked", async () => {
  const { result } = ask(false);
  await new Promise((done) => setTimeout(done, 50));
  expect(result.current.data).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});

test("an answer is fresh for ten minutes, and looking at the window again changes nothing", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const first = ask();
  await waitFor(() => expect(first.result.current.data).toEqual(["soup"]));
  window.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(599_000);
  ask();
  await vi.advanceTimersByTimeAsync(500);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  ask();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test("an answer nobody needs is gone after fifteen minutes", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const first = ask();
  await waitFor(() => expect(first.result.current.data).toEqual(["soup"]));
  first.unmount();
  await vi.advanceTimersByTimeAsync(901_000);
  load.mockReturnValue(new Promise(() => {}));
  const { result } = ask();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(result.current.data).toBeUndefined();
});

test("a refusal is final, a failure is tried three more times", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  load.mockRejectedValue(new RefusedError(404));
  const refused = ask();
  await waitFor(() => expect(refused.result.current.isFailed).toBe(true));
  expect(load).toHaveBeenCalledTimes(1);
  refused.unmount();
  await forgetAnswers();
  load.mockReset();
  load.mockRejectedValue(new RefusedError(503));
  const failed = ask();
  await vi.advanceTimersByTimeAsync(8000);
  await waitFor(() => expect(failed.result.current.isFailed).toBe(true));
  expect(load).toHaveBeenCalledTimes(4);
});

test("an answer can be changed before the server has spoken, and asked for anew", async () => {
  const { result } = ask();
  await waitFor(() => expect(result.current.data).toEqual(["soup"]));
  await act(() => amend<string[]>(["likes", "ids"], (ids) => [...ids, "bread"]));
  await waitFor(() => expect(result.current.data).toEqual(["soup", "bread"]));
  load.mockResolvedValue(["cake"]);
  await act(() => invalidate(["likes"]));
  await waitFor(() => expect(result.current.data).toEqual(["cake"]));
});
