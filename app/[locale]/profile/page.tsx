import { getLocale } from "next-intl/server";
import { address } from "#lib/platform/routing/address.ts";
import OwnRecipesPage, { generateMetadata, type OwnRecipesProps } from "./recipes/page.tsx";
import { requireSignIn } from "./require-sign-in.ts";

export const dynamic = "force-dynamic";

export { generateMetadata };

/** The profile begins with the recipes, at an address of its own: analytics counts it as a type. */
export default async function ProfileIndexPage(props: OwnRecipesProps) {
  await requireSignIn(address(await getLocale(), "/profile"));
  return <OwnRecipesPage {...props} />;
}
