import { useTranslations } from "next-intl";
import { ProfileGrid } from "#components/people/users/profile-grid.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { groupProfiles } from "#lib/people/users/profile-groups.ts";
import type { Profile } from "#lib/people/users/queries.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";

interface ProfileGroupsProps {
  profiles: Profile[];
  /** Links to more about a type of profile. */
  more: Partial<Record<UserType, { label: string; href: string }>>;
}

/** All profiles, grouped by type. */
export function ProfileGroups({ profiles, more }: ProfileGroupsProps) {
  const t = useTranslations("users.index");
  return groupProfiles(profiles).map(({ type, profiles: ofType }) => (
    <section key={type} aria-labelledby={type} className="mt-12 md:mt-16 [header+&]:mt-0">
      <SectionHeading id={type} title={t("group", { type })} text={t("groupText", { type })} more={more[type]} />
      <ProfileGrid profiles={ofType} heading={3} />
    </section>
  ));
}
