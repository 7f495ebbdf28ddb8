import { ask } from "../support/ask.ts";
import { isMadeForOne } from "./head.ts";
import type { Visit } from "./visit.ts";

/** What is wrong with how a page is kept: the next reader gets the same one, made once, and nobody gets a cookie. */
export async function examineCaching({ path, answer }: Visit): Promise<string[]> {
  if (isMadeForOne(path)) return [];
  const again = await ask(path);
  const cookie = answer.headers.get("set-cookie") ?? again.headers.get("set-cookie");
  const kept = again.headers.get("x-nextjs-cache");
  return [
    ...(kept === "HIT" ? [] : [`is made anew for everybody (${kept})`]),
    ...(cookie === null ? [] : [`sets a cookie: ${cookie}`]),
  ];
}
