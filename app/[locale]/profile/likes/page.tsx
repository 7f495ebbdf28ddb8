import { getLocale } from "next-intl/server";
import { requireSignIn } from "#app/[locale]/profile/require-sign-in.ts";
import { address } from "#lib/platform/routing/address.ts";
import { ProfilePage, profileMetadata } from "../profile-page.tsx";
import { LikedCards, type LikesSearchParams } from "./liked-cards.tsx";

export const dynamic = "force-dynamic";

export function generateMetadata() {
  return profileMetadata("likes");
}

type Props = { searchParams: Promise<LikesSearchParams> };

export default async function ProfileLikesPage({ searchParams }: Props) {
  const [query, locale] = await Promise.all([searchParams, getLocale()]);
  const user = await requireSignIn(address(locale, "/profile/likes"));
  return (
    <ProfilePage tab="likes" user={user}>
      <LikedCards locale={locale} userId={user.id} route="/profile/likes" query={query} />
    </ProfilePage>
  );
}
