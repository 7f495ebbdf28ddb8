import { getLocale } from "next-intl/server";
import { address } from "#lib/i18n/address.ts";
import { ProfilePage, profileMetadata } from "../profile-page.tsx";
import { requireProfile } from "../require-profile.ts";
import { LikedCards } from "./liked-cards.tsx";

export const dynamic = "force-dynamic";

export function generateMetadata() {
  return profileMetadata("likes");
}

type Props = { searchParams: Promise<{ page?: string | string[] }> };

export default async function ProfileLikesPage({ searchParams }: Props) {
  const [{ page }, locale] = await Promise.all([searchParams, getLocale()]);
  const viewer = await requireProfile(address(locale, "/profile/likes"));
  return (
    <ProfilePage tab="likes" viewer={viewer}>
      <LikedCards locale={locale} userId={viewer.id} route="/profile/likes" page={page} />
    </ProfilePage>
  );
}
