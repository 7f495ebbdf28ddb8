import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { listMetadata } from "#app/[locale]/numbered-list.ts";
import { OwnHead } from "#components/users/own-head.tsx";
import { ProfileTabs } from "#components/users/profile-tabs.tsx";
import type { Viewer } from "#lib/auth/viewer-type.ts";
import { addresses } from "#lib/i18n/address.ts";
import { getOwnProfile } from "#lib/users/own-profile.ts";
import { type ProfileTab, profileRoute } from "#lib/users/profile-tabs.ts";

interface ProfilePageProps {
  tab: ProfileTab;
  viewer: Viewer;
  children: ReactNode;
}

/** A page of the reader's own profile: who they are, the tabs, what is in this one. */
export async function ProfilePage({ tab, viewer, children }: ProfilePageProps) {
  const profile = await getOwnProfile(await getLocale(), viewer.id);
  return (
    <div className="wrap">
      <OwnHead name={viewer.name} profile={profile} hasEdit={tab !== "settings"} />
      <ProfileTabs current={tab} profile={profile} />
      <div className="pt-8">{children}</div>
    </div>
  );
}

/** Metadata of a tab: nothing for an index. */
export async function profileMetadata(tab: ProfileTab): Promise<Metadata> {
  const t = await getTranslations("users.profile");
  return listMetadata({
    title: t("metaTitle", { tab }),
    description: "",
    alternates: addresses(profileRoute(tab)),
    isIndexed: false,
  });
}
