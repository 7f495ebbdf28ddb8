import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { LikeTotal } from "#components/people/likes/like-total.tsx";
import { OwnProfileHeader } from "#components/people/users/own-profile-header.tsx";
import { ProfileTabs } from "#components/people/users/profile-tabs.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { getOwnProfile } from "#lib/people/users/own-profile-queries.ts";
import { type ProfileTab, profileRoute } from "#lib/people/users/profile-tabs.ts";
import { hasDesk } from "#lib/platform/auth/desk-roles.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { addresses } from "#lib/platform/routing/address.ts";

interface ProfilePageProps {
  tab: ProfileTab;
  user: SessionUser;
  children: ReactNode;
}

/** Layout of the user's own profile: header, tabs and the content of one tab. */
export async function ProfilePage({ tab, user, children }: ProfilePageProps) {
  const locale = await getLocale();
  const [profile, flashMessage, t, deskTitle] = await Promise.all([
    getOwnProfile(locale, user.id),
    getFlashMessage(),
    getTranslations("users.profile.likeCount"),
    getTranslations("desk").then((desk) => desk("title")),
  ]);
  // The number changes in the browser.
  const words = { one: t("one", { count: "{count}" }), other: t("other", { count: "{count}" }) };
  return (
    <div className="wrap">
      <OwnProfileHeader
        name={user.name}
        profile={profile}
        likeCount={<LikeTotal count={profile.likeCount} locale={locale} words={words} />}
        hasEditLink={tab !== "settings"}
        deskLabel={hasDesk(user.newType) ? deskTitle : null}
      />
      <ProfileTabs
        current={tab}
        profile={profile}
        likeCount={<LikeTotal count={profile.likeCount} locale={locale} />}
      />
      <div className="pt-8">
        <FlashMessage message={flashMessage} />
        {children}
      </div>
    </div>
  );
}

/** Metadata of a tab, which search engines must not index. */
export async function profileMetadata(tab: ProfileTab): Promise<Metadata> {
  const t = await getTranslations("users.profile");
  return noindexMetadata(t("metaTitle", { tab }), addresses(profileRoute(tab)));
}
