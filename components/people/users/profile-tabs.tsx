import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "#components/ui/navigation/link.tsx";
import type { OwnProfile } from "#lib/people/users/own-profile-queries.ts";
import { type ProfileTab, profileRoute, profileTabs } from "#lib/people/users/profile-tabs.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";
import { address } from "#lib/platform/routing/address.ts";

interface ProfileTabsProps {
  current: ProfileTab;
  profile: OwnProfile;
  /** The number of likes, which changes with the list. */
  likeCount: ReactNode;
}

/** Tabs of the user's own profile, with counts. */
export function ProfileTabs({ current, profile, likeCount }: ProfileTabsProps) {
  const locale = useLocale();
  const t = useTranslations("users.profile");
  const counts: Partial<Record<ProfileTab, ReactNode>> = {
    recipes: formatNumber(profile.recipeCount, locale),
    likes: likeCount,
    cookbooks: formatNumber(profile.cookbookCount, locale),
  };
  return (
    <nav
      aria-label={t("nav")}
      className="flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none] max-md:-mx-(--gutter) max-md:px-(--gutter)"
    >
      {profileTabs.map((tab) => (
        <Link
          key={tab}
          href={address(locale, profileRoute(tab))}
          aria-current={tab === current ? "page" : undefined}
          className="tab -outline-offset-4 max-sm:px-2 max-sm:text-sm"
        >
          {t(tab)}
          {counts[tab] !== undefined && <span className="font-text text-ink-3 max-sm:hidden">{counts[tab]}</span>}
        </Link>
      ))}
    </nav>
  );
}
