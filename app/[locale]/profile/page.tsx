import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { address } from "#lib/routing/address.ts";
import { requireSignIn } from "./require-sign-in.ts";

export const dynamic = "force-dynamic";

/** Redirects to the first tab of the profile. */
export default async function ProfileIndexPage() {
  const recipes = address(await getLocale(), "/profile/recipes");
  await requireSignIn(recipes);
  redirect(recipes);
}
