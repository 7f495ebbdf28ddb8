"use server";
import { redirect } from "next/navigation";
import { getViewer } from "#lib/auth/viewer.ts";
import { address } from "#lib/i18n/address.ts";
import { expireRated } from "./expiry.ts";
import { mayRate } from "./limits.ts";
import { setRating } from "./mutations.ts";
import { ratingOf } from "./queries.ts";
import { ratingForm } from "./schema.ts";
import type { RatingState } from "./stars.ts";

/** Gives the recipe `id` the reader's `stars`, or takes them back. Whoever is not signed in is led to sign up, and back `here`. */
export async function rateAction(_before: RatingState, form: FormData): Promise<RatingState> {
  const fields = ["id", "stars", "locale", "here"].map((name) => [name, form.get(name)]);
  const wanted = ratingForm.safeParse(Object.fromEntries(fields));
  if (!wanted.success) return { status: "failed" };
  const { id: itemId, stars, locale, here } = wanted.data;
  const viewer = await getViewer();
  if (!viewer) redirect(`${address(locale, "/signup")}${here ? `?next=${encodeURIComponent(here)}` : ""}`);
  if (stars !== null && !mayRate(viewer.id)) return { status: "failed" };
  try {
    // Nobody makes pages anew by taking back what they have not given.
    if (stars === null && (await ratingOf(viewer.id, itemId)) === null) return { status: "rated", stars };
    if (!(await setRating({ userId: viewer.id, itemId, stars }))) return { status: "refused" };
    await expireRated(itemId);
    return { status: "rated", stars };
  } catch (error) {
    console.error("a rating was not taken:", error instanceof Error ? (error.cause ?? error.name) : error);
    return { status: "failed" };
  }
}
