import clsx from "clsx";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { address } from "#lib/i18n/address.ts";
import type { OwnProfile } from "#lib/users/own-profile.ts";
import { type ProfileTab, profileRoute, profileTabs } from "#lib/users/profile-tabs.ts";

interface ProfileTabsProps {
  current: ProfileTab;
  profile: OwnProfile;
}

/** Recipes, likes, cookbooks, settings: each with how much there is. */
export function ProfileTabs({ current, profile }: ProfileTabsProps) {
  const locale = useLocale();
  const t = useTranslations("users.profile");
  const counts: Partial<Record<ProfileTab, number>> = {
    recipes: profile.recipeCount,
    likes: profile.likeCount,
    cookbooks: profile.cookbookCount,
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
          prefetch={false}
          aria-current={tab === current ? "page" : undefined}
          className={clsx(
            "inline-flex min-h-(--tabs-h) items-center gap-[0.4rem] whitespace-nowrap border-b-3 px-[0.9rem] font-strong no-underline -outline-offset-4 hover:text-kobalt max-sm:px-2 max-sm:text-sm",
            tab === current ? "border-kobalt text-kobalt" : "border-transparent text-ink-2",
          )}
        >
          {t(tab)}
          {counts[tab] !== undefined && (
            <span className="font-text text-ink-3 max-sm:hidden">{counts[tab].toLocaleString(locale)}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
