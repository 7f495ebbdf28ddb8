import { getTranslations } from "next-intl/server";
import { UserRail } from "#components/content/feeds/user-rail.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listUsersById } from "#lib/people/users/queries.ts";
import { address } from "#lib/platform/routing/address.ts";
import type { ModuleProps } from "./feed.tsx";

/** Selected authors as a rail. */
export async function AuthorModule({ id, locale, data }: ModuleProps<"author_carousel">) {
  const t = await getTranslations("feeds.more");
  const users = await listUsersById(locale, data.userIds);
  if (users.length === 0) return null;
  const heading = data.heading[locale];
  return (
    <section className="wrap section" aria-labelledby={id}>
      <SectionHeading id={id} title={heading} more={{ label: t("users"), href: address(locale, "/users") }} />
      <UserRail users={users} label={heading} />
    </section>
  );
}
