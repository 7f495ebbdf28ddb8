import { getLocale, getTranslations } from "next-intl/server";
import { ProfileGrid } from "#components/people/users/profile-grid.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listUsers } from "#lib/people/users/queries.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import { address } from "#lib/platform/routing/address.ts";
import { StaticPage, staticPageMetadata } from "../static-page.tsx";

export const revalidate = 600;

export const generateMetadata = () => staticPageMetadata("team");

const groups: UserType[] = ["editor", "contributor", "community"];

export default async function TeamPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("stories.team")]);
  const profiles = (await listUsers(locale)).filter(({ newType }) => groups.includes(newType));
  return (
    <StaticPage pageKey="team">
      <section aria-labelledby="kitchens" className="section mx-auto w-[min(100%-2*var(--gutter),var(--page-read))]">
        <SectionHeading id="kitchens" title={t("title")} more={{ label: t("all"), href: address(locale, "/users") }} />
        <ProfileGrid profiles={profiles} heading={3} columns={2} />
      </section>
    </StaticPage>
  );
}
