import { afterEach, expect, test, vi } from "vitest";
import { callApi, unauthorizedEvent } from "#lib/platform/browser/api-client.ts";

afterEach(() => vi.unstubAllGlobals());

test("asks this site in the language of the page, and tells when the session has ended", async () => {
  const fetch = vi.fn(async () => Response.json({ code: "unauthorized" }, { status: 401 }));
  const dispatchEvent = vi.fn();
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("window", { dispatchEvent });
  await expect(callApi("GET /users/me/note", { query: { recipe: "a" } })).rejects.toThrow("Status 401");
  expect(fetch).toHaveBeenCalledWith(
    "/api/users/me/note/?recipe=a",
    expect.objectContaining({ headers: expect.objectContaining({ "accept-language": "en" }) }),
  );
  expect(dispatchEvent).toHaveBeenCalledWith(expect.objectContaining({ type: unauthorizedEvent }));
  fetch.mockResolvedValueOnce(new Response("Bad gateway", { status: 502 }));
  await expect(callApi("GET /users/me")).rejects.toMatchObject({ status: 502, code: "" });
  expect(dispatchEvent).toHaveBeenCalledOnce();
});
