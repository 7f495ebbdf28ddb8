import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";

/**
 * Requests a page until it comes from the page cache. Another test may just have expired it; a page
 * that is rendered per request never comes from the cache.
 */
export async function getCachedPage(request: APIRequestContext, path: string): Promise<APIResponse> {
  let response = await request.get(path);
  await expect
    .poll(async () => {
      response = await request.get(path);
      return response.headers()["x-nextjs-cache"];
    })
    .toBe("HIT");
  return response;
}
