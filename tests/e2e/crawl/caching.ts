import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { isDynamic, isPersonal } from "./head.ts";
import type { Visit } from "./visit.ts";

/** Lists problems of caching: public pages come from the cache and set no cookie. */
export async function checkCaching({ path, answer }: Visit): Promise<string[]> {
  if (isPersonal(path) || isDynamic(path)) return [];
  // Another test may have expired the page; a page rendered per request never comes from the cache.
  const soon = await sendRequest(path);
  const again = soon.headers.get("x-nextjs-cache") === "HIT" ? soon : await sendRequest(path);
  const cookie =
    [answer, soon, again].map(({ headers }) => headers.get("set-cookie")).find((value) => value !== null) ?? null;
  const cacheStatus = again.headers.get("x-nextjs-cache");
  return [
    ...(cacheStatus === "HIT" ? [] : [`is not cached (${cacheStatus})`]),
    ...(cookie === null ? [] : [`sets a cookie: ${cookie}`]),
  ];
}
