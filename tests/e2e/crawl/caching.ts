import { ask } from "../support/ask.ts";
import { isAsked, isMadeForOne } from "./head.ts";
import type { Visit } from "./visit.ts";

/** What is wrong with how a page is kept: the next reader gets the same one, made once, and nobody gets a cookie. */
export async function examineCaching({ path, answer }: Visit): Promise<string[]> {
  if (isMadeForOne(path) || isAsked(path)) return [];
  // Somebody may have changed what is on it in between; a page that is made for each never comes from where it is kept.
  const soon = await ask(path);
  const again = soon.headers.get("x-nextjs-cache") === "HIT" ? soon : await ask(path);
  const cookie =
    [answer, soon, again].map(({ headers }) => headers.get("set-cookie")).find((value) => value !== null) ?? null;
  const kept = again.headers.get("x-nextjs-cache");
  return [
    ...(kept === "HIT" ? [] : [`is made anew for everybody (${kept})`]),
    ...(cookie === null ? [] : [`sets a cookie: ${cookie}`]),
  ];
}
