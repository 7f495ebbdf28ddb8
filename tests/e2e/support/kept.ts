import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";

/**
 * The page as it is kept for everybody. Somebody else's change may have had it made anew a moment ago; one that is made for each reader
 * never comes from where pages are kept.
 */
export async function getKept(request: APIRequestContext, path: string): Promise<APIResponse> {
  let answer = await request.get(path);
  await expect
    .poll(async () => {
      answer = await request.get(path);
      return answer.headers()["x-nextjs-cache"];
    })
    .toBe("HIT");
  return answer;
}
