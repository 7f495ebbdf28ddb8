"use server";
import { redirect } from "next/navigation";
import { getViewer } from "#lib/auth/viewer.ts";
import { address } from "#lib/i18n/address.ts";
import { rate } from "./rate.ts";
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
  try {
    const outcome = await rate({ userId: viewer.id, itemId, stars });
    if (outcome === "rated") return { status: "rated", stars };
    return { status: outcome === "missing" ? "refused" : "failed" };
  } catch (error) {
    console.error("a rating was not taken:", error instanceof Error ? (error.cause ?? error.name) : error);
    return { status: "failed" };
  }
}
