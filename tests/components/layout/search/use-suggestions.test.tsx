import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useSuggestions } from "#components/layout/search/use-suggestions.ts";

const door = "/api/search/suggestions/?locale=de";
const found = { items: [], topics: [{ title: "Kürbis", href: "/de/zutaten/kuerbis", note: "Zutat" }] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Types a word, gets `found`, types more, and gets this response. */
async function typeOn(second: Response) {
  const fetch = vi.fn<() => Promise<Response>>();
  const answer = Promise.withResolvers<Response>();
  fetch.mockImplementationOnce(async () => Response.json({ data: found })).mockReturnValue(answer.promise);
  vi.stubGlobal("fetch", fetch);
  const { result, rerender } = renderHook(({ search }) => useSuggestions(door, search), {
    initialProps: { search: "kür" },
  });
  await waitFor(() => expect(result.current).toEqual(found));
  rerender({ search: "kürb" });
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await act(async () => {
    answer.resolve(second);
    // All that follows from the status of an answer has happened by the next turn.
    await new Promise((turn) => setImmediate(turn));
  });
  return result.current;
}

test("keeps the suggestions after too many requests", async () => {
  expect(await typeOn(Response.json({ error: { code: "tooMany" } }, { status: 429 }))).toEqual(found);
});

test("returns null after an error", async () => {
  expect(await typeOn(new Response("", { status: 503 }))).toBeNull();
});
