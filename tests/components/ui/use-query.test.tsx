import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { useQuery } from "#components/ui/use-query.ts";
import { ApiClientError } from "#lib/platform/browser/api-client.ts";
import { clearQueries, invalidateQueries, loadQueryEngine } from "#lib/platform/browser/query-client.ts";

const load = vi.fn<() => Promise<string[]>>();
const renderQuery = (isWanted = true) =>
  renderHook(() => useQuery({ key: ["likes", "ids"], load, isEnabled: isWanted }));

// The engine knows errors by their class: loaded after `resetModules`, it would know another one.
beforeAll(async () => {
  await loadQueryEngine();
});
beforeEach(() => {
  load.mockReset();
  load.mockResolvedValue(["soup"]);
});
afterEach(async () => {
  cleanup();
  await clearQueries();
  vi.useRealTimers();
});

test("requests data once for all components", async () => {
  const [one, two] = [renderQuery(), renderQuery()];
  await waitFor(() => expect(one.result.current.data).toEqual(["soup"]));
  expect(two.result.current.data).toEqual(["soup"]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("requests nothing while disabled", async () => {
  const { result } = renderQuery(false);
  const enabled = renderHook(() => useQuery({ key: ["cookbooks"], load: async () => "bread", isEnabled: true }));
  await waitFor(() => expect(enabled.result.current.data).toBe("bread"));
  expect(result.current.data).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});

test("keeps data fresh for ten minutes, also when the page gets the focus again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const first = renderQuery();
  await waitFor(() => expect(first.result.current.data).toEqual(["soup"]));
  window.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(599_000);
  renderQuery();
  await vi.advanceTimersByTimeAsync(500);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  renderQuery();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test("drops unused data after fifteen minutes", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const first = renderQuery();
  await waitFor(() => expect(first.result.current.data).toEqual(["soup"]));
  first.unmount();
  await vi.advanceTimersByTimeAsync(901_000);
  load.mockReturnValue(new Promise(() => {}));
  const { result } = renderQuery();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(result.current.data).toBeUndefined();
});

test("does not retry a client error, but a server error three times", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  load.mockRejectedValue(new ApiClientError(404));
  const refused = renderQuery();
  await waitFor(() => expect(refused.result.current.isFailed).toBe(true));
  expect(load).toHaveBeenCalledTimes(1);
  refused.unmount();
  await clearQueries();
  load.mockReset();
  load.mockRejectedValue(new ApiClientError(503));
  const failed = renderQuery();
  await vi.advanceTimersByTimeAsync(8000);
  await waitFor(() => expect(failed.result.current.isFailed).toBe(true));
  expect(load).toHaveBeenCalledTimes(4);
});

test("refetches an invalidated response", async () => {
  const { result } = renderQuery();
  await waitFor(() => expect(result.current.data).toEqual(["soup"]));
  load.mockResolvedValue(["cake"]);
  await act(() => invalidateQueries(["likes"]));
  await waitFor(() => expect(result.current.data).toEqual(["cake"]));
});

test("does not keep the response of a request that was running when it was invalidated", async () => {
  const early = Promise.withResolvers<string[]>();
  load.mockReturnValueOnce(early.promise);
  const { result } = renderQuery();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  load.mockResolvedValue(["cake"]);
  await act(() => invalidateQueries(["likes"]));
  early.resolve(["soup"]);
  await waitFor(() => expect(result.current.data).toEqual(["cake"]));
  expect(load).toHaveBeenCalledTimes(2);
});

test("says that the request failed when the code for it does not arrive", async () => {
  vi.resetModules();
  onTestFinished(() => vi.doUnmock("#lib/platform/browser/query-engine.ts"));
  vi.doMock("#lib/platform/browser/query-engine.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const { useQuery: useFreshQuery } = await import("#components/ui/use-query.ts");
  const { result } = renderHook(() => useFreshQuery({ key: ["likes", "ids"], load }));
  await waitFor(() => expect(result.current).toEqual({ data: undefined, isFailed: true }));
});
