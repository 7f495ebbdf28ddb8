import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { address } from "#lib/i18n/address.ts";
import { requireProfile } from "./require-profile.ts";

export const dynamic = "force-dynamic";

/** The profile begins with its first tab. */
export default async function ProfileIndexPage() {
  const recipes = address(await getLocale(), "/profile/recipes");
  await requireProfile(recipes);
  redirect(recipes);
}
