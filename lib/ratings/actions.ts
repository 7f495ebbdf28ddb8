"use server";
import { getViewer } from "#lib/auth/viewer.ts";
import { mayRate } from "./limits.ts";
import { setRating } from "./mutations.ts";
import { ratingForm } from "./schema.ts";

/** Gives the recipe `id` the reader's `stars`, or takes them back. What nobody may do, or means nothing, changes nothing. */
export async function rateAction(form: FormData): Promise<void> {
  const viewer = await getViewer();
  const wanted = ratingForm.safeParse({ id: form.get("id"), stars: form.get("stars") });
  if (!viewer || !wanted.success) return;
  const { id: itemId, stars } = wanted.data;
  if (stars !== null && !mayRate(viewer.id)) return;
  await setRating({ userId: viewer.id, itemId, stars });
}
